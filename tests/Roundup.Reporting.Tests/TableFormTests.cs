namespace Roundup.Reporting.Tests;

/// <summary>Tables that a suite puts together itself.</summary>
public class TableFormTests
{
    public static TheoryData<string> Forms => ["split", "joined", "macro", "counts"];

    [Theory]
    [MemberData(nameof(Forms))]
    public void The_report_of_each_form_is_as_agreed(string form) =>
        Golden.ShouldMatch(Render.OwnMarkdown(SpeedReport.Of(Of(form))), $"tables-{form}.md");

    [Theory]
    [MemberData(nameof(Forms))]
    public void The_console_of_each_form_is_as_agreed(string form) => Golden.ShouldMatch(Render.Piped(Of(form)), $"tables-{form}.txt");

    [Theory]
    [MemberData(nameof(Forms))]
    public void However_tables_are_put_together_csv_has_one_line_for_each_case(string form)
    {
        var run = Of(form);
        Render.Report("results.csv", run).TrimEnd('\n').Split('\n').Length.ShouldBe(1 + run.File.Cases.Count);
    }

    [Fact]
    public void A_terminal_too_narrow_for_a_macro_table_gets_fewer_columns_and_no_longer_lines() =>
        Render.Terminal(SampleTables.Macro(), 60, noColor: "1")
            .Split('\n')
            .Select(line => Regex.Replace(line, "\u001b\\[[0-9;]*m", ""))
            .Where(line => line.Length > 60)
            .ShouldBeEmpty();

    private static AnalysedRun Of(string form) => form switch
    {
        "split" => SampleTables.Split(),
        "joined" => SampleTables.Joined(),
        "counts" => SampleTables.Counts(),
        _ => SampleTables.Macro(),
    };
}
