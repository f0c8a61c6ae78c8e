namespace Roundup.Reporting.Tests;

public class GoldenTests
{
    [Theory]
    [InlineData("report.md")]
    [InlineData("results.csv")]
    public void The_files_of_a_rich_run_are_as_agreed(string fileName) =>
        Golden.ShouldMatch(Render.Report(fileName, SampleRun.Rich()), fileName);

    [Fact]
    public void The_full_report_of_a_rich_run_is_as_agreed() => Golden.ShouldMatch(Render.Full(SampleRun.Rich()), "report-full.md");

    [Fact]
    public void The_console_of_a_rich_run_is_as_agreed() =>
        Golden.ShouldMatch(Render.Piped(SampleRun.WithoutExtraColumns()), "console.txt");

    [Fact]
    public void The_console_has_an_extra_column_where_the_suite_asks_for_it()
    {
        string[] without = Render.Piped(SampleRun.WithoutExtraColumns()).Split('\n');

        string[] differ = [.. Render.Piped(SampleRun.Rich()).Split('\n').Where(line => !without.Contains(line))];

        Golden.ShouldMatch(string.Join('\n', differ), "console-peak-memory.txt");
    }

    [Fact]
    public void The_console_says_why_nothing_was_measured() =>
        Golden.ShouldMatch(Render.Piped(SampleRun.NothingMeasured()), "console-nothing.txt");

    [Fact]
    public void The_console_of_an_empty_plan_says_so() => Golden.ShouldMatch(Render.Piped(SampleRun.Empty()), "console-empty.txt");

    [Fact]
    public void The_markdown_of_an_empty_plan_says_so() =>
        Golden.ShouldMatch(Render.OwnMarkdown(SpeedReport.Create(SampleRun.Empty())), "report-empty.md");
}
