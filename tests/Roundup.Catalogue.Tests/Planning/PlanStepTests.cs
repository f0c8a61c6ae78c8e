namespace Roundup.Catalogue.Tests.Planning;

/// <summary>Each step from options to a plan by itself, after those before it.</summary>
public sealed class PlanStepTests : RepositoryTests
{
    [Fact]
    public void Rows_are_those_of_the_user_with_those_before_a_change()
    {
        var draft = PlanSteps.Serializers(Draft(new() { Serializers = ["Packed/default"], Against = ["Swift.Json/generated"] }));

        draft.Serializers.Select(row => row.Configuration.FullName).ShouldBe(["Packed", "Swift.Json/generated"]);
        draft.Compared.ShouldBe([new("Packed", "Swift.Json/generated")]);
        draft.Options.Baseline.ShouldBe("Swift.Json", "a comparison has the suite's as its control");
        draft.ComparedTargets.ShouldBeNull();
    }

    [Fact]
    public void Rows_are_compared_with_themselves_on_another_target()
    {
        var draft = PlanSteps.Serializers(Draft(new() { Serializers = ["Packed/default"], Targets = ["net10.0"], Against = ["net9.0"] }));

        draft.Compared.ShouldBe([new("Packed", "Packed")]);
        draft.ComparedTargets.ShouldBe(new("net10.0", "net9.0"));
    }

    [Theory]
    [InlineData("speed", null, "net10.0")]
    [InlineData("instructions", null, "net10.0-aot net10.0-no-tiering")]
    [InlineData("instructions", "net8.0", "net8.0")]
    public void Targets_are_those_of_the_user_or_of_the_only_experiment_or_of_the_suite(string experiment, string? asked, string expected)
    {
        var draft = PlanSteps.Targets(Draft(new() { Experiments = [experiment], Targets = asked is null ? [] : [asked] }));

        string.Join(' ', draft.Targets).ShouldBe(expected);
        draft.Experiments.Select(rules => rules.Name).ShouldBe([experiment]);
    }

    [Fact]
    public void A_baseline_of_the_user_brings_its_row_and_its_target()
    {
        var before = Draft(new() { Baseline = "Swift.Json/generated@net8.0" });
        before = before with
        {
            Serializers = [.. before.Catalogue.Serializers.Where(row => row.Configuration.FullName == "Packed")],
            Targets = ["net10.0"],
        };

        var draft = PlanSteps.Baseline(before);

        draft.Pairs.Select(pair => pair.Serializer.Configuration.FullName).ShouldBe(["Swift.Json/generated", "Packed"]);
        draft.Targets.ShouldBe(["net8.0", "net10.0"]);
        (draft.Baseline.Name, draft.FurtherBaselines.Count).ShouldBe(("Swift.Json/generated", 0));
    }

    [Theory]
    [InlineData("speed", true, false)]
    [InlineData("check", false, true)]
    [InlineData("speed check", true, true)]
    public void Cases_are_selected_to_be_compared_or_alone_as_the_experiments_want(string experiments, bool toCompare, bool alone)
    {
        var draft = Passed(new() { Experiments = experiments.Split(' ') }, PlanSteps.Cases);

        draft.Datasets.Select(choice => choice.Dataset.Name).ShouldBe(["Users"]);
        (draft.SelectedToCompare.Count > 0, draft.SelectedAlone.Count > 0).ShouldBe((toCompare, alone));
    }

    [Fact]
    public void Experiments_take_of_the_cases_those_of_compared_rows_and_of_their_baseline()
    {
        var options = new RunOptions
        {
            Serializers = ["Packed/default"],
            Against = ["Packed/writer"],
            Experiments = ["speed", "check"],
            Operations = ["Serialize"],
        };
        var draft = Passed(options, PlanSteps.Experiments);

        string[] RowsOf(int experiment) => [.. draft.Taken[experiment].Select(id => id.Serializer).Distinct().Order()];
        RowsOf(0).ShouldBe(["Packed", "Packed/writer", "Swift.Json"]);
        RowsOf(1).ShouldBe(["Packed", "Packed/writer"]);
        draft.Cases.Select(planned => planned.Id.Table.Shape).Distinct().ShouldBe([Shape.Bytes], "the others have no compared row");
    }

    [Fact]
    public void Where_no_case_is_left_the_experiments_have_nothing_to_take() =>
        Should.Throw<RoundupException>(
            () => Passed(new() { Serializers = ["reference"], Operations = ["Serialize"] }, PlanSteps.Experiments))
            .Message.ShouldStartWith("No case is left");

    [Fact]
    public void The_report_has_the_first_named_row_as_its_baseline_where_that_of_the_suite_is_not_named()
    {
        var draft = Passed(new() { Serializers = ["Packed"], Operations = ["Serialize"] }, PlanSteps.Report);

        (draft.Baseline.Name, draft.BaselineOfSuite.Name).ShouldBe(("Packed", "Swift.Json"));
        draft.Efforts.Select(effort => effort.Name).ShouldBe(["quick"]);
        draft.Comparison.ShouldBeNull();
    }

    [Fact]
    public void Shards_have_one_seed_and_share_the_cases()
    {
        var datasets = new RunOptions { Datasets = ["*"] };
        PlanDraft[] parts = [.. Enumerable.Range(1, 2).Select(part => Passed(datasets with { Shard = new(part, 2) }, PlanSteps.Shard))];

        parts[0].Seed.ShouldBe(parts[1].Seed);
        parts[0].Cases.ShouldNotBeEmpty();
        parts.SelectMany(part => part.Cases).Select(planned => planned.Id)
            .ShouldBe(parts[0].Whole.Select(planned => planned.Id), ignoreOrder: true);
    }

    private PlanDraft Draft(RunOptions options)
    {
        var catalogue = repository.Read();
        return new(catalogue, SuiteChoice.Find(catalogue, options.Suite), options);
    }

    /// <summary>The draft after all steps up to one.</summary>
    private PlanDraft Passed(RunOptions options, Func<PlanDraft, PlanDraft> last)
    {
        var draft = Draft(options);
        foreach (var step in PlanSteps.All)
        {
            draft = step(draft);
            if (step == last)
            {
                break;
            }
        }

        return draft;
    }
}
