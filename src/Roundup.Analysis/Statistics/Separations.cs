namespace Roundup.Analysis.Statistics;

/// <summary>
/// Which rows of a table are separated: shown to differ. Each pair is tested by Student's t on the differences of the launches, with a
/// moderated variance, and Holm's rule is applied to all pairs. Any two of equally fast rows are separated in at most 5 % of such tables,
/// however many rows there are.
/// </summary>
internal sealed class Separations
{
    private readonly bool[,] _faster;
    private readonly IReadOnlyDictionary<(int, int), LogSample> _differences;

    private Separations(bool[,] faster, IReadOnlyDictionary<(int, int), LogSample> differences)
    {
        _faster = faster;
        _differences = differences;
    }

    /// <param name="cell">The pairs of one cell.</param>
    /// <param name="ofRun">
    /// What all cells of the run say about variances. The cell's own pairs are used instead where they give more degrees of freedom: other
    /// cells may be noisier.
    /// </param>
    /// <param name="error">The family-wise error.</param>
    public static Separations Of(RowPairs cell, VariancePrior ofRun, double error = Holm.FamilyWiseError)
    {
        var own = VariancePrior.Of([cell.Variances]);
        var prior = own.Freedom > ofRun.Freedom ? own : ofRun;
        return Of(cell.Rows, [.. cell.Pairs.Select(p => p with { Difference = p.Difference.Moderated(prior) })], error);
    }

    /// <param name="rows">The number of rows.</param>
    /// <param name="pairs">The pairs with a known difference, whose variance is moderated.</param>
    /// <param name="error">The family-wise error.</param>
    public static Separations Of(int rows, IReadOnlyList<RowPairs.Pair> pairs, double error = Holm.FamilyWiseError)
    {
        var significant = Holm.Holds([.. pairs.Select(p => p.Difference.PValue)], error);
        var faster = new bool[rows, rows];
        foreach (var pair in pairs.Where((_, place) => significant[place]))
        {
            faster[pair.First, pair.Second] = pair.Difference.Centre > 0;
            faster[pair.Second, pair.First] = pair.Difference.Centre < 0;
        }

        return new(faster, pairs.ToDictionary(p => (p.First, p.Second), p => p.Difference));
    }

    public bool IsFaster(int row, int other) => _faster[row, other];

    public bool AreApart(int row, int other) => IsFaster(row, other) || IsFaster(other, row);

    /// <summary>The logarithm of the later row over the earlier row; null where they have fewer than two launches in common.</summary>
    public LogSample? Difference(int earlier, int later) =>
        _differences.TryGetValue((earlier, later), out var difference) ? difference : null;

    /// <summary>The number of rows that are faster than a row.</summary>
    public int FasterThan(int row) => Enumerable.Range(0, _faster.GetLength(0)).Count(other => IsFaster(other, row));

    /// <summary>The places of the rows for which no row is faster.</summary>
    public IEnumerable<int> Leaders => Enumerable.Range(0, _faster.GetLength(0)).Where(row => FasterThan(row) == 0);

    /// <summary>The number of rows that are slower than a row.</summary>
    public int SlowerThan(int row) => Enumerable.Range(0, _faster.GetLength(0)).Count(other => IsFaster(row, other));
}
