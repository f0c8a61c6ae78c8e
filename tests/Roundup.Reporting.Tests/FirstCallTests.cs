namespace Roundup.Reporting.Tests;

public class FirstCallTests
{
    [Fact]
    public void The_markdown_of_first_calls_is_as_agreed() => Golden.ShouldMatch(Render.OwnMarkdown(Rich), "first-calls.md");

    [Fact]
    public void The_csv_of_first_calls_is_as_agreed() => Golden.ShouldMatch(Render.Written(Rich, "results.csv"), "first-calls.csv");

    [Fact]
    public void The_console_of_first_calls_is_as_agreed() => Golden.ShouldMatch(Render.Piped(Rich), "first-calls.txt");

    [Fact]
    public void No_line_on_the_console_is_wider_than_a_pipe_has_columns() =>
        Render.Piped(Rich).Split('\n').ShouldAllBe(line => line.Length <= 100);

    [Fact]
    public void Each_line_of_the_csv_has_as_many_fields_as_the_head()
    {
        using var reader = new StringReader(Render.Written(Rich, "results.csv"));
        using var csv = new CsvHelper.CsvParser(reader, System.Globalization.CultureInfo.InvariantCulture);
        var lines = new List<string[]>();
        while (csv.Read())
        {
            lines.Add(csv.Record!);
        }

        lines.Count.ShouldBe(1 + FirstCallSampleRun.Rich().Cases.Count);
        lines.ShouldAllBe(line => line.Length == lines[0].Length);
        lines[0].Distinct().Count().ShouldBe(lines[0].Length);
    }

    [Fact]
    public void Where_nothing_was_measured_both_say_so()
    {
        Render.Written(Of(FirstCallSampleRun.Nothing()), "report.md").ShouldContain("No case was measured.");
        Render.Piped(Of(FirstCallSampleRun.Nothing())).ShouldContain("No case was measured.");
    }

    [Fact]
    public void A_run_of_first_calls_has_reports_of_its_own()
    {
        var folder = Directory.CreateTempSubdirectory("roundup-first-").FullName;

        ReportFolder.Write(Rich, folder).Select(Path.GetFileName).ShouldBe(["report.md", "report.html", "results.csv", "charts"]);

        File.ReadAllText(Path.Combine(folder, "report.md")).ShouldContain("first calls");
        Directory.Delete(folder, recursive: true);
    }

    private static Report Rich => Of(FirstCallSampleRun.Rich());

    private static Report Of(ResultsFile file) => RunReport.Create(file, [new FirstCallReport()]);
}
