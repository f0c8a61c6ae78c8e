using Roundup.Analysis.Estimates;
using Roundup.Results;

namespace Roundup.Analysis.Cells;

/// <summary>The baseline of one cell.</summary>
/// <param name="Case">The case that the others are compared with; null where no row has a number.</param>
/// <param name="Name">Its name, with the target where that is not the cell's.</param>
/// <param name="IsFallback">Whether another row was requested.</param>
/// <param name="IsElsewhere">Whether the row was requested on another target.</param>
internal sealed record BaselineChoice(MeasuredCase? Case, string? Name, bool IsFallback, bool IsElsewhere = false)
{
    /// <summary>
    /// The requested row, else the fastest exact row that is no floor. A lossy row does
    /// less work, so it is a baseline only where it is requested by name.
    /// </summary>
    /// <param name="cell">The cell.</param>
    /// <param name="rows">Its rows, or those of one of its tables.</param>
    /// <param name="cells">All cells with their rows, for a baseline of another target.</param>
    /// <param name="requested">The requested baseline, or null.</param>
    public static BaselineChoice Of(
        CellId cell,
        IReadOnlyList<MeasuredCase> rows,
        IReadOnlyDictionary<CellId, MeasuredCase[]> cells,
        RequestedBaseline? requested)
    {
        foreach (var next in requested?.InOrder ?? [])
        {
            var home = next.Target is { } target ? cell with { Target = target } : cell;
            if (Requested(home, cells, next) is { } wanted)
            {
                return new(wanted, home == cell ? wanted.RowName : $"{wanted.RowName}@{home.Target}", false);
            }
        }

        var fastest = Fastest(rows);
        return new(fastest, fastest?.RowName, requested is not null && fastest is not null);
    }

    /// <summary>
    /// One baseline for cells that differ in their target alone: the requested row on the requested target, else on the first target where
    /// it has a number, else the fastest exact row of all. All ratios of one table must have the same baseline.
    /// </summary>
    public static BaselineChoice OfAll(
        IReadOnlyList<CellPart> parts,
        IReadOnlyDictionary<CellId, MeasuredCase[]> cells,
        RequestedBaseline? requested)
    {
        var wanted = (requested?.InOrder ?? [])
            .SelectMany(next => parts.Select(part => part.Id.Target)
                .Prepend(next.Target)
                .OfType<string>()
                .Select(target => Requested(parts[0].Id with { Target = target }, cells, next)))
            .FirstOrDefault(found => found is not null);
        var choice = wanted ?? Fastest(parts.SelectMany(part => part.Cases));
        var target = choice?.Result.Id.Cell.Target;
        return new(
            choice,
            choice is null ? null : $"{choice.RowName}@{target}",
            requested is not null && wanted is null && choice is not null,
            wanted is not null && requested!.Target is not null && requested.Target != target);
    }

    private static MeasuredCase? Requested(CellId home, IReadOnlyDictionary<CellId, MeasuredCase[]> cells, RequestedBaseline requested) =>
        cells.GetValueOrDefault(home)?.FirstOrDefault(c => c.Time is not null && requested.IsRow(c.RowName));

    private static MeasuredCase? Fastest(IEnumerable<MeasuredCase> rows) =>
        rows.Where(c => c is { Time: not null, Serializer.IsFloor: false, Result.Fidelity: Fidelity.Exact })
            .MinBy(c => c.Time!.Mean);
}
