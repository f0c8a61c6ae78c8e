using Spectre.Console;

namespace Roundup.Reporting.Tests;

public class FirstCallTests
{
    [Fact]
    public void The_markdown_of_first_calls_is_as_agreed() => Golden.ShouldMatch(Render.Written(Rich, "report.md"), "first-calls.md");

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
        Render.Written(Of(FirstCallSampleRun.Nothing()), "report.md").ShouldContain("Nothing was measured: no case has a number.");
        Render.Piped(Of(FirstCallSampleRun.Nothing())).ShouldContain("Nothing was measured: no case has a number.");
    }

    [Fact]
    public void A_run_of_first_calls_has_reports_of_its_own()
    {
        var folder = Directory.CreateTempSubdirectory("roundup-first-").FullName;

        ReportFolder.Write(Rich, folder).Paths.Select(Path.GetFileName).ShouldBe(["report.md", "report.html", "results.csv", "charts"]);

        File.ReadAllText(Path.Combine(folder, "report.md")).ShouldContain("first calls");
        Directory.Delete(folder, recursive: true);
    }

    [Fact]
    public void Published_first_calls_stand_beside_those_of_the_page_s_kind_of_target()
    {
        PublishedEntry Entry(string name, string? row, int place, double ms) => new()
        {
            Name = name,
            Row = row,
            Operation = Operation.Serialize,
            Target = "net10.0",
            Experiment = ExperimentNames.FirstCall,
            Place = place,
            Ratio = 1,
            MeanNs = ms * 1e6,
            Baseline = "Theirs",
            BaselineTarget = "net10.0",
        };
        var file = FirstCallSampleRun.Rich();
        const string known = "Newtonsoft.Json";
        var page = new PublishedPage
        {
            Source = "A page",
            Entries =
            [
                Entry("Theirs", known, 1, 20), Entry("Theirs", known, 2, 4), Entry("Theirs", known, 3, 2),
                Entry("Gone", null, 1, 180), Entry("Gone", null, 2, 30),
            ],
        };

        var report = Render.Written(Of(file with { Published = page }), "report.md");

        report.ShouldContain("## Published first calls");
        var lines = report.Split('\n').Where(line => line.StartsWith("| Theirs ", StringComparison.Ordinal)
                || line.StartsWith("| Gone ", StringComparison.Ordinal))
            .Select(line => System.Text.RegularExpressions.Regex.Replace(line, " +", " "))
            .ToList();
        lines.Count.ShouldBe(2);
        lines[0].ShouldStartWith($"| Theirs | {known} | net10.0 | Serialize | 20.0 ms | 93.2 ms | 2.00 ms | 18.6 ms | ");
        lines[1].ShouldStartWith("| Gone | no entrant | no number here | Serialize | 180 ms | | 30.0 ms | | 9");
        Render.Written(Rich, "report.md").ShouldNotContain("Published first calls");
    }

    private static Report Rich => Of(FirstCallSampleRun.Rich());

    private static Report Of(ResultsFile file) => RunReport.Of(file, [new FirstCallReport()]);
}
