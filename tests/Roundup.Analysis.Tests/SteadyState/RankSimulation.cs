using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cells;

namespace Roundup.Analysis.Tests.SteadyState;

/// <summary>
/// Synthetic runs whose rows are equally fast, but for the last one of each cell where it is made slower. The prior and the ranks are those
/// of the analysis.
/// </summary>
internal static class RankSimulation
{
    /// <summary>What came out, shares 0 to 1.</summary>
    /// <param name="AnySeparated">Cells in which some row has another rank than 1.</param>
    /// <param name="Power">Pairs of the slower row and another one that are told apart.</param>
    internal sealed record Result(double AnySeparated, double Power);

    /// <summary>Simulates.</summary>
    /// <param name="noise">How launches scatter.</param>
    /// <param name="rows">The rows of a cell.</param>
    /// <param name="launches">The launches.</param>
    /// <param name="cells">The cells of a run, each of another dataset.</param>
    /// <param name="repeats">The cells simulated, over all runs.</param>
    /// <param name="slower">By how much the last row is slower: 0.1 is 10 %.</param>
    public static Result Run(Noise noise, int rows, int launches, int cells, int repeats, double slower = 0)
    {
        var random = new Random((rows * 100) + launches);
        var (separated, power, count) = (0, 0.0, 0);
        while (count < repeats)
        {
            SortedDictionary<int, double>[][] run =
            [
                .. Enumerable.Range(0, cells).Select(_ => Cell(random, noise, rows, launches, slower)),
            ];
            var prior = RunPriors.Of(
                run.Select((cell, i) => (Synthetic.Cell with { Dataset = $"D{i}" }, (string?)null, new RowPairs(cell).Variances)));
            foreach (var cell in run)
            {
                count++;
                separated += Ranking.Of(cell, prior).Any(rank => rank > 1) ? 1 : 0;
                power += slower == 0 ? 0 : Told(Separations.Of(new(cell), prior), rows);
            }
        }

        return new((double)separated / count, power / count);
    }

    private static double Told(Separations separations, int rows) =>
        Enumerable.Range(0, rows - 1).Average(other => separations.IsFaster(other, rows - 1) ? 1.0 : 0);

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
                var shift = row == rows - 1 ? Math.Log(1 + slower) : 0;
                return new SortedDictionary<int, double>(
                    shared.Index().ToDictionary(l => l.Index, l => own.LogOfLaunch(random) + shift - l.Item));
            }),
        ];
    }
}
