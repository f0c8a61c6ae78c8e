using System.Text.Json;
using Roundup.Crosscheck.Comparison;
using Roundup.Crosscheck.Reports;
using Roundup.Reporting;

namespace Roundup.Tools.Tests.Crosscheck;

public class ReportTests
{
    private static readonly CrosscheckFile s_example = Made.File(Made.Run(new ComparedTable(
        Made.Table,
        "b",
        4,
        [Made.Row("b", 102.5, 100, 1, 1, 56.3, 56), Made.Row("Lib/a|b", 2_050_000, 2_000_000, 1.96, 2, 12_345, 12_000)])));

    [Fact]
    public void Markdown_has_a_table_whose_lines_have_the_same_columns()
    {
        using var output = new StringWriter();
        CrosscheckReports.Of(s_example).FilesIn(ReportFormats.All).Single(file => file.Name == "crosscheck.md").Write(output);
        var lines = output.ToString().Split('\n')
            .Select(line => string.Join(' ', line.Split(' ', StringSplitOptions.RemoveEmptyEntries)))
            .ToList();
        var table = lines.Where(line => line.StartsWith('|'))
            .Select(line => line.Replace("\\|", "", StringComparison.Ordinal).Count(c => c == '|'))
            .ToList();
        table.Count.ShouldBe(4);
        table.Distinct().ShouldBe([CrosscheckTable.Columns.Count + 1]);
        const string First = "| b | 102.5 ns | 100.0 ns | +2.5 % | 1.00 | 1.00 | | 56.3 | 56 | +0.3 |";
        lines.ShouldContain(line => line.StartsWith(First, StringComparison.Ordinal));
        const string Row = "| Lib/a\\|b | 2.050 ms | 2.000 ms | +2.5 % | 1.96 | 2.00 | -2.0 % | 12,345 | 12,000 | +345 \\! |";
        lines.ShouldContain(line => line.StartsWith(Row, StringComparison.Ordinal));
    }

    [Fact]
    public void The_conditions_name_the_default_job_and_both_intervals()
    {
        var text = string.Join('\n', CrosscheckText.Conditions(s_example));
        text.ShouldContain("default job with 3 launches");
        text.ShouldContain("no DOTNET_TC_");
        text.ShouldContain("99.9 %");
    }

    [Fact]
    public void The_summary_compares_the_time_spent_with_and_without_builds()
    {
        var summary = string.Join('\n', CrosscheckText.Summary(s_example.Runs[0]));
        summary.ShouldContain("Roundup 12.0 s, BenchmarkDotNet 120.0 s; Roundup took 10.0 % of BenchmarkDotNet's time, or");
        summary.ShouldContain("11.3 %");
        summary.ShouldContain("Allocation equal within 1 % or 8 bytes: 1 of 2.");
    }

    [Fact]
    public void The_file_is_read_back_as_it_was_written()
    {
        var json = JsonSerializer.Serialize(s_example, CrosscheckReports.Options);
        var again = JsonSerializer.Deserialize<CrosscheckFile>(json, CrosscheckReports.Options)!;
        again.Schema.ShouldBe(CrosscheckFile.CurrentSchema);
        JsonSerializer.Serialize(again, CrosscheckReports.Options).ShouldBe(json);
    }
}
