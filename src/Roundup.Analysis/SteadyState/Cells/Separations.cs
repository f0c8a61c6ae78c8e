using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>
/// Which rows of a cell are told apart. Of rows that are equally fast any two are told apart in at most 5 % of such cells, however many
/// rows there are: Holm's rule over all pairs, each by Student's t on the differences of the launches, with a moderated variance.
/// </summary>
internal sealed class Separations
{
    private readonly bool[,] _faster;

    private Separations(bool[,] faster) => _faster = faster;

    /// <summary>Separates.</summary>
    /// <param name="cell">The pairs.</param>
    /// <param name="ofRun">
    /// What all cells of the run say about variances. Where the cell's own pairs say it more surely, they do: other cells may be
    /// noisier.
    /// </param>
    public static Separations Of(RowPairs cell, VariancePrior ofRun)
    {
        var own = VariancePrior.Of([cell.Variances]);
        var prior = own.Freedom > ofRun.Freedom ? own : ofRun;
        LogSample[] differences = [.. cell.Pairs.Select(p => p.Difference.Moderated(prior))];
        var told = Holm.Holds([.. differences.Select(d => d.PValue)]);
        var faster = new bool[cell.Rows, cell.Rows];
        foreach (var (index, pair) in cell.Pairs.Index().Where(p => told[p.Index]))
        {
            faster[pair.First, pair.Second] = differences[index].Centre > 0;
            faster[pair.Second, pair.First] = differences[index].Centre < 0;
        }

        return new(faster);
    }

    /// <summary>Whether one row is faster than another.</summary>
    public bool IsFaster(int row, int other) => _faster[row, other];

    /// <summary>Whether two rows are told apart.</summary>
    public bool AreApart(int row, int other) => IsFaster(row, other) || IsFaster(other, row);

    /// <summary>How many rows are faster than one.</summary>
    public int FasterThan(int row) => Enumerable.Range(0, _faster.GetLength(0)).Count(other => IsFaster(other, row));
}
