using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Tests.Commands.Lists;

public sealed class SerializersDocumentTests : CliTests
{
    [Fact]
    public void The_readme_has_the_same_numbers_of_configurations_and_libraries()
    {
        var libraries = CatalogueReader.Read(Repository.Find(), TestExperiments.All).Libraries
            .Where(library => library.Status != LibraryStatus.Reference).ToList();

        File.ReadAllText(Path.Combine(Repository.Find(), "README.md"))
            .ShouldContain($"{libraries.Sum(library => library.Serializers.Count)} configurations of {libraries.Count} libraries");
    }

    [Fact]
    public void Each_row_links_to_its_entrant_and_flavour_and_each_link_exists()
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        var links = Regex.Matches(Text(catalogue, "../"), @"\[(?<word>[^\]]+)\]\(<?(?<path>\.\./[^)>#]+)").ToList();

        links.Count(link => link.Groups["word"].Value == "entrant").ShouldBe(catalogue.Serializers.Count);
        links.Count(link => link.Groups["word"].Value == "flavour").ShouldBe(catalogue.Serializers.Count);
        links.ShouldContain(link => link.Groups["word"].Value == "sample");
        links.Select(link => Path.Combine(Repository.Find(), "docs", link.Groups["path"].Value))
            .ShouldAllBe(path => File.Exists(path) || Directory.Exists(path));
    }

    [Fact]
    public async Task The_command_writes_the_same()
    {
        var result = await cli.RunAsync("list", "serializers", "--markdown");
        var linked = await cli.RunAsync("list", "serializers", "--markdown", "--links", "../");

        result.Output.ShouldBe(Text(repository.Read()));
        linked.Output.ShouldBe(Text(repository.Read(), "../"));
    }

    [Fact]
    public void A_row_stands_under_its_format_and_a_dead_library_at_the_end_with_the_reason()
    {
        repository.Library(
            "Old",
            "<Library>Old|er</Library><Format>own</Format><Home>https://example.org/</Home>"
            + "<LastRelease>2015-04</LastRelease><LookedUp>2026-11-23</LookedUp>"
            + "<Licence>MIT</Licence><Status>dead</Status>"
            + "<StatusReason>No release since 2015</StatusReason><Unverified>Its source is lost.</Unverified>",
            """<Configuration Include="fast" Flavour="plain" Needs="attributes" Shapes="Bytes" Adapted="Stream" Notes="Unchecked." />""");

        var lines = Text(repository.Read()).Split('\n').SkipWhile(line => line != "## own").ToList();

        lines.ShouldContain(
            @"| [Old\|er/fast](<https://example.org/>) |  | runtime | attributes | `-B-t---` | MIT | dead | 2015-04 | 2026-11-23 |  |");
        lines.ShouldContain(@"- **Old\|er**: Dead: No release since 2015. Unverified: Its source is lost. Unchecked.");
        lines.SkipWhile(line => line != "## Removed, dead or withdrawn").ShouldContain(
            @"| [Old\|er](<https://example.org/>) | dead | 2015-04 | No release since 2015 |");
    }

    [Fact]
    public void What_is_unsafe_on_data_from_outside_says_so_whatever_its_status()
    {
        repository.Library(
            "Risky",
            "<Library>Risky</Library><Format>own</Format><Status>maintained</Status><Dangerous>A payload names types</Dangerous>",
            """<Configuration Include="fast" Flavour="plain" Needs="attributes" Shapes="Bytes" />""");

        Text(repository.Read()).Split('\n').ShouldContain(
            "- **Risky**: Unsafe for untrusted data: A payload names types.");
    }

    [Fact]
    public void What_is_documented_for_data_from_outside_has_its_page_and_what_a_row_changes_stands_with_the_row()
    {
        repository.Library(
            "Careful",
            "<Library>Careful</Library><Format>own</Format><Status>maintained</Status><Safe>Depth is limited.</Safe>"
                + "<SafeSource>https://a.example/safe</SafeSource><DangerousSource>https://a.example/types</DangerousSource>",
            """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />
            <Configuration Include="types" Flavour="plain" Needs="nothing" Shapes="Bytes" Dangerous="A payload names types." />
            <Configuration Include="code" Flavour="plain" Needs="nothing" Shapes="Bytes" Safe="false" />
            """);

        var lines = Text(repository.Read()).Split('\n');
        lines.ShouldContain("- **Careful**: Safe for untrusted data: Depth is limited (<https://a.example/safe>).");
        lines.ShouldContain("- **Careful/types**: Unsafe for untrusted data: A payload names types (<https://a.example/types>).");
        lines.ShouldContain("- **Careful/code**: What is said of untrusted data does not cover this configuration.");
    }

    [Fact]
    public void References_are_no_libraries()
    {
        var text = Text(repository.Read());

        text.ShouldContain("2 libraries in 4 configurations");
        text[text.IndexOf("## References", StringComparison.Ordinal)..].ShouldContain("| reference/create |");
        text.ShouldNotContain("## none");
    }

    private static string Text(RoundupCatalogue catalogue, string? toRoot = null)
    {
        using var text = new StringWriter();
        ReportFormats.Markdown.Write([SerializersDocument.Create(catalogue, toRoot)], new ReportOutput(text));
        return text.ToString().TrimEnd() + "\n";
    }
}
