using Roundup.Engine.Builds.Units;

namespace Roundup.Cli.Tests.Planning;

/// <summary>The plan of a suite that measures first calls.</summary>
public sealed class ExperimentPlanTests : RepositoryTests
{
    private const string Suite = """
        { "title": "Start", "experiments": ["first-call"], "datasets": ["Users", "Books"], "shapes": ["Bytes"], "effort": "quick" }
        """;
    public ExperimentPlanTests()
    {
        repository.Compressors();
        repository.Suite("start", Suite);
    }

    private Plan Plan(RunOptions options) =>
        Planner.Plan(repository.Read([.. ExperimentList.All.Select(experiment => experiment.Measurement)]), options);

    [Theory]
    [InlineData(null, 15)]
    [InlineData("standard", 25)]
    [InlineData("rigorous", 50)]
    public void A_launch_is_a_process_and_there_are_fifteen_at_least(string? effort, int launches)
    {
        var plan = Plan(new RunOptions { Suite = "start", Effort = effort });

        plan.Experiment.Name.ShouldBe(ExperimentNames.FirstCall);
        plan.Experiment.Effort.Launches.ShouldBe(launches);
        plan.Experiment.Effort.Rounds.ShouldBe(1);
    }

    [Fact]
    public void Other_suites_stay_what_they_were()
    {
        Plan(new RunOptions()).Experiment.Name.ShouldBe(ExperimentNames.Speed);
        Plan(new RunOptions { Effort = "standard" }).Experiment.Effort.Launches.ShouldBe(6);
    }

    [Fact]
    public void Two_versions_of_a_library_are_built_apart()
    {
        var plan = Plan(new RunOptions
        {
            Serializers = ["Swift.Json*@2.0.1", "Swift.Json@3.0.0-rc.1/generated", "Swift.Json/default"],
            Shapes = ["String"],
            Counts = [1],
            Operations = ["Serialize"],
        });

        plan.Cases.Select(c => BuildUnit.Worker(c).Name).ShouldBe(
        [
            "SwiftJson-plain-net10.0", "SwiftJson-2.0.1-plain-net10.0", "SwiftJson-2.0.1-context-net10.0",
            "SwiftJson-3.0.0-rc.1-context-net10.0",
        ]);
    }

    [Fact]
    public void A_row_that_needs_it_is_built_for_each_dataset()
    {
        repository.Library(
            "Fixed",
            "<Library>Fixed</Library><Format>Binary</Format><Status>maintained</Status>",
            """<Configuration Include="default" Flavour="plain" OneDataset="true" Needs="code generation" Shapes="Bytes" />""");
        var plan = Plan(new RunOptions
        {
            Serializers = ["Fixed"],
            Datasets = ["*"],
            Shapes = ["Bytes"],
            Counts = [1],
            Operations = ["Serialize"],
        });

        plan.Cases.Select(c => BuildUnit.Worker(c)).Select(unit => (unit.Name, unit.OnlyDataset?.Name)).ShouldBe(
            [("Fixed-plain-net10.0-Users", "Users"), ("Fixed-plain-net10.0-Books", "Books")]);
    }

    [Fact]
    public void An_experiment_that_is_not_there_gets_a_suggestion()
    {
        repository.Suite("start", Suite.Replace("first-call", "first-cal", StringComparison.Ordinal));
        Should.Throw<RoundupException>(() => Plan(new RunOptions { Suite = "start" })).Message.ShouldContain("did you mean first-call?");
    }

    [Fact]
    public void A_compressor_has_no_place_in_it()
    {
        var options = new RunOptions { Suite = "start", Compressors = ["none", "tight"] };
        Should.Throw<RoundupException>(() => Plan(options)).Message.ShouldBe(
            "The suite start measures first calls, which are made without a compressor: leave compressors out.");
    }
}
