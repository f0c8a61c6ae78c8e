using Roundup.Contracts;

namespace Roundup.Cli.Tests.Commands;

public sealed class UpgradeTests : CliTests
{
    public UpgradeTests() => repository.Suite("upgrade", """
        {
          "title": "Upgrade", "serializers": ["Packed"], "datasets": ["Books"], "shapes": ["Preferred"],
          "experiments": ["speed", "check"], "checkColumns": ["values", "versions"], "effort": "standard", "baseline": "floor/create"
        }
        """);

    [Fact]
    public async Task The_first_version_is_compared_with_the_second()
    {
        await cli.RunAsync("upgrade", "Swift.Json@2.0.1", "Swift.Json", "--count", "1");

        var plan = cli.Start!.Plan;
        plan.Comparison!.Pairs.ShouldContain(new ComparedPair("Swift.Json", "Swift.Json@2.0.1"));
        plan.Options.CheckColumns.ShouldBe([CheckColumn.Values, CheckColumn.Versions]);
        plan.Experiments.Select(experiment => experiment.Name).ShouldBe([ExperimentNames.Check, ExperimentNames.Speed], ignoreOrder: true);
    }

    [Fact]
    public async Task Two_targets_compare_the_rows_of_the_suite_or_those_that_are_named()
    {
        await cli.RunAsync("upgrade", "net9.0", "net10.0", "--serializer", "Swift.Json/default");

        var comparison = cli.Start!.Plan.Comparison.ShouldNotBeNull();
        comparison.Targets.ShouldBe(new("net10.0", "net9.0"));
        comparison.Pairs.ShouldBe([new("Swift.Json", "Swift.Json")]);
    }

    [Theory]
    [InlineData("Swift.Json@2.0.1 Swift.Json --serializer Packed", "--serializer is for the upgrade of a runtime")]
    [InlineData("net9.0 Swift.Json", "compares each row with itself on another target")]
    [InlineData("Swift.Json@2.0.1", "'after' missing")]
    public async Task What_cannot_be_compared_is_refused(string arguments, string message) =>
        (await cli.RunAsync(["upgrade", .. arguments.Split(' ')])).Error.ShouldContain(message);
}
