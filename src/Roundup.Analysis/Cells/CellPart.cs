using Roundup.Analysis.Estimates;
using Roundup.Results;

namespace Roundup.Analysis.Cells;

/// <summary>A cell, or one of the tables that a layout splits it into. Only rows of one part are compared.</summary>
/// <param name="Id">The cell.</param>
/// <param name="Title">The table's title; null for a whole cell.</param>
/// <param name="Table">The table; null for a whole cell, and for formats that are in no table.</param>
/// <param name="Cases">The rows.</param>
internal sealed record CellPart(CellId Id, string? Title, ReportTable? Table, IReadOnlyList<MeasuredCase> Cases)
{
    /// <summary>The parts in the layout's order.</summary>
    public static IEnumerable<CellPart> Of(CellId id, IReadOnlyList<MeasuredCase> cases, ReportLayout? layout)
    {
        if (layout is not { Tables.Count: > 0 })
        {
            return [new(id, null, null, cases)];
        }

        var byTable = cases.ToLookup(c => layout.TableOf(c.Serializer.Format));
        return layout.Tables.Append(null)
            .Where(byTable.Contains)
            .Select(table => new CellPart(id, table?.Title ?? ReportTable.Others, table, [.. byTable[table]]));
    }
}
