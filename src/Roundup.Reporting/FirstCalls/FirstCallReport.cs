using Roundup.Analysis.FirstCall;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Markdown;
using Roundup.Reporting.Views;

namespace Roundup.Reporting.FirstCalls;

/// <summary>report.md of the experiment first-call: one table for each operation with the targets below each other, then one for each type.</summary>
public sealed class FirstCallReport : IReport
{
    private static readonly Action<AnalysedRun, MarkdownWriter>[] Sections =
    [
        HeadSection.Write,
        MachineSection.Write,
        OutcomeSection.Write,
        NoticeSection.Write,
        WriteTables,
        LossSection.Write,
        MissingSection.Write,
        SerializerSection.Write,
        DatasetSection.Write,
        WriteLegend,
    ];

    /// <inheritdoc/>
    public string FileName => "report.md";

    /// <inheritdoc/>
    public void Write(AnalysedRun run, TextWriter output)
    {
        var writer = new MarkdownWriter(output);
        foreach (var section in Sections)
        {
            section(run, writer);
        }
    }

    private static void WriteTables(AnalysedRun run, MarkdownWriter writer)
    {
        var rows = run.FirstCalls!.Rows;
        if (rows.Count == 0)
        {
            writer.Paragraph(Headline.Nothing(run));
        }

        foreach (var table in rows.GroupBy(row => (row.Operation, row.Shape, row.Count)))
        {
            writer.Heading(2, FirstCallTitle.Of(table.First()));
            writer.Paragraph(FirstCallTitle.Types(run.FirstCalls, [.. table]) + (run.FirstCalls.Baseline is { } baseline ? $" Ratios are to {baseline}." : ""));
            Table(FirstCallColumns.Markdown, [.. table], row => row.First?.IsBaseline == true, writer);
            foreach (var type in Types(table))
            {
                writer.Heading(3, $"{table.Key.Operation} {type.Key}");
                Table(FirstCallColumns.Type, [.. type], line => line.Call.IsBaseline, writer);
            }
        }
    }

    /// <summary>The types in the order of the suite: the first ones first.</summary>
    private static IEnumerable<IGrouping<string, FirstCallOfType>> Types(IEnumerable<FirstCallRow> rows) =>
        rows.SelectMany(row => row.Types.Select(call => new FirstCallOfType(row, call)))
            .OrderBy(line => line.Row.Serializer.IsFloor).ThenBy(line => line.Call.Time.Median)
            .GroupBy(line => line.Call.Result.Id.Cell.Dataset)
            .OrderBy(type => type.Average(line => line.Call.Samples[0].Place));

    private static void Table<T>(IReadOnlyList<FirstCallColumn<T>> columns, IReadOnlyList<T> lines, Func<T, bool> isBaseline, MarkdownWriter writer)
    {
        // A column that nobody fills is left out: a target that publishes nothing has no publish size.
        FirstCallColumn<T>[] shown = [.. columns.Where(column => lines.Any(line => !string.IsNullOrEmpty(column.Text(line))))];
        Cell CellOf(FirstCallColumn<T> column, T line)
        {
            Cell text = column.Text(line);
            return column.Heading == FirstCallColumns.Serializer.Heading && isBaseline(line) ? new Cell($"**{text.Markdown}**") : text;
        }

        writer.Table([.. shown.Select(column => (Cell)column.Heading)], lines.Select(line => shown.Select(column => CellOf(column, line)).ToList()), right: i => shown[i].IsNumeric);
    }

    private static void WriteLegend(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Legend", Anchors.Legend);
        var meanings = FirstCallColumns.Markdown.Select(column => (column.Heading, column.Meaning)).Concat(FirstCallColumns.Type.Where(column => column.Meaning.Length > 0).Select(column => (column.Heading, column.Meaning)));
        writer.Table(["Column", "Meaning"], meanings.Select(entry => new Cell[] { entry.Heading, entry.Meaning }));
        writer.Paragraph("Each process takes the first value of each dataset. Floors show what the harness itself costs, which is in every row and not subtracted. " + Legend.Units);
    }
}
