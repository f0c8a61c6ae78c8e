using Roundup.Cli.Commands;

namespace Roundup.Cli.Tests.Commands;

/// <summary><c>roundup help</c>.</summary>
public sealed class HelpTests : CliTests
{
    [Fact]
    public async Task A_topic_is_the_text_of_its_document()
    {
        var result = await cli.RunAsync("help", "exit-codes");

        result.Code.ShouldBe(0);
        result.Output.ShouldStartWith("# Exit codes");
        result.Output.TrimEnd().ShouldBe(File.ReadAllText(Path.Combine(Repository.Find(), "docs", "exit-codes.md")).TrimEnd());
    }

    [Fact]
    public async Task Without_a_topic_all_are_listed_with_their_titles()
    {
        var result = await cli.RunAsync("help");

        result.Output.ShouldContain("reading-results  How to read a result");
        HelpTopics.Names.ShouldAllBe(name => result.Output.Contains(name));
    }

    [Fact]
    public async Task The_name_of_a_command_gives_its_help() =>
        (await cli.RunAsync("help", "check")).Output.ShouldContain("roundup check MyLib --package-source");

    [Fact]
    public async Task An_unknown_topic_gets_a_suggestion()
    {
        (await cli.RunAsync("help", "colums")).ShouldBeRefused("There is no topic 'colums': did you mean columns?");
    }
}
