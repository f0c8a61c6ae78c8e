using Roundup.Analysis.Baselines;
using Roundup.Analysis.SteadyState.Cases;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>The baseline of one cell.</summary>
/// <param name="Case">The case that ratios are to; null where nothing fits.</param>
/// <param name="Name">Its name for people, with the target where it is another one.</param>
/// <param name="IsFallback">Whether another row was wanted.</param>
/// <param name="IsElsewhere">Whether the same row was wanted on another target.</param>
internal sealed record BaselineChoice(MeasuredCase? Case, string? Name, bool IsFallback, bool IsElsewhere = false)
{
    /// <summary>
    /// The wanted row, else the fastest exact row that is no floor; one with hidden work only where each has it. A lossy row does less
    /// work: it is a baseline only when asked for by name.
    /// </summary>
    /// <param name="cell">The cell.</param>
    /// <param name="rows">Its rows, or those of one of its tables.</param>
    /// <param name="cells">All cells with their rows, for a baseline of another target.</param>
    /// <param name="requested">What is wanted, or null.</param>
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
    /// One baseline for cells that differ in their target alone: the wanted row on the wanted target, else on the first target on which it
    /// has a number, else the fastest exact row of all. Ratios of one table must be to one thing.
    /// </summary>
    /// <param name="parts">The cells, or the same table of each.</param>
    /// <param name="cells">All cells with their rows.</param>
    /// <param name="requested">What is wanted, or null.</param>
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
        rows.Where(c => c is { Time: not null, Serializer.IsFloor: false, Result.Fidelity: Results.Fidelity.Exact })
            .OrderBy(c => c.HidesWork)
            .ThenBy(c => c.Time!.Mean)
            .FirstOrDefault();
}
