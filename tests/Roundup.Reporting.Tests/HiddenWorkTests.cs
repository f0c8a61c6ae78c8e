namespace Roundup.Reporting.Tests;

public class HiddenWorkTests
{
    private static readonly string[] s_special = ["CPU, all threads", "Allocated, all threads", "Deserialize + reading", "Hidden work"];

    [Fact]
    public void The_report_of_a_run_with_hidden_work_is_as_agreed() =>
        Golden.ShouldMatch(Render.OwnMarkdown(SpeedReport.Create(MadeRun.Hidden())), "hidden.md");

    [Fact]
    public void The_console_of_a_run_with_hidden_work_is_as_agreed() => Golden.ShouldMatch(Render.Piped(MadeRun.Hidden()), "hidden.txt");

    [Fact]
    public void Its_records_name_what_was_found() => Golden.ShouldMatch(Render.Report("results.csv", MadeRun.Hidden()), "hidden.csv");

    [Fact]
    public void Tables_without_hidden_work_have_none_of_its_columns()
    {
        foreach (var run in new[] { SampleRun.Rich(), SampleTables.Joined(), MadeRun.Growing() })
        {
            var headings = Render.Report("report.md", run).Split('\n').Where(line => line.StartsWith("| Rank ", StringComparison.Ordinal));
            s_special.ShouldAllBe(column => headings.All(line => !line.Contains(column)));
            s_special.ShouldAllBe(column => !Render.Piped(run).Contains(column));
        }
    }
}
