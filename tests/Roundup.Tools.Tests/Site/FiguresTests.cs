namespace Roundup.Tools.Tests.Site;

/// <summary>No figure of a page is without a verdict.</summary>
public class FiguresTests
{
    private static readonly string[] s_places = ["name", "target", "count"];

    private static readonly string s_root = Repository.Find();

    private static readonly IReadOnlyList<SuitePage> s_pages = PublishedFolder.Read(CatalogueReader.Read(s_root, TestExperiments.All));

    /// <summary>Many: <c>.ci/run</c> reads them.</summary>
    private static readonly Lazy<List<ResultsFile>> s_stored = new(() =>
        [.. PublishedAction.Stored(CatalogueReader.Read(s_root, TestExperiments.All), s_pages).Select(Parts.Store.Read)]);

    public static TheoryData<string> Names => [.. s_pages.Select(page => page.Name)];

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Names))]
    public void Every_figure_of_a_page_has_a_verdict_or_a_reason(string name)
    {
        // Counted in the file as it is written, so that a column that the reader forgets is seen.
        var figures = FiguresOf(Path.Combine(s_root, "published", name + ".json"));
        figures.ShouldBeGreaterThan(0);
        var page = s_pages.Single(one => one.Name == name);
        page.Suites.ShouldNotBeEmpty();
        foreach (var results in AllTests.AreWanted ? (IReadOnlyList<ResultsFile>[])[[], s_stored.Value] : [[]])
        {
            var judged = JudgedPage.Of(name, page.Suites, page.Page, results).Figures;
            judged.Count.ShouldBe(figures);
            judged.ShouldAllBe(figure => figure.Verdict == FigureVerdict.NotComparable
                ? figure.Reason != null && figure.Measured == null
                : figure.Reason == null && figure.Measured != null && figure.Table != null);
        }
    }

    private static int FiguresOf(string file)
    {
        var options = new JsonDocumentOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };
        using var document = JsonDocument.Parse(File.ReadAllText(file), options);
        return document.RootElement.GetProperty("tables").EnumerateArray().Sum(table =>
        {
            var columns = table.GetProperty("columns").EnumerateArray().Select(column => column.GetString()!).ToList();
            return table.GetProperty("values").EnumerateArray().Sum(row =>
                row.EnumerateArray()
                    .Where((value, i) => !s_places.Contains(columns[i]) && value.ValueKind == JsonValueKind.Number)
                    .Count());
        });
    }
}
