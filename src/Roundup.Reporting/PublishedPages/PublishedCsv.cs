using Roundup.Analysis.Published;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.PublishedPages;

/// <summary>A line for each figure.</summary>
internal static class PublishedCsv
{
    /// <summary>The columns.</summary>
    public static IReadOnlyList<Column<(JudgedPage Page, JudgedFigure Figure)>> Columns { get; } =
    [
        Of("Page", Quantity.Text, line => line.Page.Name),
        Of("Name", Quantity.Text, line => line.Figure.Entry.Name),
        Of("Row", Quantity.Text, line => line.Figure.Entry.RowName),
        Of("Operation", Quantity.Text, line => line.Figure.Entry.Operation.ToString()),
        Of("Dataset", Quantity.Text, line => line.Figure.Entry.Dataset),
        Of("Count", Quantity.Number, line => line.Figure.Entry.Count),
        Of("Shape", Quantity.Text, line => line.Figure.Entry.Shape?.ToString()),
        Of("Target", Quantity.Text, line => line.Figure.Entry.Target),
        Of("Experiment", Quantity.Text, line => line.Figure.Entry.Experiment),
        Of("Quantity", Quantity.Text, line => PageText.Word(line.Figure.Figure.Quantity)),
        Of("Published", Quantity.Number, line => line.Figure.Figure.Value),
        Of("Measured", Quantity.Number, line => line.Figure.Measured),
        Of("Factor", Quantity.Ratio, line => line.Figure.Factor),
        Of("Verdict", Quantity.Text, line => PageText.Word(line.Figure.Verdict)),
        Of("Reason", Quantity.Text, line => line.Figure.Reason is { } reason ? PageText.Word(reason) : null),
        Of("Detail", Quantity.Text, line => line.Figure.Detail),
        Of("Cell", Quantity.Text, line => line.Figure.Cell?.ToString()),
    ];

    private static Column<(JudgedPage Page, JudgedFigure Figure)> Of(
        string name, Quantity quantity, Func<(JudgedPage Page, JudgedFigure Figure), object?> value) => new(name, "", quantity, value);
}
