using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Builds;

/// <summary>A library's generator that cannot take one of the datasets costs its rows that dataset and no other.</summary>
[Collection(WithRepository.Others)]
public sealed class ExclusionTests(ExclusionTests.PickyRun run) : IClassFixture<ExclusionTests.PickyRun>
{
    [SlowFact, Trait(AllTests.Category, AllTests.Slow)]
    public async Task Also_where_it_blames_a_dataset_that_it_can_take()
    {
        var results = await run.VerifyAsync("blames-another", "blames-both");

        ShouldLackOne(PickyRun.Of(results, "blames-another"), "something has no form");
        ShouldLackOne(PickyRun.Of(results, "blames-both"), "Same.Model.Source.cs: something has no form");
    }

    [Theory]
    [InlineData("names-the-file", "PICKY1: a constant has no form")]
    [InlineData("names-nothing", "something has no form")]
    public async Task A_dataset_that_a_generator_cannot_take_is_unsupported_with_its_message(string row, string message) =>
        ShouldLackOne(await run.OfAsync(row), message);

    [Fact]
    public async Task What_was_left_out_is_remembered_and_not_tried_again()
    {
        var first = await run.OfAsync("names-the-file");
        var built = run.BuiltAt;

        var again = await run.VerifyAsync("names-the-file");

        run.BuiltAt.ShouldBe(built);
        again.Select(result => result.Reason).ShouldBe(first.Select(result => result.Reason));
    }

    [Fact]
    public async Task A_tool_that_is_missing_makes_the_row_unavailable() => (await run.OfAsync("lacks-a-tool"))
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

    /// <summary>All rows whose generator fails, built and verified at once for the tests that look at them.</summary>
    public sealed class PickyRun
    {
        private readonly TestRepository _repository;
        private readonly Lazy<Task<IReadOnlyList<CaseResult>>> _cases;

        public PickyRun(TestRepository repository)
        {
            _repository = repository;
            _cases = new(() => VerifyAsync("names-the-file", "names-nothing", "lacks-a-tool"));
        }

        /// <summary>When the assembly of a row was written.</summary>
        public DateTime BuiltAt => File.GetLastWriteTimeUtc(Directory.EnumerateFiles(
            Path.Combine(_repository.Root, "artifacts", "units", "Picky-plain-names-the-file-net10.0", "bin"),
            "Roundup.Serializers.Picky.dll").Single());

        /// <summary>The results of one row.</summary>
        public static IReadOnlyList<CaseResult> Of(IReadOnlyList<CaseResult> results, string row) =>
            [.. results.Where(result => result.Id.Serializer == "Picky/" + row)];

        /// <summary>The results of a row in the common run.</summary>
        public async Task<IReadOnlyList<CaseResult>> OfAsync(string row) => Of(await _cases.Value, row);

        /// <summary>Verifies some rows in a run of their own.</summary>
        public async Task<IReadOnlyList<CaseResult>> VerifyAsync(params string[] rows)
        {
            var options = new RunOptions { Datasets = ["Notes", "Same"], Experiments = [ExperimentNames.Fidelity] };
            var plan = _repository.PlanOf(string.Join(',', rows.Select(row => "Picky/" + row)), Efforts.Least, options);
            return (await _repository.RunAsync(plan, _repository.NewFolder())).Cases;
        }
    }
}
