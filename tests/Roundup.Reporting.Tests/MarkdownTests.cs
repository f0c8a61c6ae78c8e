namespace Roundup.Reporting.Tests;

public partial class MarkdownTests
{
    public static TheoryData<string> Runs => ["rich", "nothing", "empty"];

    [Theory]
    [MemberData(nameof(Runs))]
    public void Every_row_of_a_table_has_as_many_cells_as_its_heading(string run)
    {
        var lines = Report(run).Split('\n');
        var tables = 0;
        for (var i = 0; i < lines.Length; i++)
        {
            if (lines[i].StartsWith('|') && (i == 0 || !lines[i - 1].StartsWith('|')))
            {
                tables++;
                var cells = Cells(lines[i]);
                lines.Skip(i).TakeWhile(l => l.StartsWith('|')).ShouldAllBe(l => Cells(l) == cells);
            }
        }

        tables.ShouldBeGreaterThan(3);
    }

    [Theory]
    [MemberData(nameof(Runs))]
    public void Every_link_within_the_report_has_its_anchor_once(string run)
    {
        var report = Report(run);
        var anchors = Anchor().Matches(report).Select(m => m.Groups[1].Value).ToList();
        anchors.ShouldBeUnique();
        Link().Matches(report).Select(m => m.Groups[1].Value).Distinct().Except(anchors).ShouldBeEmpty();
    }

    [Fact]
    public void Every_column_of_the_design_is_there_and_explained()
    {
        var report = Report("rich");
        string[] design =
        [
            "Rank", "Serializer", "Mean", "Error", "StdDev", "StdErr", "Min", "Q1", "Median", "Q3", "Max", "Op/s", "MB/s",
            "Ratio", "RatioSD",
            "Gen0", "Gen1", "Gen2", "Allocated", "Alloc Ratio", "Size", "Size Ratio", "Peak memory",
        ];
        design.Except(Layouts.Table(SampleRun.Rich().File.Run).Select(c => c.Heading)).ShouldBeEmpty();
        var legend = report[report.IndexOf("## Legend", StringComparison.Ordinal)..];
        design.ShouldAllBe(column => Regex.IsMatch(legend, $@"\| {Regex.Escape(column)} +\| \S"));
    }

    [Fact]
    public void Peak_memory_is_a_column_only_where_the_suite_wants_it()
    {
        var run = SampleRun.Rich().File.Run with { ExtraColumns = [] };
        Layouts.Table(run).ShouldNotContain(column => column.Name == SpeedQuantities.PeakMemory.Name);
    }

    [Fact]
    public void Nothing_from_outside_is_read_as_markup()
    {
        var report = Report("rich");
        report.ShouldNotContain("<script>");
        report.ShouldNotContain("\\\\|", customMessage: "an escaped backslash before a bare pipe ends the cell");
        report.Where(char.IsControl).ShouldAllBe(c => c == '\n');
    }

    [Theory]
    [InlineData("a|b", "a\\|b")]
    [InlineData("`x` [y](z) <b>", "\\`x\\` \\[y\\](z) \\<b\\>")]
    [InlineData("one\r\n\ttwo", "one two")]
    [InlineData("\u001b[1m", "\\\\u001B\\[1m")]
    [InlineData(null, "")]
    public void Text_is_made_literal(string? text, string expected) => MarkdownText.Escape(text).ShouldBe(expected);

    [Theory]
    [InlineData("- item", "\\- item")]
    [InlineData("1. item", "1\\. item")]
    [InlineData("plain", "plain")]
    public void A_text_does_not_start_a_list(string text, string expected) => MarkdownText.EscapeStart(text).ShouldBe(expected);

    [Theory]
    [InlineData("https://example.org/x_y", "https://example.org/x_y", "<https://example.org/x_y>")]
    [InlineData("a_b", "https://example.org/x_y", "[a\\_b](<https://example.org/x_y>)")]
    [InlineData("a_b", "not-measured.md", "[a\\_b](not-measured.md)")]
    [InlineData("javascript:alert(1)", "javascript:alert(1)", "javascript:alert(1)")]
    [InlineData("a", "javascript:alert(1)", "a")]
    [InlineData("a", "//example.org", "a")]
    [InlineData("a/b", "a/b", "a/b")]
    [InlineData("https://example.org/|<b>", "https://example.org/|<b>", "https\\://example.org/\\|\\<b\\>")]
    public void Only_an_address_becomes_a_link(string text, string address, string expected) =>
        MarkdownText.Link(MarkdownText.Escape(text), text, address).ShouldBe(expected);

    private static string Report(string run) => Render.Full(run switch
    {
        "rich" => SampleRun.Rich(),
        "nothing" => SampleRun.NothingMeasured(),
        _ => SampleRun.Empty(),
    });

    private static int Cells(string line) => UnescapedPipe().Count(line) - 1;

    [GeneratedRegex(@"(?<!\\)(?:\\\\)*\|")]
    private static partial Regex UnescapedPipe();

    [GeneratedRegex("<a id=\"([^\"]+)\"></a>")]
    private static partial Regex Anchor();

    [GeneratedRegex(@"\]\(#([^)]+)\)")]
    private static partial Regex Link();
}
