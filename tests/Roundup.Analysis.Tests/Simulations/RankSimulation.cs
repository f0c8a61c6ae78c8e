using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// Synthetic runs whose rows are equally fast, or of which each is slower than the one before. The prior and the ranks are those of the
/// analysis.
/// </summary>
internal static class RankSimulation
{
    /// <summary>What came out, shares 0 to 1.</summary>
    /// <param name="Contained">Cells in which all intervals contain the true ranks: all ranks where rows are equally fast.</param>
    /// <param name="Power">Pairs of a row and the next that are told apart.</param>
    internal sealed record Result(double Contained, double Power);

    /// <summary>Simulates.</summary>
    /// <param name="noise">How launches scatter.</param>
    /// <param name="rows">The rows of a cell.</param>
    /// <param name="launches">The launches.</param>
    /// <param name="cells">The cells of a run, each of another dataset.</param>
    /// <param name="repeats">The cells simulated, over all runs.</param>
    /// <param name="slower">By how much each row is slower than the one before: 0.1 is 10 %.</param>
    public static Result Run(Noise noise, int rows, int launches, int cells, int repeats, double slower = 0)
    {
        var random = new Random((rows * 100) + launches);
        var (contained, power, count) = (0, 0.0, 0);
        while (count < repeats)
        {
            SortedDictionary<int, double>[][] run =
            [
                .. Enumerable.Range(0, cells).Select(_ => Cell(random, noise, rows, launches, slower)),
            ];
            var prior = VariancePrior.Of(run.Select((cell, i) => (i, new RowPairs(cell).Variances)));
            foreach (var cell in run)
            {
                count++;
                var order = Enumerable.Range(0, rows).OrderBy(row => cell[row].Values.Average()).ToArray();
                var ranks = order.Zip(Ranking.Of([.. order.Select(row => cell[row])], prior)).ToDictionary(p => p.First, p => p.Second);
                contained += ranks.All(rank => slower == 0
                    ? rank.Value == new RankInterval(1, rows)
                    : rank.Value.First <= rank.Key + 1 && rank.Key + 1 <= rank.Value.Last) ? 1 : 0;
                power += Enumerable.Range(0, rows - 1).Average(row => ranks[row].Last < ranks[row + 1].First ? 1.0 : 0);
            }
        }

        return new((double)contained / count, power / count);
    }

    // As ratios to a baseline that runs twice: its noise is in all rows, and the first row is the baseline itself.
    private static SortedDictionary<int, double>[] Cell(Random random, Noise noise, int rows, int launches, double slower)
    {
        var baseline = noise.OfRow(random, 1);
        double[] shared = [.. Enumerable.Range(0, launches).Select(_ => (baseline.LogOfLaunch(random) + baseline.LogOfLaunch(random)) / 2)];
        return
        [
            new(shared.Index().ToDictionary(l => l.Index, _ => 0.0)),
            .. Enumerable.Range(1, rows - 1).Select(row =>
            {
                var own = noise.OfRow(random, row - 1);
                var shift = row * Math.Log(1 + slower);
                return new SortedDictionary<int, double>(
                    shared.Index().ToDictionary(l => l.Index, l => own.LogOfLaunch(random) + shift - l.Item));
            }),
        ];
    }
}
