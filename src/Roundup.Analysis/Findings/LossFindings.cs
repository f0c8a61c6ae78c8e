using Roundup.Analysis.Cells;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>Lossy rows that are faster than every exact row.</summary>
internal static class LossFindings
{
    /// <summary>One finding for each row that is so in some cell; the row that is so in most cells first.</summary>
    public static IEnumerable<Finding> Of(FindingScope scope, IReadOnlyList<AnalysedCell> cells)
    {
        var rows = cells.SelectMany(Wins);
        return rows.GroupBy(r => r.Row.Result.Id.RowName)
            .Where(g => g.Any(r => r.Wins))
            .OrderByDescending(g => g.Count(r => r.Wins))
            .Select(g => new Finding(
                FindingCode.LossyIsFaster, scope, g.Key, g.Count(r => r.Wins), g.Count(), g.Where(r => r.Wins)
                    .SelectMany(r => r.Row.Result.Lost)
                    .Distinct()
                    .ToArray()));
    }

    private static bool IsLossy(AnalysedCase row) =>
        row is
        {
            Time: not null,
            Serializer.IsFloor: false,
            Result.Fidelity: Fidelity.Lossy,
            Ratio.PerLaunch.Count: > 0,
        };

    private static IEnumerable<(AnalysedCase Row, bool Wins)> Wins(AnalysedCell cell)
    {
        AnalysedCase[] exact = [.. cell.Rows.Where(RowCells.IsExact)];
        AnalysedCase[] lossy = [.. cell.Rows.Where(IsLossy)];
        var separations = Separations.Of(new([.. exact.Concat(lossy).Select(RowCells.LogsOf)]), cell.Prior);
        bool IsFirst(int row) => exact.Length > 0 && Enumerable.Range(0, exact.Length).All(other => separations.IsFaster(row, other));
        return lossy.Select((row, place) => (row, IsFirst(exact.Length + place)));
    }
}
