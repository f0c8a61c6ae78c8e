namespace Roundup.Analysis.Statistics;

// What is known of each two rows of a table. Each pair is tested by Student's t on the differences of the launches, with a moderated
// variance. Holm's rule, applied to all pairs, tells which serializers are separated, that is shown to differ: any two of equally fast
// serializers are separated in at most 5 % of such tables, however many rows there are. A pair that is not separated differs probably where
// its own interval excludes "no difference". A single launch separates nothing.
internal sealed class Separations
{
    private readonly bool[,] _faster;
    private readonly IReadOnlyDictionary<(int, int), LogSample> _differences;

    private Separations(bool[,] faster, IReadOnlyDictionary<(int, int), LogSample> differences)
    {
        _faster = faster;
        _differences = differences;
    }

    public static Separations Of(RowPairs table, VariancePrior prior, double error = Holm.FamilyWiseError) =>
        Of(table.Rows, [.. table.Pairs.Select(p => p with { Difference = p.Difference.ModeratedFromOne(prior) })], error);

    public static Separations Of(int rows, IReadOnlyList<RowPairs.Pair> pairs, double error = Holm.FamilyWiseError)
    {
        RowPairs.Pair[] repeated = [.. pairs.Where(p => p.Difference.N > 1)];
        var significant = Holm.Holds([.. repeated.Select(p => p.Difference.PValue)], error);
        var faster = new bool[rows, rows];
        foreach (var pair in repeated.Where((_, place) => significant[place]))
        {
            faster[pair.First, pair.Second] = pair.Difference.Centre > 0;
            faster[pair.Second, pair.First] = pair.Difference.Centre < 0;
        }

        return new(faster, pairs.ToDictionary(p => (p.First, p.Second), p => p.Difference));
    }

    public bool IsFaster(int row, int other) => _faster[row, other];

    public bool AreApart(int row, int other) => IsFaster(row, other) || IsFaster(other, row);

    public Certainty CertaintyOf(int row, int other) =>
        IsFaster(row, other) ? Certainty.Shown
        : Difference(row, other) is { Interval.Low: > 0 } ? Certainty.Probable
        : Certainty.NotSignificant;

    // The logarithm of a serializer over another, from the second to the first; null where they have no launch in common.
    public LogSample? Difference(int row, int other) =>
        _differences.TryGetValue((row, other), out var difference) ? difference
        : _differences.TryGetValue((other, row), out var reverse) ? reverse with { Centre = -reverse.Centre }
        : null;

    public int FasterThan(int row) => Enumerable.Range(0, _faster.GetLength(0)).Count(other => IsFaster(other, row));

    public IEnumerable<int> Leaders => Enumerable.Range(0, _faster.GetLength(0)).Where(row => FasterThan(row) == 0);

    public int SlowerThan(int row) => Enumerable.Range(0, _faster.GetLength(0)).Count(other => IsFaster(row, other));
}

/// <summary>How surely a serializer is faster than another.</summary>
public enum Certainty
{
    /// <summary>It is not known to be faster.</summary>
    NotSignificant,

    /// <summary>The 95 % interval of the pair excludes that they are equally fast.</summary>
    Probable,

    /// <summary>It is shown by the rule of ranks, whose errors are limited over all pairs of the table together.</summary>
    Shown,
}
