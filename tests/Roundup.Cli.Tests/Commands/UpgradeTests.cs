using Roundup.Contracts;

namespace Roundup.Cli.Tests.Commands;

public sealed class UpgradeTests : CliTests
{
    public UpgradeTests() => repository.Suite("upgrade", """
        {
          "title": "Upgrade", "serializers": ["Packed"], "datasets": ["Books"], "shapes": ["Preferred"],
          "experiments": ["speed", "check"], "only": ["values", "versions"], "effort": "standard", "baseline": "reference/create"
        }
        """);

    [Fact]
    public async Task The_first_version_is_compared_with_the_second()
    {
        await cli.RunAsync("upgrade", "Swift.Json@2.0.1", "Swift.Json", "--count", "1");

        var plan = cli.Start!.Plan;
        plan.Comparison!.Pairs.ShouldContain(new ComparedPair("Swift.Json", "Swift.Json@2.0.1"));
        plan.Options.CheckCategories.ShouldBe([CheckCategory.Values, CheckCategory.Versions]);
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
    [InlineData("Swift.Json@2.0.1 Swift.Json", "Swift.Json", "Swift.Json@2.0.1")]
    [InlineData("swift.json@2.0.1/generated Swift.Json", "Swift.Json/generated", "Swift.Json@2.0.1/generated")]
    [InlineData("Swift.Json@2.0.1 Swift.Json/generated", "Swift.Json/generated", "Swift.Json@2.0.1/generated")]
    public async Task Of_a_library_one_row_is_compared_on_both_sides(string rows, string after, string before)
    {
        var result = await cli.RunAsync(["upgrade", .. rows.Split(' '), "--count", "1"]);

        cli.Start!.Plan.Comparison!.Pairs.ShouldBe([new(after, before)]);
        result.Output.Contains(
            "Swift.Json has 1 other configuration (generated): name one (Swift.Json@2.0.1/generated Swift.Json/generated)")
            .ShouldBe(!rows.Contains('/'));
    }

    [Theory]
    [InlineData("Swift.Json@2.0.1 Swift.Json@2.0.1", "Swift.Json@2.0.1 and Swift.Json@2.0.1 are the same")]
    [InlineData("net9.0 net9.0", "net9.0 and net9.0 are the same")]
    [InlineData("Swift.Json@2.0.1 Swift.Json --serializer Packed", "--serializer is for the upgrade of a runtime")]
    [InlineData("net9.0 Swift.Json", "net9.0 and Swift.Json are a runtime and a library")]
    [InlineData("Swift.Jsno@2.0.1 Swift.Json", "The serializer 'Swift.Jsno' matches nothing: did you mean Swift.Json?")]
    [InlineData("Swift.Json@2.0.1", "`roundup upgrade` needs <after>: for example ")]
    public async Task What_cannot_be_compared_is_refused(string arguments, string message) =>
        (await cli.RunAsync(["upgrade", .. arguments.Split(' ')])).Error.ShouldContain(message);
}
