using Roundup.Analysis.Cases;
using Roundup.Results;

namespace Roundup.Analysis.Cells;

/// <summary>The baseline of one cell.</summary>
/// <param name="Case">The case that ratios are to; null where nothing fits.</param>
/// <param name="Name">Its name for people, with the target where it is another one.</param>
/// <param name="IsFallback">Whether another one was wanted.</param>
internal sealed record BaselineChoice(MeasuredCase? Case, string? Name, bool IsFallback)
{
    /// <summary>The wanted row, else the fastest exact row that is no floor. A lossy row does less work: it is a baseline only when asked for by name.</summary>
    /// <param name="cell">The cell.</param>
    /// <param name="cells">All cells with their rows, for a baseline of another target.</param>
    /// <param name="wish">What is wanted, or null.</param>
    public static BaselineChoice Of(CellId cell, IReadOnlyDictionary<CellId, MeasuredCase[]> cells, BaselineWish? wish)
    {
        var home = wish?.Target is { } target ? cell with { Target = target } : cell;
        var wanted = wish is null ? null : cells.GetValueOrDefault(home)?.FirstOrDefault(c => c.Time is not null && wish.IsRow(c.RowName));
        if (wanted is not null)
        {
            return new(wanted, home == cell ? wanted.RowName : $"{wanted.RowName}@{home.Target}", false);
        }

        var fastest = cells[cell].Where(c => c is { Time: not null, Serializer.IsFloor: false, Result.Fidelity: Fidelity.Exact }).MinBy(c => c.Time!.Mean);
        return new(fastest, fastest?.RowName, wish is not null && fastest is not null);
    }
}
