using Roundup.Analysis.SteadyState.Cells;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Stopping;

/// <summary>
/// When a run has launched enough: every ratio is narrow, and neighbours in the order are told apart or shown to be close.
/// </summary>
public static class StoppingRule
{
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
