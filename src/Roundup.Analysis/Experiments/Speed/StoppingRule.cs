using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>
/// When a run has enough launches: the interval of every ratio is narrow, and neighbours in the order are separated or shown to be close.
/// </summary>
public static class StoppingRule
{
    // A standard error of a launch's time that needs no further round. Processes of one serializer differ by 0 to 3 %, so a smaller error
    // would not make a ratio much more certain.
    private const double SureLaunch = 0.025;

    // The factor between the numbers of launches of two examinations.
    private const double Growth = 1.15;

    // Standard deviation over median absolute deviation, for a normal distribution.
    private const double DeviationsPerMedian = 1.4826;

    // With fewer launches, intervals are wide even on a quiet machine.
    private const int LeastLaunches = 3;

    // A single ratio may be noisy because of its serializer.
    private const int LeastRatios = 2;

    /// <summary>
    /// The number of launches at which the results are next examined: one more at first, later in growing steps, because each examination
    /// is a further chance to stop at a chance result.
    /// </summary>
    /// <param name="launches">The number of launches so far.</param>
    public static int NextLook(int launches) => Math.Max(launches + 1, (int)(launches * Growth));

    /// <summary>Whether the batches of a launch scatter so much that it needs another round.</summary>
    /// <param name="batches">Its batches so far.</param>
    public static bool WantsRound(IReadOnlyList<Sample> batches)
    {
        double[] logs =
        [
            .. batches.Where(sample => sample is { Calls: > 0, WallNs: > 0 })
                .Select(sample => Math.Log((sample.WallNs - ForeignTime.Ns(sample)) / sample.Calls)),
        ];
        return logs.Length < 2 || Scatter(logs) / Math.Sqrt(logs.Length) > SureLaunch;
    }

    // The standard deviation from the median absolute deviation (Hampel 1974): one disturbed batch, which has little weight in the
    // estimate, is no reason for another round.
    private static double Scatter(double[] logs)
    {
        var centre = Quantiles.Median(logs);
        return DeviationsPerMedian * Quantiles.Median([.. logs.Select(log => Math.Abs(log - centre))]);
    }

    /// <summary>The cases that need more launches.</summary>
    /// <param name="soFar">The results so far.</param>
    /// <param name="until">The wanted half-width of a ratio's interval, as a share of the ratio.</param>
    /// <param name="most">The largest number of launches of a case.</param>
    /// <returns>The cases, each with its expected final number of launches.</returns>
    public static IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double until, int most)
    {
        ArgumentNullException.ThrowIfNull(soFar);
        var run = RunRows.Of(soFar);
        var wanted = new Dictionary<CaseId, int>();
        if (IsTooNoisy(run))
        {
            return wanted;
        }

        foreach (var table in run.Tables)
        {
            foreach (var (row, launches) in NeededLaunches.Find(table, run.Prior(table), until))
            {
                var has = row.ByIndex.Count;
                if (has < most)
                {
                    var id = row.Result.Id;
                    wanted[id] = Math.Max(wanted.GetValueOrDefault(id), (int)Math.Clamp(launches, has + 1, most));
                }
            }
        }

        return wanted;
    }

    // Whether the machine is so busy that every ratio of the run is known to no better than a factor of two. More launches under the same
    // load would take long and show little; the user can do more about it.
    private static bool IsTooNoisy(RunRows run)
    {
        var ratios = run.Tables
            .SelectMany(table => table.Rows.Where(row => !row.IsBaseline && row.LogRatios.Count >= LeastLaunches)
                .Select(row => LogSample.ByMean([.. row.LogRatios.Values]).Moderated(run.Prior(table)).Interval))
            .ToList();
        return ratios.Count >= LeastRatios && ratios.All(interval => interval is { } known && known.High - known.Low > Math.Log(2));
    }
}
