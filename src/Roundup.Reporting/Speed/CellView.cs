using Roundup.Analysis.Cells;

namespace Roundup.Reporting.Speed;

/// <summary>The rows of a table in the order of every table: ranked ones fastest first, floors apart, what has no number last.</summary>
/// <param name="Cell">The cell; where targets are joined, that of the first.</param>
/// <param name="Ranked">Rows with a number.</param>
/// <param name="Floors">Floors with a number.</param>
/// <param name="Missing">Rows without a number.</param>
/// <param name="Targets">The targets, in the file's order.</param>
internal sealed record CellView(
    AnalysedCell Cell, IReadOnlyList<Row> Ranked, IReadOnlyList<Row> Floors, IReadOnlyList<Row> Missing, IReadOnlyList<string> Targets)
{
    public IReadOnlyList<Row> Measured { get; } = [.. Ranked, .. Floors];

    /// <summary>The targets, for people.</summary>
    public string TargetText => (Targets.Count == 1 ? "Target " : "Targets ") + string.Join(", ", Targets);

    /// <summary>What the ratios are to, and why it is not what was asked for.</summary>
    public string? BaselineText => Cell switch
    {
        { Baseline: null } => null,
        { BaselineIsFallback: true } =>
            $"Ratios are relative to {Cell.Baseline}, the exact row with the lowest Mean: {Cell.Requested} has no number here.",
        { BaselineIsElsewhere: true } =>
            $"Ratios are relative to {Cell.Baseline}: {Cell.Requested} has no number.",
        _ => $"Ratios are relative to {Cell.Baseline}.",
    };

    /// <summary>All tables of a run.</summary>
    public static IReadOnlyList<CellView> AllOf(SpeedRun run) => run.File.Run.Report is { JoinTargets: true }
        ? [.. run.Analysis.Cells.GroupBy(cell => (cell.Id with { Target = "" }, cell.Table)).Select(cells => Of(run, [.. cells]))]
        : [.. run.Analysis.Cells.Select(cell => Of(run, [cell]))];

    /// <summary>A row's name, with its target where the table has several.</summary>
    public string Name(Row row) =>
        Targets.Count == 1 ? row.Case.Result.Id.RowName : $"{row.Case.Result.Id.RowName} on {row.Cell.Id.Target}";

    private static CellView Of(SpeedRun run, IReadOnlyList<AnalysedCell> cells)
    {
        var all = cells.SelectMany(cell => cell.Rows.Select(c => new Row(run, cell, c))).ToList();
        if (cells.Count > 1)
        {
            // As within a cell: by ratios where every row has one, which bear a drift of the machine.
            var byRatio = all.Where(r => r.Case.Time is not null).All(r => r.Case.Ratio is not null);
            all = [.. all.OrderBy(r => byRatio ? r.Case.Ratio?.Ratio : r.Case.Time?.Mean)];
        }

        var rows = all.ToLookup(r => r.Case.Time is null ? 2 : r.Case.Serializer.IsFloor ? 1 : 0);
        return new(cells[0], [.. rows[0]], [.. rows[1]], [.. rows[2]], [.. cells.Select(cell => cell.Id.Target)]);
    }
}
