using System.Globalization;

namespace Roundup.Analysis.Statistics;

// The rule of ranks for all experiments: a rank is the interval from 1 + the number of faster serializers to the number of serializers -
// the number of slower rows, where only separated rows count (Separations). In at least 94 % of the tables all intervals contain the true
// ranks (simulated, docs/accuracy.md).
internal static class RankRule
{
    // The fastest estimate first. Neither end of a serializer's interval is better than that of a serializer before it, although the
    // scatter of two serializers, too, determines whether they are separated.
    public static IReadOnlyList<RankInterval> Rank(IReadOnlyList<SortedDictionary<int, double>> rows, VariancePrior ofRun)
    {
        var pairs = new RowPairs(rows);
        return Rank(rows.Count, Separations.Of(pairs, pairs.Prior(ofRun)));
    }

    public static IReadOnlyList<RankInterval> Rank(int rows, Separations separations)
    {
        int[] first = [.. Enumerable.Range(0, rows).Select(row => 1 + separations.FasterThan(row))];
        int[] last = [.. Enumerable.Range(0, rows).Select(row => rows - separations.SlowerThan(row))];
        for (var row = rows - 2; row >= 0; row--)
        {
            first[row] = Math.Min(first[row], first[row + 1]);
        }

        for (var row = 1; row < rows; row++)
        {
            last[row] = Math.Max(last[row], last[row - 1]);
        }

        return [.. first.Zip(last, (low, high) => new RankInterval(low, high))];
    }
}

/// <summary>The ranks that a serializer can have; 1 is the fastest.</summary>
/// <param name="First">1 + the number of serializers that were shown to be faster.</param>
/// <param name="Last">The number of serializers - the number of serializers that were shown to be slower.</param>
public readonly record struct RankInterval(int First, int Last)
{
    /// <summary>Whether no serializer was shown to be faster.</summary>
    public bool CanBeFirst => First == 1;

    /// <summary><c>3</c>, or <c>3-5</c>.</summary>
    public override string ToString() => First == Last
        ? First.ToString(CultureInfo.InvariantCulture)
        : string.Create(CultureInfo.InvariantCulture, $"{First}-{Last}");
}
