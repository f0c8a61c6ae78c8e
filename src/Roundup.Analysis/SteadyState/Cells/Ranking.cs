using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>
/// The rule of ranks. Rows go from fast to slow. The first one leads a group; each next row shares the leader's rank as long as the 95 %
/// interval of their difference, paired by launch, contains 0; the first that does not leads the next group, and its rank is
/// its place. Where fewer than two launches are common there is no interval, and a row within 15 % of the leader shares its rank: so far
/// apart single launches of the same row have been seen.
/// </summary>
internal static class Ranking
{
    /// <summary>How far apart single launches of the same row have been seen.</summary>
    public const double SingleLaunchMargin = 0.15;

    /// <summary>The ranks of rows that are sorted from fast to slow, each given by its launches' logarithms by number.</summary>
    public static IReadOnlyList<int> Of(IReadOnlyList<SortedDictionary<int, double>> rows)
    {
        var ranks = new int[rows.Count];
        var leader = 0;
        for (var i = 0; i < rows.Count; i++)
        {
            leader = i == 0 || Alike(rows[leader], rows[i]) ? leader : i;
            ranks[i] = leader + 1;
        }

        return ranks;
    }

    /// <summary>Whether two rows cannot be told apart.</summary>
    public static bool Alike(SortedDictionary<int, double> fast, SortedDictionary<int, double> slow)
    {
        double[] differences = [.. fast.Where(f => slow.ContainsKey(f.Key)).Select(f => slow[f.Key] - f.Value)];
        return differences.Length < 2
            ? Math.Abs(Centre(slow) - Centre(fast)) < Math.Log(1 + SingleLaunchMargin)
            : LogSample.Robustly(differences).Interval!.Value.Contains(0);
    }

    private static double Centre(SortedDictionary<int, double> logs) => LogSample.Robustly([.. logs.Values]).Centre;
}
