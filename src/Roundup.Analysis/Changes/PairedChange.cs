using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Changes;

/// <summary>The differences of the logarithms of two times that were measured side by side, by launch.</summary>
/// <param name="Processes">Equal for cases that the same processes measured: their errors are correlated.</param>
/// <param name="Differences">ln(after / before) of each launch.</param>
internal sealed record PairedChange(object Processes, IReadOnlyList<double> Differences)
{
    /// <summary>The mean of each case with its moderated variance; null below two launches.</summary>
    /// <param name="cases">The cases that are judged.</param>
    /// <param name="controls">Cases without a change, which say more about the variance.</param>
    public static IReadOnlyList<LogSample?> Summed(IReadOnlyList<PairedChange> cases, IReadOnlyList<PairedChange> controls)
    {

        // From eight launches on (ChangeRule.FirstLook) the variances are known well: caution would only hide changes (docs/accuracy.md).
        var prior = VariancePrior.Of(
            cases.Concat(controls)
                .Where(one => one.Differences.Count > 1)
                .Select(one => (one.Processes, new VarianceGroup([LogSample.ByMean(one.Differences).Variance], 1, 0))),
            caution: 0);
        return [.. cases.Select(one => one.Differences.Count > 1 ? (LogSample?)LogSample.ByMean(one.Differences).Moderated(prior) : null)];
    }
}
