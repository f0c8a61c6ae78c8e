namespace Roundup.Processes.Tests.Measuring;

/// <summary>Counts of a real worker in valgrind.</summary>
[Collection(WithRepository.Others)]
public sealed class ValgrindTests(TestRepository repository)
{
    private static readonly Effort s_two = new("two", Launches: 2, Rounds: 1, BatchMs: 0, WarmupMs: 0);

    [ValgrindFact]
    public async Task Two_processes_count_the_same_and_more_values_are_more_instructions()
    {
        var options = new RunOptions
        {
            Datasets = ["Notes"],
            Counts = [1, 20],
            Operations = ["Serialize"],
            Targets = ["net10.0-no-tiering"],
            Experiments = [ExperimentNames.Instructions],
            TimeLimit = TimeSpan.FromMinutes(5),
        };

        var results = await repository.RunAsync(repository.PlanOf("prints", s_two, options), repository.NewFolder());

        results.Cases.Count.ShouldBe(2);
        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured);
        var counts = results.Cases.OrderBy(result => result.Id.Table.Count)
            .Select(result => result.Part.ShouldBeOfType<InstructionsData>()).ToList();
        counts.ShouldAllBe(one => one.PerCall.Count == 2 && one.PerCall[0] > 100 && one.Spread < 0.05);
        (counts[1].Mean / counts[0].Mean).ShouldBeInRange(3, 40);
    }

    private sealed class ValgrindFactAttribute : FactAttribute
    {
        public ValgrindFactAttribute() => Skip = AllTests.Missing("time") ?? Engine.Experiments.Instructions.Valgrind.Missing(
            OperatingSystem.IsLinux(), Catalogue.ProgramPath.Find("valgrind") is not null);
    }
}
