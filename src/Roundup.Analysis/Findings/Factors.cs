using Roundup.Analysis.Cells;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>The cost of one row over another, or over itself on another target: pairs of cases, one of each.</summary>
internal static class Factors
{
    /// <summary>Whether a case can be part of a pair: it has a time.</summary>
    public static bool HasNumber(AnalysedCase row) =>
        row is { Time: not null, Serializer.IsFloor: false, Ratio.PerLaunch.Count: > 0 };

    /// <summary>The known factors. A lossy case is never compared with an exact one.</summary>
    /// <param name="pairs">The cases, each with the case that it is compared with; both have the same baseline.</param>
    /// <param name="prior">What is known about the variances of such logarithms.</param>
    public static IReadOnlyList<Factor> Of(IEnumerable<(AnalysedCase Case, AnalysedCase To)> pairs, VariancePrior prior)
    {
        var same = pairs.Where(pair => pair.Case.Result.Fidelity == pair.To.Result.Fidelity).ToList();
        var byOperation = same.ToLookup(pair => pair.Case.Result.Id.Cell.Operation);
        var written = byOperation.Contains(Operation.Serialize) ? byOperation[Operation.Serialize] : same;
        return
        [
            .. Times(FactorKind.Serialize, byOperation[Operation.Serialize], prior),
            .. Times(FactorKind.Deserialize, byOperation[Operation.Deserialize], prior),
            .. Bytes(FactorKind.Allocation, same, row => row[SpeedQuantities.Allocated]),
            .. Bytes(FactorKind.Size, written, row => row.Result.SizeBytes),
        ];
    }

    public static CellLogs Difference((AnalysedCase Case, AnalysedCase To) pair) =>
        new(pair.Case.Result.Id.Cell, MeanOverCells.Minus(RowCells.LogsOf(pair.Case), RowCells.LogsOf(pair.To)));

    private static Factor[] Times(FactorKind kind, IEnumerable<(AnalysedCase, AnalysedCase)> pairs, VariancePrior prior)
    {
        CellLogs[] cells = [.. pairs.Select(Difference).Where(cell => cell.Logs.Count > 0)];
        return cells.Length == 0 ? [] : [new(kind, MeanOverCells.Of(cells, prior))];
    }

    private static Factor[] Bytes(
        FactorKind kind, IEnumerable<(AnalysedCase Case, AnalysedCase To)> pairs, Func<AnalysedCase, double?> bytes)
    {
        double[] factors =
        [
            .. pairs.Select(pair => bytes(pair.Case) / bytes(pair.To)).OfType<double>()
                .Where(factor => factor > 0 && double.IsFinite(factor)),
        ];
        return factors.Length == 0 ? [] :
        [
            new(kind, new(Math.Exp(factors.Average(Math.Log)), null, factors.Length) { Least = factors.Min(), Greatest = factors.Max() }),
        ];
    }
}
