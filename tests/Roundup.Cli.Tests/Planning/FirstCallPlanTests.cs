using Roundup.Cli.Tests.Support;
using Roundup.Engine;
using Roundup.Engine.Planning;
using Roundup.Results;
using Shouldly;
using Xunit;

namespace Roundup.Cli.Tests.Planning;

/// <summary>The plan of a suite that measures first calls.</summary>
public sealed class FirstCallPlanTests : IDisposable
{
    private const string Suite = """{ "title": "Start", "experiment": "first-call", "datasets": ["Users", "Books"], "shapes": ["Bytes"], "effort": "quick" }""";
    private readonly TempRepository repository = new();

    public FirstCallPlanTests()
    {
        repository.Compressors();
        repository.Suite("start", Suite);
    }

    public void Dispose() => repository.Dispose();

    [Theory]
    [InlineData(null, 15)]
    [InlineData("standard", 25)]
    [InlineData("rigorous", 50)]
    public void A_launch_is_a_process_and_there_are_fifteen_at_least(string? effort, int launches)
    {
        var plan = repository.Plan(new RunOptions { Suite = "start", Effort = effort });

        plan.Experiment.ShouldBe(Experiment.FirstCall);
        plan.Effort.Launches.ShouldBe(launches);
        plan.Effort.Rounds.ShouldBe(1);
    }

    [Fact]
    public void Other_suites_stay_what_they_were()
    {
        repository.Plan().Experiment.ShouldBe(Experiment.Steady);
        repository.Plan(new RunOptions { Effort = "standard" }).Effort.Launches.ShouldBe(5);
    }

    [Fact]
    public void A_compressor_has_no_place_in_it() =>
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "start", Compressors = ["none", "tight"] })).Message.ShouldBe("The suite start measures first calls, which are made without a compressor: leave compressors out.");
}
