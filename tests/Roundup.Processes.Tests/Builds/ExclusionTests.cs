namespace Roundup.Processes.Tests.Builds;

/// <summary>What MSBuild says of targets that fail; what follows from each: <see cref="UnitBuilderTests"/>.</summary>
[Collection(WithRepository.Others)]
public sealed class ExclusionTests(TestRepository repository)
{
    [SlowFact]
    public async Task A_dataset_that_a_generator_cannot_take_and_a_tool_that_is_missing_are_told_with_its_message()
    {
        var options = new RunOptions { Datasets = ["Notes", "Same"], Experiments = [ProofOnly.Experiment] };
        var plan = repository.PlanOf("Picky/*", Efforts.Least, options);

        var results = (await repository.RunAsync(plan, repository.NewFolder())).Cases.ToLookup(result => result.Id.Serializer);

        results["Picky/lacks-a-tool"].ShouldNotBeEmpty();
        results["Picky/lacks-a-tool"].ShouldAllBe(result =>
            result.Outcome == Outcome.Unavailable && result.Reason == "pickyc not found: install it");
        results["Picky/names-the-file"].Select(result => result.Id.Table.Dataset).Order().ShouldBe(["Notes", "Same"]);
        foreach (var result in results["Picky/names-the-file"])
        {
            var isNotes = result.Id.Table.Dataset == "Notes";
            result.Outcome.ShouldBe(isNotes ? Outcome.Skipped : Outcome.Unsupported);
            result.Fidelity.ShouldBe(isNotes ? Fidelity.Exact : Fidelity.Unchecked);
            result.Reason.ShouldNotBeNull().ShouldContain(isNotes ? "only verified" : "PICKY1: a constant has no form");
        }
    }
}
