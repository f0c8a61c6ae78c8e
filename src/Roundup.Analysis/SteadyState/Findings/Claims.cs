using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>What can be claimed of several estimates of which the most striking ones are named.</summary>
internal static class Claims
{
    /// <summary>
    /// The items whose factor is not 1. Naming the largest of many is a claim about all of them, so all are wrong together in at most 5 %
    /// of the cases (<see cref="Holm"/>); without an interval, or with one that is too wide, nothing is claimed.
    /// </summary>
    public static IEnumerable<T> Hold<T>(IReadOnlyList<T> items, Func<T, Estimate> factor)
    {
        var holds = Holm.Holds([.. items.Select(item => factor(item).PValue)]);
        return items.Where((item, i) => holds[i] && !factor(item).IsTooNoisy);
    }
}
