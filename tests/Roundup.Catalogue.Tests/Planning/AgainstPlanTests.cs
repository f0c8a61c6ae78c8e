namespace Roundup.Catalogue.Tests.Planning;

public sealed class AgainstPlanTests : RepositoryTests
{
    [Fact]
    public void Each_row_is_compared_with_the_row_of_its_name_beside_the_baseline_of_the_suite()
    {
        var plan = repository.Plan(new RunOptions { Serializers = ["Swift.Json"], Against = ["Swift.Json@2.0.1"] });

        plan.Comparison!.Pairs.ShouldBe(
        [
            new("Swift.Json", "Swift.Json@2.0.1"), new("Swift.Json/generated", "Swift.Json@2.0.1/generated"),
        ]);
        plan.Cases.Select(planned => planned.Id.Serializer).Distinct().ShouldBe(
            ["Swift.Json", "Swift.Json/generated", "Swift.Json@2.0.1", "Swift.Json@2.0.1/generated"], ignoreOrder: true);
        plan.Baselines.ShouldBe(["Swift.Json"]);
    }

    [Fact]
    public void The_rows_after_the_change_are_those_of_the_library_where_none_are_named() =>
        repository.Plan(new RunOptions { Against = ["Swift.Json@2.0.1/generated"] }).Comparison!.Pairs
            .ShouldBe([new("Swift.Json/generated", "Swift.Json@2.0.1/generated")]);

    [Fact]
    public void One_row_on_each_side_is_compared_whatever_their_names() =>
        repository.Plan(new RunOptions { Serializers = ["Packed/default"], Against = ["Swift.Json/generated"] }).Comparison!.Pairs
            .ShouldBe([new("Packed", "Swift.Json/generated")]);

    [Fact]
    public void Each_row_on_a_target_is_compared_with_itself_on_another()
    {
        var plan = repository.Plan(
            new RunOptions { Serializers = ["Swift.Json", "reference"], Targets = ["net10.0"], Against = ["net9.0"] });

        var comparison = plan.Comparison.ShouldNotBeNull();
        comparison.Pairs.ShouldBe([new("Swift.Json", "Swift.Json"), new("Swift.Json/generated", "Swift.Json/generated")]);
        comparison.Targets.ShouldBe(new("net10.0", "net9.0"));
        var after = plan.Cases.First(planned => planned.Id is { Serializer: "Swift.Json/generated", Table.Target: "net10.0" }).Id;
        var before = comparison.BaseOf(after).ShouldNotBeNull();
        before.ShouldBe(after with { Table = after.Table with { Target = "net9.0" } });
        plan.Cases.ShouldContain(planned => planned.Id == before);
        comparison.BaseOf(before).ShouldBeNull("it is before the change");
        repository.Plan(plan.Options).Comparison!.Targets.ShouldBe(comparison.Targets, "as when the run is resumed");
    }

    [Fact]
    public void A_check_asks_the_rows_that_are_compared_and_not_the_control()
    {
        var plan = repository.Plan(new RunOptions
        {
            Serializers = ["Packed/default"],
            Against = ["Packed/writer"],
            Experiments = [ExperimentNames.Speed, ExperimentNames.Check],
        });

        string[] RowsOf(string experiment)
        {
            var planned = plan.Experiments.Single(one => one.Name == experiment);
            return [.. plan.Cases.Select(one => one.Id).Where(planned.Takes).Select(id => id.Serializer).Distinct().Order()];
        }

        RowsOf(ExperimentNames.Speed).ShouldBe(["Packed", "Packed/writer", "Swift.Json"]);
        RowsOf(ExperimentNames.Check).ShouldBe(["Packed", "Packed/writer"]);
    }

