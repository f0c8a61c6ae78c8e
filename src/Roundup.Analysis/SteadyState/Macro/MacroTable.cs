using Roundup.Contracts;

namespace Roundup.Analysis.SteadyState.Macro;

/// <summary>Both operations of every row side by side: one dataset at one count, in one shape.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Count">The count.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Rows">Serializers with a number, by the time to deserialize; those that only serialize last.</param>
/// <param name="Floors">Floors with a number, in the same order.</param>
public sealed record MacroTable(string Dataset, int Count, Shape Shape, IReadOnlyList<MacroRow> Rows, IReadOnlyList<MacroRow> Floors)
{
    /// <summary>The tables of a run, in the order of its cells.</summary>
    public static IReadOnlyList<MacroTable> Of(AnalysedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return
        [
            .. run.Cells.GroupBy(cell => (cell.Id.Dataset, cell.Id.Count, cell.Id.Shape))
                .Select(place => Of(place.Key.Dataset, place.Key.Count, place.Key.Shape, place)),
        ];
    }

    private static MacroTable Of(string dataset, int count, Shape shape, IEnumerable<AnalysedCell> cells)
    {
        var rows = cells.SelectMany(cell => cell.Rows)
            .GroupBy(row => (row.Result.Id.RowName, row.Result.Id.Cell.Target))
            .Select(cases => MacroRow.Of([.. cases]))
            .Where(row => row.Serialize is not null || row.Deserialize is not null)
            .ToList();
        var to = rows.Where(row => row.IsBaseline).ToList();
        var ordered = rows.Select(row => row.To(to.Find(b => b.Target == row.Target) ?? to.FirstOrDefault()))
            .OrderBy(row => row.DeserializeNs ?? double.PositiveInfinity)
            .ThenBy(row => row.SerializeNs)
            .ThenBy(row => row.Name, StringComparer.Ordinal)
            .ToLookup(row => row.Any.Serializer.IsFloor);
        return new(dataset, count, shape, [.. ordered[false]], [.. ordered[true]]);
    }
}
