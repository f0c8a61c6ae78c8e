using Perfolizer.Mathematics.Distributions.ContinuousDistributions;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Tables;
using Roundup.Results;

namespace Roundup.Trials.Agreement;

/// <summary>
/// The ratio of one case in one run beside the consensus of the other runs, the geometric mean of their ratios. Pairs of N runs contain
/// each run N - 1 times, so that one odd run affects many pairs; here each run counts once for each case.
/// </summary>
/// <param name="Id">The case.</param>
/// <param name="Ratio">Its ratio in the run.</param>
/// <param name="Others">The geometric mean of the ratios in the other runs.</param>
/// <param name="Runs">The number of runs that have the ratio, this run included.</param>
internal sealed record ConsensusRatio(CaseId Id, RatioEstimate Ratio, double Others, int Runs)
{
    private const double NormalQuantile975 = 1.959964;

    /// <summary>Whether the run's interval contains the consensus; null without an interval.</summary>
    public bool? ContainsOthers => Ratio.Interval?.Contains(Others);

    /// <summary>
    /// The expected share of correct 95 % intervals that contain the consensus. It is below 95 %, because the consensus of N - 1 runs has
    /// an error, too: the variance of the difference is 1 + 1 / (N - 1) times that of one run. For normal errors and 10 runs: 93.7 %.
    /// </summary>
    public double ExpectedShare =>
        (2 * NormalDistribution.Standard.Cdf(NormalQuantile975 / Math.Sqrt(1 + (1.0 / (Runs - 1))))) - 1;

    /// <summary>Each ratio that at least one other run has, too, without baselines (1 by definition).</summary>
    /// <param name="runs">Runs of the same plan.</param>
    public static IReadOnlyList<ConsensusRatio> Of(IReadOnlyList<AnalysedRun> runs)
    {
        return [.. runs.SelectMany(Ratios).GroupBy(entry => entry.Place, entry => entry.Row).SelectMany(Each)];
    }

    private static IEnumerable<((CaseId Id, string? Baseline) Place, AnalysedCase Row)> Ratios(AnalysedRun run) =>
        from table in run.Tables
        from row in table.Rows
        where row is { IsBaseline: false, Ratio.PerLaunch.Count: > 0 }
        select ((row.Result.Id, table.Baseline), row);

    private static IEnumerable<ConsensusRatio> Each(IEnumerable<AnalysedCase> rows)
    {
        AnalysedCase[] all = [.. rows];
        var sum = all.Sum(row => Math.Log(row.Ratio!.Ratio));
        return all.Length < 2
            ? []
            : all.Select(row => new ConsensusRatio(
                row.Result.Id,
                row.Ratio!,
                Math.Exp((sum - Math.Log(row.Ratio!.Ratio)) / (all.Length - 1)),
                all.Length));
    }
}
