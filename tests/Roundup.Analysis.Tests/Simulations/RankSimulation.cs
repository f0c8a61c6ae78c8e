namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// Synthetic runs whose rows are equally fast, or of which each is slower than the one before. The prior and the ranks are those of the
/// analysis.
/// </summary>
internal static class RankSimulation
{
    /// <summary>What came out, shares 0 to 1.</summary>
    /// <param name="Contained">Cells in which all intervals contain the true ranks: all ranks where rows are equally fast.</param>
    /// <param name="Power">Pairs of a row and the next, or of the last row and the others, that are told apart.</param>
    /// <param name="Wrong">Of rows that are equally fast, the pairs of which one is called at least probably faster.</param>
    internal sealed record Result(double Contained, double Power, double Wrong);

    /// <summary>Simulates.</summary>
    /// <param name="noise">How launches scatter.</param>
    /// <param name="rows">The rows of a cell.</param>
    /// <param name="launches">The launches.</param>
    /// <param name="cells">The cells of a run, each of another dataset.</param>
    /// <param name="repeats">The cells simulated, over all runs.</param>
    /// <param name="slower">By how much each row is slower than the one before: 0.1 is 10 %.</param>
    /// <param name="onlyLast">Whether the last row alone is slower, than all others.</param>
    public static Result Run(Noise noise, int rows, int launches, int cells, int repeats, double slower = 0, bool onlyLast = false)
    {
        var random = new Random((rows * 100) + launches);
        var (contained, power, wrong, count) = (0, 0.0, 0.0, 0);
        while (count < repeats)
        {
            SortedDictionary<int, double>[][] run =
            [
                .. Enumerable.Range(0, cells).Select(_ => Cell(
                    random, noise, rows, launches, row => Math.Log(1 + slower) * (!onlyLast ? row : row == rows - 1 ? 1 : 0))),
            ];
            var prior = VariancePrior.Of(run.Select((cell, i) => (i, new RowPairs(cell).Variances)));
            foreach (var cell in run)
            {
                count++;
                var order = Enumerable.Range(0, rows).OrderBy(row => cell[row].Values.Average()).ToArray();
                var ranks = order.Zip(RankRule.Of([.. order.Select(row => cell[row])], prior)).ToDictionary(p => p.First, p => p.Second);
                contained += ranks.All(rank => slower == 0
                    ? rank.Value == new RankInterval(1, rows)
                    : rank.Value.First <= rank.Key + 1 && rank.Key + 1 <= rank.Value.Last) ? 1 : 0;
                var pairs = new RowPairs(cell);
                var separations = Separations.Of(pairs, pairs.Prior(prior));
                wrong += pairs.Pairs.Average(pair => pair.Difference.Moderated(pairs.Prior(prior)).PValue < 0.05 ? 1.0 : 0);
                power += Enumerable.Range(0, rows - 1).Average(row =>
                    onlyLast ? separations.IsFaster(row, rows - 1) ? 1.0 : 0 : ranks[row].Last < ranks[row + 1].First ? 1.0 : 0);
            }
        }

        return new((double)contained / count, power / count, wrong / count);
    }

    // As ratios to a baseline that runs twice: its noise is in all rows, and the first row is the baseline itself.
    private static SortedDictionary<int, double>[] Cell(Random random, Noise noise, int rows, int launches, Func<int, double> shift)
    {
        var baseline = noise.OfRow(random, 1);
        double[] shared = [.. Enumerable.Range(0, launches).Select(_ => (baseline.LogOfLaunch(random) + baseline.LogOfLaunch(random)) / 2)];
        return
        [
            new(shared.Index().ToDictionary(l => l.Index, _ => 0.0)),
            .. Enumerable.Range(1, rows - 1).Select(row =>
            {
                var own = noise.OfRow(random, row - 1);
                return new SortedDictionary<int, double>(
                    shared.Index().ToDictionary(l => l.Index, l => own.LogOfLaunch(random) + shift(row) - l.Item));
            }),
        ];
    }
}
