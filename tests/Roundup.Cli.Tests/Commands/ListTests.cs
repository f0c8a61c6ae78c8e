namespace Roundup.Cli.Tests.Commands;

public sealed class ListTests : CliTests
{
    [Theory]
    [InlineData("serializers", "Swift.Json/generated", "JSON", "SB-T-")]
    [InlineData("serializers", "Swift.Json ", "3.2.1", "JSON")]
    [InlineData("serializers", "reference/create", "runtime", "-B---")]
    [InlineData("datasets", "Books", "1 1000", "Books of a shop.")]
    [InlineData("suites", "quick", "Users x20,1", "Quick")]
    [InlineData("compressors", "There is no compressor yet", "", "")]
    public async Task Shows_what_there_is_as_plain_text_of_100_columns(string kind, params string[] said)
    {
        var result = await cli.RunAsync("list", kind);

        result.Code.ShouldBe(0);
        result.Output.Split('\n').ShouldContain(line => said.All(line.Contains));
        result.Output.ShouldNotContain('\u001b');
        result.Output.Split('\n').ShouldAllBe(line => line.Length <= 100);
    }

    [Theory]
    [InlineData("squeeze/small", "maintained", "Takes its time.")]
    [InlineData("tight", "Pack.Tight", "2.0.1", "MIT", "dormant")]
    [InlineData("tight", "No checksum.")]
    public async Task Shows_compressors_with_what_is_known_of_them(params string[] said)
    {
        repository.Compressors();

        var result = await cli.RunAsync("list", "compressors");

        result.Code.ShouldBe(0);
        result.Output.Split('\n').ShouldContain(line => said.All(line.Contains));
        result.Output.Split('\n').ShouldAllBe(line => line.Length <= 100);
    }

    [Fact]
    public async Task Brackets_in_a_name_are_shown_as_they_are()
    {
        repository.Library(
            "Odd",
            "<Library>[red]Odd[bold]</Library><Format>JSON</Format><Status>maintained</Status>",
            """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");

        (await cli.RunAsync("list", "serializers")).Output.ShouldContain("[red]Odd[bold]");
    }
}
