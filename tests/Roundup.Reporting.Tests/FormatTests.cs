using Roundup.Reporting.Formats.Csv;
using Roundup.Reporting.Formats.Json;
using Roundup.Results;

namespace Roundup.Reporting.Tests;

public class FormatTests
{
    private static readonly Table<(string Name, double? Ns)> s_rows = new(
        [
            new("Name", "", Unit.Text, row => row.Name) { Wraps = true },
            new("Mean", "", Unit.Time, row => row.Ns) { Detail = Detail.Full },
            new("IsKnown", "", Unit.Text, row => row.Ns is not null) { Detail = Detail.Data },
            Column.Of<(string Name, double? Ns)>("Mark", row => row.Ns is null ? null : Inline.Strong("\"fast\"")),
        ],
        [("=a|b", 1234.5), ("c", null), ("d", double.NaN)])
    {
        Name = "rows",
        Detail = Detail.Everywhere,
    };

    [Fact]
    public void Each_format_has_its_own_name_and_file()
    {
        ReportFormats.All.Select(format => format.Name).ShouldBeUnique();
        ReportFormats.All.Select(format => format.FileName).ShouldBeUnique();
    }

    [Fact]
    public void Programs_get_the_values_of_all_columns() => Written(new CsvFormat(), s_rows, s_rows).ShouldBe(
        """"
        Name,Mean,IsKnown,Mark
        '=a|b,1234.5,true,"""fast"""
        c,,false,
        d,,true,"""fast"""

        Name,Mean,IsKnown,Mark
        '=a|b,1234.5,true,"""fast"""
        c,,false,
        d,,true,"""fast"""

        """");

    [Fact]
    public void Json_has_a_member_for_each_table_and_null_for_what_is_not_known()
    {
        var json = Written(new JsonFormat(), s_rows, s_rows);

        json.ShouldStartWith("""
            {
              "rows": [
                {
                  "Name": "=a|b",
                  "Mean": 1234.5,
                  "IsKnown": true,
                  "Mark": "\"fast\""
                },
                {
                  "Name": "c",
                  "Mean": null,
                  "IsKnown": false,
                  "Mark": null
                },
            """);
        json.ShouldContain("\n  \"rows 2\": [");
        json.ShouldEndWith("]\n}\n");
    }

    [Fact]
    public void People_get_the_columns_of_their_report()
    {
        Written(ReportFormats.Console, s_rows).ShouldBe("Name  Mark\n=a|b  \"fast\"\nc\nd     \"fast\"\n");
        Written(ReportFormats.Markdown, s_rows).ShouldStartWith("| Name  |     Mean | Mark       |\n");
    }

    [Fact]
    public void Long_texts_wrap_by_the_cells_that_they_take()
    {
        var name = string.Join(' ', Enumerable.Repeat("東京都", 40));

        var lines = Written(ReportFormats.Console, s_rows with { Rows = [(name, 1)], HasLongTexts = true }).TrimEnd('\n').Split('\n');

        lines.Length.ShouldBeGreaterThan(4);
        lines.ShouldAllBe(line => TextWidth.Measure(line) <= 100);
        lines.ShouldContain(line => TextWidth.Measure(line) > 95);
        string.Concat(lines.Skip(2)).Count(c => c == '都').ShouldBe(40);
    }

    [Fact]
    public void A_word_wider_than_a_line_is_broken_where_its_parts_end() =>
        TextWidth.Wrap("see src/Roundup.Reporting/Formats", 12).ShouldBe(["see", "src/Roundup.", "Reporting/", "Formats"]);

    [Fact]
    public void Verbatim_text_is_never_wrapped_and_a_fence_is_longer_than_its_backticks()
    {
        var code = new Verbatim("a\n  b " + new string('x', 200) + "\n````");

        Written(ReportFormats.Console, code).ShouldBe(code.Text + "\n");
        Written(ReportFormats.Markdown, code).ShouldBe($"`````\n{code.Text}\n`````\n\n");
    }

    [Theory]
    [InlineData(FormatKind.Document, true, "report.toy")]
    [InlineData(FormatKind.Data, true, "report.toy")]
    [InlineData(FormatKind.Data, false)]
    [InlineData(FormatKind.Picture, false)]
    public void A_format_says_whether_runs_write_it(FormatKind kind, bool isWritten, params string[] files) =>
        SpeedReport.Create(SampleRun.Rich()).FilesIn([new ToyFormat(kind, isWritten)])
            .Select(file => file.Name).Where(name => name.EndsWith(".toy", StringComparison.Ordinal)).ShouldBe(files);

    [Fact]
    public void Each_picture_format_draws_each_chart()
    {
        var files = SpeedReport.Create(SampleRun.Rich()).FilesIn([.. ReportFormats.All, new ToyFormat(FormatKind.Picture, true)])
            .Select(file => file.Name).ToList();

        var charts = files.FindAll(name => name.EndsWith(".svg", StringComparison.Ordinal));
        charts.ShouldNotBeEmpty();
        charts.Select(name => Path.ChangeExtension(name, ".toy")).ShouldBeSubsetOf(files);
    }

    private sealed class ToyFormat(FormatKind kind, bool isWritten) : IReportFormat
    {
        public string Name => "toy";

        public string Extension => ".toy";

        public FormatKind Kind => kind;

        public bool IsWrittenByRuns => isWritten;

        public void Write(IReadOnlyList<Section> sections, ReportOutput output)
        {
        }
    }

    private static string Written(IReportFormat format, params Block[] blocks)
    {
        var output = new StringWriter { NewLine = "\n" };
        format.Write([new Section(blocks)], new ReportOutput(output));
        return output.ToString();
    }
}