    [Fact]
    public void A_table_without_a_compared_row_is_not_measured()
    {
        TableId[] TablesOf(RunOptions options) => [.. repository.Plan(options).Cases.Select(planned => planned.Id.Table).Distinct()];
        var binary = new RunOptions { Serializers = ["Packed/default"], Against = ["Packed/writer"] };

        TablesOf(binary).ShouldAllBe(table => table.Shape == Shape.Bytes, "the baseline alone would have String");
        TablesOf(binary).Select(table => table.Operation).Distinct().Count().ShouldBe(2, "one of the two rows deserializes");
        TablesOf(new RunOptions { Against = ["Swift.Json@2.0.1"] }).Length.ShouldBe(8);
        TablesOf(binary with { Baseline = "Swift.Json@net9.0" }).Select(table => table.Target).Distinct()
            .ShouldBe(["net9.0", "net10.0"], ignoreOrder: true, "the baseline of all targets stands in one");
        Should.Throw<RoundupException>(() => repository.Plan(binary with { Shapes = ["String"] })).Message
            .ShouldStartWith("No case is left");
    }

    [Fact]
    public void The_effort_has_looks_and_limits_of_its_own()
    {
        var plan = repository.Plan(new RunOptions { Against = ["Swift.Json@2.0.1"] });
        var other = repository.Plan(new RunOptions { Against = ["Swift.Json@2.0.1"], Launches = 5, Threshold = 0.03, Margin = 0.04 });

        (plan.Experiment.Effort.Launches, plan.Experiment.Effort.MostLaunches, plan.Experiment.Effort.Until).ShouldBe((8, 20, null));
        (plan.Comparison!.Threshold, plan.Comparison.Margin).ShouldBe((0.02, 0.05));
        plan.Budget.ShouldBeNull();
        (other.Experiment.Effort.Launches, other.Experiment.Effort.MostLaunches).ShouldBe((5, 5));
        (other.Comparison!.Threshold, other.Comparison.Margin).ShouldBe((0.03, 0.04));
    }

    [Fact]
    public void By_instructions_no_baseline_is_measured_and_each_row_has_a_target_ahead_of_time_and_one_without_tiering()
    {
        var plan = repository.Plan(new RunOptions { Against = ["Swift.Json@2.0.1/generated"], By = ComparisonRule.Instructions });
        var again = repository.Plan(plan.Options);

        plan.Experiment.Name.ShouldBe(ExperimentNames.Instructions);
        plan.Cases.Select(planned => planned.Id.Serializer).Distinct()
            .ShouldBe(["Swift.Json/generated", "Swift.Json@2.0.1/generated"], ignoreOrder: true);
        plan.Cases.Select(planned => planned.Id.Table.Target).Distinct().ShouldBe(["net10.0-aot", "net10.0-no-tiering"]);
        (plan.Comparison!.Threshold, plan.Budget).ShouldBe((0.005, null));
        again.Cases.Select(planned => planned.Id).ShouldBe(plan.Cases.Select(planned => planned.Id), "a resumed run plans again");
    }

    public static TheoryData<RunOptions, string> Invalid => new()
    {
        { new RunOptions { Threshold = 0.03 }, "--threshold, --margin, --by and --allow-same are for comparisons" },
        { new RunOptions { AllowSame = true }, "--threshold, --margin, --by and --allow-same are for comparisons" },
        { new RunOptions { Against = ["Swift.Json@2.0.1"], Until = 0.02 }, "--until is for ratios to the baseline" },
        { new RunOptions { Against = ["Swift.Json@2.0.1"], Serializers = ["Packed"] }, "has no counterpart of the same name" },
        { new RunOptions { Against = ["Swift.Json@2.0.1"], Experiments = ["first-call"] }, "add --experiment speed" },
        { new RunOptions { Against = ["net9.0"] }, "--against net9.0 compares each serializer with itself on another runtime" },
        { new RunOptions { Against = ["net9.0"], Targets = ["net8.0", "net10.0"] }, "name that one with --target" },
        { new RunOptions { Against = ["Swift.Jsn"] }, "did you mean Swift.Json?" },
        { new RunOptions { By = ComparisonRule.Instructions }, "add --against with what to compare with" },
        { new RunOptions { Against = ["Swift.Json@2.0.1"], Experiments = ["speed", "instructions"] }, "one experiment that compares" },
    };

    [Theory]
    [MemberData(nameof(Invalid))]
    public void What_cannot_be_compared_is_an_error_with_a_remedy(RunOptions options, string message)
    {
        var error = Should.Throw<RoundupException>(() => repository.Plan(options));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(message);
    }
}
