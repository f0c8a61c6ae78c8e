using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>Both operations of every row side by side, for one dataset, count and shape.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Count">The count.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Rows">Serializers with a number by their time to deserialize; rows that only serialize last.</param>
/// <param name="Floors">Floors with a number, in the same order.</param>
public sealed record MacroTable(string Dataset, int Count, Shape Shape, IReadOnlyList<MacroRow> Rows, IReadOnlyList<MacroRow> Floors)
{
    /// <summary>The tables of a run, in the order of its tables.</summary>
    public static IReadOnlyList<MacroTable> Of(AnalysedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return
        [
            .. run.Tables.GroupBy(table => (table.Id.Dataset, table.Id.Count, table.Id.Shape))
                .Select(place => Of(place.Key.Dataset, place.Key.Count, place.Key.Shape, place)),
        ];
    }

    private static MacroTable Of(string dataset, int count, Shape shape, IEnumerable<AnalysedTable> tables)
    {
        var rows = tables.SelectMany(table => table.Rows)
            .GroupBy(row => (row.Result.Id.RowName, row.Result.Id.Table.Target))
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

/// <summary>One row on one target, both operations.</summary>
/// <param name="Serialize">Its case of Serialize; null without a number.</param>
/// <param name="Deserialize">Its case of Deserialize; null without a number.</param>
public sealed record MacroRow(AnalysedCase? Serialize, AnalysedCase? Deserialize)
{
    /// <summary>A case with a number.</summary>
    public AnalysedCase Any => Deserialize ?? Serialize!;

    /// <summary>One of its operations; null where it has no number.</summary>
    public AnalysedCase? Of(Results.Operation operation) => operation == Results.Operation.Serialize ? Serialize : Deserialize;

    /// <summary>The row's name.</summary>
    public string Name => Any.Result.Id.RowName;

    /// <summary>The target.</summary>
    public string Target => Any.Result.Id.Table.Target;

    /// <summary>Time to serialize, ns.</summary>
    public double? SerializeNs => Serialize?.Time!.Mean;

    /// <summary>Time to deserialize, ns.</summary>
    public double? DeserializeNs => Deserialize?.Time!.Mean;

    /// <summary>Length of the output, bytes.</summary>
    public double? SizeBytes => Any.Result.SizeBytes;

    /// <summary>The highest resident size of the process over both operations, bytes; null where the system does not report it.</summary>
    public double? PeakMemoryBytes =>
        new[] { Serialize, Deserialize }.Max(operation => operation?[SpeedQuantities.PeakMemory]);

    /// <summary>
    /// Peak memory over the baseline's; null where either is unknown, or where the two operations have different baselines.
    /// </summary>
    public double? PeakRatio { get; private init; }

    /// <summary>Whether the other rows are compared with it, in every operation that it has.</summary>
    public bool IsBaseline => Serialize?.IsBaseline != false && Deserialize?.IsBaseline != false;

    internal static MacroRow Of(IReadOnlyList<AnalysedCase> cases)
    {
        AnalysedCase? Find(Results.Operation operation) =>
            cases.FirstOrDefault(row => row.Time is not null && row.Result.Id.Table.Operation == operation);
        return new(Find(Results.Operation.Serialize), Find(Results.Operation.Deserialize));
    }

    internal MacroRow To(MacroRow? baseline) =>
        this with { PeakRatio = baseline?.PeakMemoryBytes > 0 ? PeakMemoryBytes / baseline.PeakMemoryBytes : null };
}
