using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Batches;
using Roundup.Analysis.SteadyState.Cells;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Stopping;

/// <summary>
/// When a run has launched enough: every ratio is narrow, and neighbours in the order are told apart or shown to be close.
/// </summary>
public static class StoppingRule
{
    /// <summary>
    /// The standard error of a launch's time that needs no further round. Processes of one row differ by 0 to 3 %, so less would not make a
    /// ratio much more certain.
    /// </summary>
    private const double SureLaunch = 0.025;

    /// <summary>A look comes when there are so many times the launches of the last one.</summary>
    private const double Growth = 1.15;

    /// <summary>Standard deviations in a median absolute deviation of a normal distribution.</summary>
    private const double DeviationsPerMedian = 1.4826;

    /// <summary>
    /// How many launches there are to be at the next look: one more, and less often the more there are, because each look is a further
    /// chance to stop at a chance result.
    /// </summary>
    /// <param name="launches">How many there are.</param>
    public static int NextLook(int launches) => Math.Max(launches + 1, (int)(launches * Growth));

    /// <summary>Whether the batches of a launch scatter so much that it wants another round.</summary>
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

    /// <summary>
    /// The standard deviation by the median of the absolute deviations (Hampel 1974): one disturbed batch, which counts for little in the
    /// estimate, is no reason for more.
    /// </summary>
    private static double Scatter(double[] logs)
    {
        var centre = Quantiles.Median(logs);
        return DeviationsPerMedian * Quantiles.Median([.. logs.Select(log => Math.Abs(log - centre))]);
    }

    /// <summary>The cases that want more launches.</summary>
    /// <param name="soFar">The results so far.</param>
    /// <param name="until">The wanted half-width of a ratio's interval, as a share of the ratio.</param>
    /// <param name="most">The most launches that a case may have.</param>
    /// <returns>The cases, each with the number of launches that it is expected to have in the end.</returns>
    public static IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double until, int most)
    {
        ArgumentNullException.ThrowIfNull(soFar);
        var run = RunRows.Of(soFar);
        var wanted = new Dictionary<CaseId, int>();
        if (Hopeless.Is(run))
        {
            return wanted;
        }

        foreach (var cell in run.Cells)
        {
            foreach (var (row, launches) in CellWishes.Of(cell, run.Priors, until))
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
}
