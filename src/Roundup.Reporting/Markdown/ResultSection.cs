using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Columns;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The tables: operation, then dataset and count, then shape; one table for each target, or as the suite wants it.</summary>
internal static class ResultSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        var columns = Layouts.Markdown(run.File.Run);
        var views = CellView.AllOf(run);
        if (!views.Any(v => v.Measured.Count > 0))
        {
            writer.Paragraph(Headline.Nothing(run));
        }

        foreach (var operation in views.GroupBy(v => v.Cell.Id.Operation))
        {
            writer.Heading(2, operation.Key.ToString(), Anchors.Of(operation.Key));
            ChartSection.Write(run, operation.Key, writer);
            foreach (var data in operation.GroupBy(v => (v.Cell.Id.Dataset, v.Cell.Id.Count)))
            {
                writer.Heading(3, $"{operation.Key} {Words.Data(data.First().Cell.Id)}");
                foreach (var shape in data.GroupBy(v => v.Cell.Id.Shape))
                {
                    writer.Heading(4, shape.Key.ToString(), Anchors.Of(run, shape.First().Cell.Id));
                    foreach (var view in shape)
                    {
                        WriteCell(view, columns, writer);
                    }
                }
            }
        }
    }

    private static void WriteCell(CellView view, IReadOnlyList<Column> columns, MarkdownWriter writer)
    {
        if (view.Cell.Table is { } title)
        {
            writer.Heading(5, title);
        }

        writer.Paragraph($"{view.TargetText}. {view.BaselineText}".TrimEnd());
        if (view.Measured.Count > 0)
        {
            var format = new TableFormat(view.Measured, columns);
            writer.Table(
                [.. columns.Select(c => (Cell)c.Heading)],
                view.Measured.Select(r => columns.Select(c => CellOf(c, r, format)).ToList()),
                right: i => columns[i].IsNumeric);
        }

        if (view.Missing.Count > 0)
        {
            var names = view.Missing.GroupBy(r => r.Case.Result.Outcome).OrderBy(g => g.Key)
                .Select(g => $"{string.Join(", ", g.Select(view.Name))} ({g.Key.Word()})");
            writer.Line($"{MarkdownText.Escape($"No number: {string.Join("; ", names)};")} [why](#{Anchors.Missing}).");
            writer.Line();
        }
    }

    private static Cell CellOf(Column column, Row row, TableFormat format)
    {
        if (column == AllColumns.Fidelity && row.Case.Result.Fidelity == Fidelity.Lossy)
        {
            return new Cell($"[lossy L{Losses.Number(row.Run, row.Case.Result)}](#{Anchors.Losses})");
        }

        Cell text = format.Text(column, row);
        return row.Case.IsBaseline && column == AllColumns.Serializer ? new Cell($"**{text.Markdown}**") : text;
    }
}
