namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>Lossy rows that would have won.</summary>
internal static class LossFindings
{
    /// <summary>One sentence for each row that is faster than every exact row somewhere; the one that is so in most cells first.</summary>
    public static IEnumerable<Finding> Of(FindingScope scope, IReadOnlyList<AnalysedCell> cells)
    {
        var rows = cells.SelectMany(cell => cell.Rows.Where(IsLossy).Select(row => (Row: row, Wins: Wins(row, cell))));
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
        row is { Time: not null, Serializer.IsFloor: false, Result.Fidelity: Results.Fidelity.Lossy, Ratio.PerLaunch.Count: > 0 };

    private static bool Wins(AnalysedCase row, AnalysedCell cell)
    {
        var exact = cell.Rows.Where(RowCells.IsContender).MinBy(r => r.Ratio!.Ratio);
        return exact is not null && Joined.Of([Joined.Minus(Logs(row), Logs(exact))]).IsBelowOne;
    }

    private static double[] Logs(AnalysedCase row) => [.. row.Ratio!.PerLaunch.Select(r => Math.Log(r))];
}
