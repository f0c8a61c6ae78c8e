namespace Roundup.Reporting.Tests;

/// <summary>Tables whose targets a suite joins.</summary>
public class TableFormTests
{
    [Fact]
    public void The_report_of_joined_targets_is_as_agreed() =>
        Golden.ShouldMatch(Render.OwnMarkdown(SpeedReport.Create(SampleTables.Joined())), "tables-joined.md");

    [Fact]
    public void The_console_of_joined_targets_is_as_agreed() =>
        Golden.ShouldMatch(Render.Piped(SampleTables.Joined()), "tables-joined.txt");

    [Fact]
    public void However_tables_are_put_together_csv_has_one_line_for_each_case()
    {
        var run = SampleTables.Joined();
        Render.Report("results.csv", run).TrimEnd('\n').Split('\n').Length.ShouldBe(1 + run.File.Cases.Count);
    }

    [Fact]
    public void Whether_versions_read_each_other_is_a_column_of_each_row_whose_versions_were_checked()
    {
        CaseResult Checked(string name, params CheckFinding[] findings) => MadeCheck.Case(name, "RemovedLastNew", new CheckedCase
        {
            Outcome = Outcome.Measured,
            Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Versions] = 2 },
            Findings = findings,
        });
        var run = SampleTables.Joined();
        run = run with
        {
            File = run.File with
            {
                Checks =
                [
                    Checked("System.Text.Json/reflection"),
                    Checked("Newtonsoft.Json", MadeCheck.Finding("versions/RemovedLastNew/Stream", CheckOutcome.UnexpectedException)),
                ],
            },
        };

        var speed = new SpeedRun(run);
        speed.Views.SelectMany(view => view.Measured).Where(row => row.Table.Id.Target == "net10.0")
            .Select(row => (row.Case.Result.Id.Serializer, AllColumns.VersionTolerance.Value(row)))
            .ShouldBe(
                [("System.Text.Json/reflection", "yes"), ("Newtonsoft.Json", "no: unexpected exception"), ("create", null)],
                ignoreOrder: true);
    }
}
