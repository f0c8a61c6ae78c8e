using Roundup.Catalogue;
using Roundup.Cli;
using Roundup.Results;
using Roundup.Site.Article;
using Roundup.Site.Gallery;
using Roundup.Site.Commands;

namespace Roundup.Tools.Tests.Site;

/// <summary>The article: each number is that of its run, and what is no longer true is an error with its line.</summary>
public class ArticleTests
{
    private static readonly Lazy<IReadOnlyList<GalleryRun>> s_runs = new(() =>
        [.. new[] { "quick", "check" }.Select(name => new GalleryRun(
            name, Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", name + ".json.br")), []))]);

    [Fact]
    public void The_article_is_what_the_frame_and_the_stored_runs_say()
    {
        var files = ArticleCommand.Files(new CliContext
        {
            Arguments = [],
            Terminal = Terminal.Open(TextWriter.Null, redirected: true),
            Output = TextWriter.Null,
            Error = TextWriter.Null,
            Root = Repository.Find,
        });

        foreach (var (path, text) in files)
        {
            (File.Exists(path) ? File.ReadAllText(path) : "").ReplaceLineEndings("\n").ShouldBe(
                text.ReplaceLineEndings("\n"), $"{path} is not what its frame says: `dotnet run --project tools/Roundup.Site -- article`");
        }

        files[0].Text.Length.ShouldBeLessThan(60_000);
        files.Count.ShouldBeInRange(2, 13);
    }

    [Fact]
    public void Writes_a_ratio_with_its_interval() =>
        Filled("MemoryPack: {{ ratio \"quick\" \"MemoryPack\" }}.").Text.ShouldMatch(@"^MemoryPack: 0\.\d+ \(0\.\d+ to 0\.\d+\)\.$");

    [Theory]
    [InlineData("a\n{{ ratio \"no-such-run\" \"MemoryPack\" }}", "frame.md(2): docs/results has no run no-such-run")]
    [InlineData("{{ ratio \"quick\" \"NoSuchRow\" }}", "frame.md(1): the run quick has no number of NoSuchRow")]
    [InlineData("{{ ratio \"quick\" \"MemoryPack\" data:\"NoSuchData\" }}", "frame.md(1): the run quick has no ratios of NoSuchData")]
    [InlineData("{{ finding \"check\" \"MemoryPack\" \"values/Simple/Bytes\" }}", "frame.md(1): the run check found nothing against")]
    [InlineData("{{ holds ((time \"quick\" \"MemoryPack\") > 1) }}", "frame.md(1): the comparison no longer holds")]
    [InlineData("{{ faster \"quick\" \"XmlSerializer\" \"MemoryPack\" }}", "frame.md(1): the run quick does not show that XmlSerializer")]
    [InlineData("{{ no_such_function }}", "frame.md(1): ")]
    public void Names_the_line_of_what_is_not_so(string frame, string message) =>
        Should.Throw<RoundupException>(() => Filled(frame)).Message.ShouldStartWith(message);

    private static ArticleText Filled(string frame) => ArticleText.Of(frame, "frame.md", new(s_runs.Value, [], [], []));
}
