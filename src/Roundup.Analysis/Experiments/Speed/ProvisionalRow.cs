using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>A row during a run: its time over the baseline's for each operation.</summary>
/// <param name="Name">The row, with its compressor and, where the run has several, its target.</param>
/// <param name="IsFloor">Whether it is a floor.</param>
/// <param name="IsLossy">Whether something is lost in its round trip.</param>
/// <param name="Ratios">The ratio of each operation that has a number.</param>
public sealed record ProvisionalRow(string Name, bool IsFloor, bool IsLossy, IReadOnlyDictionary<Operation, ProvisionalRatio> Ratios)
{
    /// <summary>The rows of a run with a ratio in any table, fastest first, floors last.</summary>
    public static IReadOnlyList<ProvisionalRow> Of(AnalysedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var hasTargets = run.Tables.Select(table => table.Id.Target).Distinct().Skip(1).Any();
        var spread = Spread(run);
        return
        [
            .. run.Tables.Where(table => !table.BaselineIsFallback)
                .SelectMany(table => table.Rows.Select(row => (table.Baseline, Case: row)))
                .Where(row => row.Case.Ratio is not null)
                .GroupBy(row => row.Case.Result.Id.RowName + (hasTargets ? $" @{row.Case.Result.Id.Table.Target}" : ""))
                .Select(row => new ProvisionalRow(
                    row.Key,
                    row.First().Case.Serializer.IsFloor,
                    row.Any(one => one.Case.Result.Fidelity == Results.Fidelity.Lossy),
                    row.GroupBy(one => one.Case.Result.Id.Table.Operation)
                        .ToDictionary(of => of.Key, of => ProvisionalRatio.Of([.. OfOneBaseline(of)], spread))))
                .OrderBy(row => row.IsFloor)
                .ThenBy(row => row.Ratios.Values.Average(ratio => Math.Log(ratio.Ratio))),
        ];
    }

    /// <summary>The largest set of tables with one baseline: ratios to different baselines have no mean.</summary>
    private static IEnumerable<AnalysedCase> OfOneBaseline(IEnumerable<(string? Baseline, AnalysedCase Case)> rows) =>
        rows.GroupBy(row => row.Baseline, row => row.Case).MaxBy(same => same.Count())!;

    /// <summary>
    /// Half of the interval of a ratio's logarithm after one launch, estimated from the differences between the two processes of the
    /// baseline (root mean square over the tables). A ratio is one process over the mean of two, so its variance is three quarters of that
    /// of the difference. Tables of one dataset come from the same processes, so the number of datasets gives the degrees of freedom. Null
    /// where no row ran twice.
    /// </summary>
    private static double? Spread(AnalysedRun run)
    {
        if (run.Replicas is not { Cases: { Count: > 0 } cases })
        {
            return null;
        }

        var datasets = cases.Select(one => (one.Id.Table.Dataset, one.Id.Table.Target)).Distinct().Count();
        return StudentT.Quantile975(datasets) * Math.Sqrt(0.75 * cases.Average(one => Math.Pow(Math.Log(one.Ratio), 2)));
    }
}

/// <summary>The time of a row over the baseline's for one operation, over all its tables.</summary>
/// <param name="Ratio">The geometric mean over the tables.</param>
/// <param name="Interval">
/// The geometric means of both ends of the tables' intervals, as wide as if all tables had the same error. Null where unknown.
/// </param>
public sealed record ProvisionalRatio(double Ratio, Interval? Interval)
{
    /// <summary>Joins the tables of a row.</summary>
    /// <param name="rows">The row in each of them, with a ratio.</param>
    /// <param name="spread">Half of the interval of a logarithm after a single launch; null where unknown.</param>
    internal static ProvisionalRatio Of(IReadOnlyList<AnalysedCase> rows, double? spread)
    {
        var logs = rows.Select(row => (Ratio: Math.Log(row.Ratio!.Ratio), Ends: Ends(row, spread))).ToList();
        Interval? interval = logs.TrueForAll(log => log.Ends is not null)
            ? new(Math.Exp(logs.Average(log => log.Ends!.Value.Low)), Math.Exp(logs.Average(log => log.Ends!.Value.High)))
            : null;
        return new(Math.Exp(logs.Average(log => log.Ratio)), interval);
    }

    private static (double Low, double High)? Ends(AnalysedCase row, double? spread)
    {
        var log = Math.Log(row.Ratio!.Ratio);
        return row.IsBaseline ? (0, 0)
            : row.Ratio.Interval is { } interval ? (Math.Log(interval.Low), Math.Log(interval.High))
            : spread is { } half ? (log - half, log + half)
            : null;
    }
}
