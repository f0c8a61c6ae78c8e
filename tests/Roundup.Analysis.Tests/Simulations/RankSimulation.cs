namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// Synthetic runs whose rows are equally fast, or of which each is slower than the one before. The prior and the ranks are those of the
/// analysis.
/// </summary>
internal static class RankSimulation
{
    /// <summary>What came out, shares 0 to 1.</summary>
    /// <param name="Contained">Tables in which all intervals contain the true ranks: all ranks where rows are equally fast.</param>
    /// <param name="Power">Pairs of a row and the next, or of the last row and the others, that are told apart.</param>
    /// <param name="Wrong">Of rows that are equally fast, the pairs of which one is called at least probably faster.</param>
    internal sealed record Result(double Contained, double Power, double Wrong);

    /// <summary>Simulates.</summary>
    /// <param name="noise">How launches scatter.</param>
    /// <param name="rows">The rows of a table.</param>
    /// <param name="launches">The launches.</param>
    /// <param name="tables">The tables of a run, each of another dataset.</param>
    /// <param name="repeats">The tables simulated, over all runs.</param>
    /// <param name="slower">By how much each row is slower than the one before: 0.1 is 10 %.</param>
    /// <param name="onlyLast">Whether the last row alone is slower, than all others.</param>
    public static Result Run(Noise noise, int rows, int launches, int tables, int repeats, double slower = 0, bool onlyLast = false)
    {
        var random = new Random((rows * 100) + launches);
        var (contained, power, wrong, count) = (0, 0.0, 0.0, 0);
        while (count < repeats)
        {
            SortedDictionary<int, double>[][] run =
            [
                .. Enumerable.Range(0, tables).Select(_ => Table(
                    random, noise, rows, launches, row => Math.Log(1 + slower) * (!onlyLast ? row : row == rows - 1 ? 1 : 0))),
            ];
            var prior = VariancePrior.Of(run.Select((table, i) => (i, new RowPairs(table).Variances)));
            foreach (var table in run)
            {
                count++;
                var order = Enumerable.Range(0, rows).OrderBy(row => table[row].Values.Average()).ToArray();
                var ranks = order.Zip(RankRule.Rank([.. order.Select(row => table[row])], prior)).ToDictionary(p => p.First, p => p.Second);
                contained += ranks.All(rank => slower == 0
                    ? rank.Value == new RankInterval(1, rows)
                    : rank.Value.First <= rank.Key + 1 && rank.Key + 1 <= rank.Value.Last) ? 1 : 0;
                var pairs = new RowPairs(table);
                var separations = Separations.Of(pairs, pairs.Prior(prior));
                wrong += pairs.Pairs.Average(pair => pair.Difference.Moderated(pairs.Prior(prior)).PValue < 0.05 ? 1.0 : 0);
                power += Enumerable.Range(0, rows - 1).Average(row =>
                    onlyLast ? separations.IsFaster(row, rows - 1) ? 1.0 : 0 : ranks[row].Last < ranks[row + 1].First ? 1.0 : 0);
            }
        }

        return new((double)contained / count, power / count, wrong / count);
    }

    // As ratios to a baseline that runs twice: its noise is in all rows, and the first row is the baseline itself.
    private static SortedDictionary<int, double>[] Table(Random random, Noise noise, int rows, int launches, Func<int, double> shift)
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
