using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cells;

namespace Roundup.Analysis.SteadyState.Stopping;

/// <summary>
/// Whether a machine is so busy that nothing can be told: every ratio of the run is known to no better than a factor of two. More launches
/// in the same load would take long and tell little; the user can do more about it.
/// </summary>
internal static class Hopeless
{
    /// <summary>With fewer launches, intervals are wide whatever the machine does.</summary>
    private const int LeastLaunches = 3;

    /// <summary>One ratio alone may be noisy by itself.</summary>
    private const int LeastRatios = 2;

    /// <summary>Whether the run is.</summary>
    public static bool Is(RunRows run)
    {
        var ratios = run.Cells
            .SelectMany(cell => cell.Rows.Where(row => !row.IsBaseline && row.LogRatios.Count >= LeastLaunches))
            .Select(row => LogSample.ByMean([.. row.LogRatios.Values]).Moderated(run.Priors.OfRatios).Interval)
            .ToList();
        return ratios.Count >= LeastRatios && ratios.All(interval => interval is { } known && known.High - known.Low > Math.Log(2));
    }
}
