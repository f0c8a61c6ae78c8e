using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Builds;

/// <summary>A library's generator that cannot take one of the datasets costs its rows that dataset and no other.</summary>
[Collection(WithRepository.Others)]
public sealed class ExclusionTests(ExclusionTests.PickyRun run) : IClassFixture<ExclusionTests.PickyRun>
{
    [SlowTheory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("blames-another", "something has no form")]
    [InlineData("blames-both", "Same.Model.Source.cs: something has no form")]
    public async Task Also_where_it_blames_a_dataset_that_it_can_take(string row, string message) =>
        ShouldLackOne(await run.VerifyAsync(row), message);

    [Theory]
    [InlineData("names-the-file", "Same.Model.Source.cs: PICKY1: a constant has no form")]
    [InlineData("names-nothing", "something has no form")]
    public void A_dataset_that_a_generator_cannot_take_is_unsupported_with_its_message(string row, string message) =>
        ShouldLackOne(run.Of(row), message);

    [Fact]
    public async Task What_was_left_out_is_remembered_and_not_tried_again()
    {
        var built = run.BuiltAt;

        var again = await run.VerifyAsync("names-the-file");

        run.BuiltAt.ShouldBe(built);
        again.Select(result => result.Reason).ShouldBe(run.Of("names-the-file").Select(result => result.Reason));
    }

    [Fact]
    public void A_tool_that_is_missing_makes_the_row_unavailable() => run.Of("lacks-a-tool")
        .ShouldAllBe(result => result.Outcome == Outcome.Unavailable && result.Reason == "pickyc not found: install it");

    private static void ShouldLackOne(IReadOnlyList<CaseResult> results, string message)
    {
        results.ShouldNotBeEmpty();
        foreach (var result in results)
        {
            var isNotes = result.Id.Cell.Dataset == "Notes";
            result.Outcome.ShouldBe(isNotes ? Outcome.Skipped : Outcome.Unsupported);
            result.Fidelity.ShouldBe(isNotes ? Fidelity.Exact : Fidelity.Unchecked);
            result.Reason.ShouldNotBeNull().ShouldContain(isNotes ? "only verified" : message);
        }
    }

    /// <summary>All rows whose generator fails, built and verified at once.</summary>
    public sealed class PickyRun(TestRepository repository) : IAsyncLifetime
    {
        private IReadOnlyList<CaseResult> _cases = [];

        /// <summary>When the assembly of a row was written.</summary>
        public DateTime BuiltAt => File.GetLastWriteTimeUtc(Directory.EnumerateFiles(
            Path.Combine(repository.Root, "artifacts", "units", "Picky-plain-names-the-file-net10.0", "bin"),
            "Roundup.Serializers.Picky.dll").Single());

        /// <summary>The results of a row.</summary>
        public IReadOnlyList<CaseResult> Of(string row) => [.. _cases.Where(result => result.Id.Serializer == "Picky/" + row)];

        public async Task InitializeAsync() => _cases = await VerifyAsync("names-the-file", "names-nothing", "lacks-a-tool");

        public async Task<IReadOnlyList<CaseResult>> VerifyAsync(params string[] rows)
        {
            var options = new RunOptions { Datasets = ["Notes", "Same"], Experiments = [ExperimentNames.Fidelity] };
            var plan = repository.PlanOf(string.Join(',', rows.Select(row => "Picky/" + row)), Efforts.Least, options);
            return (await repository.RunAsync(plan, repository.NewFolder())).Cases;
        }

        public Task DisposeAsync() => Task.CompletedTask;
    }
}
