namespace Roundup.Cli.Tests.Commands.Show;

public sealed class CaseInspectorTests : CliTests
{
    [Theory]
    [InlineData(
        "show Swift.Json* --dataset Users",
        "'Swift.Json*' is more than one serializer: name one of Swift.Json, Swift.Json/generated.")]
    [InlineData("show Swift.Json --dataset *", "'*' is more than one dataset: name one of Users, Books.")]
    [InlineData("show Swift.Json/default --dataset Users --count 100,1", "'100,1' is more than one count: name one of 1, 100.")]
    public async Task What_is_more_than_one_case_is_refused(string line, string said)
    {
        var result = await cli.RunAsync(line.Split(' '));

        result.Code.ShouldBe(2);
        result.Error.TrimEnd().ShouldBe(said);
    }

    [Fact]
    public async Task It_takes_the_users_settings()
    {
        var file = repository.Write("Empty.cs", "public static class Wire;");

        var result = await cli.RunAsync("show", "Swift.Json/Api", "--settings", file);

        result.Error.ShouldContain("it has no public static member in a class that is not private");
    }

    /// <summary>The option that reasons of `verify` name.</summary>
    [Fact]
    public async Task The_option_that_verify_suggests_is_taken()
    {
        var file = repository.Write("order.json", """{"id":1}""");

        var result = await cli.RunAsync("show", "Swift.Json*", "--data", file, "--include-data");

        result.Error.TrimEnd().ShouldBe("'Swift.Json*' is more than one serializer: name one of Swift.Json, Swift.Json/generated.");
    }
}
