using Roundup.Analysis;
using Roundup.Reporting.Columns;

namespace Roundup.Reporting.Views;

/// <summary>The rows of a cell in the order of every table: ranked ones fastest first, floors apart, what has no number last.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Ranked">Rows with a number.</param>
/// <param name="Floors">Floors with a number.</param>
/// <param name="Missing">Rows without a number.</param>
internal sealed record CellView(AnalysedCell Cell, IReadOnlyList<Row> Ranked, IReadOnlyList<Row> Floors, IReadOnlyList<Row> Missing)
{
    /// <summary>Everything with a number.</summary>
    public IReadOnlyList<Row> Measured { get; } = [.. Ranked, .. Floors];

    /// <summary>The rows of a cell.</summary>
    public static CellView Of(AnalysedRun run, AnalysedCell cell)
    {
        var rows = cell.Rows.Select(c => new Row(run, cell, c)).ToLookup(r => r.Case.Time is null ? 2 : r.Case.Serializer.IsFloor ? 1 : 0);
        return new(cell, [.. rows[0]], [.. rows[1]], [.. rows[2]]);
    }

    /// <summary>All cells of a run.</summary>
    public static IReadOnlyList<CellView> AllOf(AnalysedRun run) => [.. run.Cells.Select(cell => Of(run, cell))];
}
