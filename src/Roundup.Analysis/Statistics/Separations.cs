namespace Roundup.Analysis.Statistics;

/// <summary>
/// Which rows of a table are told apart. Of rows that are equally fast any two are told apart in at most 5 % of such cells, however many
/// rows there are: Holm's rule over all pairs, each by Student's t on the differences of the launches, with a moderated variance.
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

    /// <summary>Separates.</summary>
    /// <param name="cell">The pairs.</param>
    /// <param name="ofRun">
    /// What all cells of the run say about variances. Where the cell's own pairs say it more surely, they do: other cells may be
    /// noisier.
    /// </param>
    /// <param name="error">The family-wise error.</param>
    public static Separations Of(RowPairs cell, VariancePrior ofRun, double error = Holm.FamilyWiseError)
    {
        var own = VariancePrior.Of([cell.Variances]);
        var prior = own.Freedom > ofRun.Freedom ? own : ofRun;
        return Of(cell.Rows, [.. cell.Pairs.Select(p => p with { Difference = p.Difference.Moderated(prior) })], error);
    }

    /// <summary>Separates rows by differences whose variances are moderated already.</summary>
    /// <param name="rows">How many rows there are.</param>
    /// <param name="pairs">The pairs of which a difference is known.</param>
    /// <param name="error">The family-wise error.</param>
    public static Separations Of(int rows, IReadOnlyList<RowPairs.Pair> pairs, double error = Holm.FamilyWiseError)
    {
        var told = Holm.Holds([.. pairs.Select(p => p.Difference.PValue)], error);
        var faster = new bool[rows, rows];
        foreach (var pair in pairs.Where((_, place) => told[place]))
        {
            faster[pair.First, pair.Second] = pair.Difference.Centre > 0;
            faster[pair.Second, pair.First] = pair.Difference.Centre < 0;
        }

        return new(faster, pairs.ToDictionary(p => (p.First, p.Second), p => p.Difference));
    }

    /// <summary>Whether one row is faster than another.</summary>
    public bool IsFaster(int row, int other) => _faster[row, other];

    /// <summary>Whether two rows are told apart.</summary>
    public bool AreApart(int row, int other) => IsFaster(row, other) || IsFaster(other, row);

    /// <summary>The logarithm of the later row over the earlier one; null where they have too few launches in common.</summary>
    public LogSample? Difference(int earlier, int later) =>
        _differences.TryGetValue((earlier, later), out var difference) ? difference : null;

    /// <summary>How many rows are faster than one.</summary>
    public int FasterThan(int row) => Enumerable.Range(0, _faster.GetLength(0)).Count(other => IsFaster(other, row));

    /// <summary>The places of the rows than which none is faster.</summary>
    public IEnumerable<int> Leaders => Enumerable.Range(0, _faster.GetLength(0)).Where(row => FasterThan(row) == 0);

    /// <summary>How many rows are slower than one.</summary>
    public int SlowerThan(int row) => Enumerable.Range(0, _faster.GetLength(0)).Count(other => IsFaster(row, other));
}
