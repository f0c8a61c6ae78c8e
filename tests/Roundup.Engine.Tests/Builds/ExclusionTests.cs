using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Builds;

/// <summary>A library's generator that cannot take one of the datasets costs its rows that dataset and no other.</summary>
[Collection(WithRepository.Others)]
public sealed class ExclusionTests(TestRepository repository)
{
    [SlowTheory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("blames-another", "something has no form")]
    [InlineData("blames-both", "Same.Model.Source.cs: something has no form")]
    public Task Also_where_it_blames_a_dataset_that_it_can_take(string row, string message) =>
        A_dataset_that_a_generator_cannot_take_is_unsupported_with_its_message(row, message);

    [Theory]
    [InlineData("names-the-file", "Same.Model.Source.cs: PICKY1: a constant has no form")]
    [InlineData("names-nothing", "something has no form")]
    public async Task A_dataset_that_a_generator_cannot_take_is_unsupported_with_its_message(string row, string message)
    {
        var results = await VerifyAsync(row);

        foreach (var result in results.Cases)
        {
            var isNotes = result.Id.Cell.Dataset == "Notes";
            result.Outcome.ShouldBe(isNotes ? Outcome.Skipped : Outcome.Unsupported);
            result.Fidelity.ShouldBe(isNotes ? Fidelity.Exact : Fidelity.Unchecked);
            result.Reason.ShouldNotBeNull().ShouldContain(isNotes ? "only verified" : message);
        }
    }

    [Fact]
    public async Task What_was_left_out_is_remembered_and_not_tried_again()
    {
        var first = await VerifyAsync("names-the-file");
        var unit = Path.Combine(repository.Root, "artifacts", "units", "Picky-plain-names-the-file-net10.0", "bin");
        var assembly = Directory.EnumerateFiles(unit, "Roundup.Serializers.Picky.dll").Single();
        var built = File.GetLastWriteTimeUtc(assembly);

        var second = await VerifyAsync("names-the-file");

        File.GetLastWriteTimeUtc(assembly).ShouldBe(built);
        second.Cases.Select(result => result.Reason).ShouldBe(first.Cases.Select(result => result.Reason));
    }

    [Fact]
    public async Task A_tool_that_is_missing_makes_the_row_unavailable()
    {
        var results = await VerifyAsync("lacks-a-tool");

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Unavailable && result.Reason == "pickyc not found: install it");
    }

    private Task<ResultsFile> VerifyAsync(string row) =>
        repository.RunAsync(
            repository.PlanOf(
                "Picky/" + row,
                Efforts.Least,
                new RunOptions { Datasets = ["Notes", "Same"], Experiments = [ExperimentNames.Fidelity] }),
            repository.NewFolder());
}
