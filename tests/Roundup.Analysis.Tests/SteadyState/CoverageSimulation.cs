using Roundup.Analysis.SteadyState.Runs;

namespace Roundup.Analysis.Tests.SteadyState;

/// <summary>
/// Runs the whole analysis over many synthetic runs of known truth and counts how often the 95 % intervals are right.
/// docs/measurements.md quotes its table.
/// </summary>
internal static class CoverageSimulation
{
    private const double BaselineNs = 1000;
    private const double TrueRatio = 1.7;
    private static readonly string[] Rows = ["a", "b", "c"];

    /// <summary>What came out, shares 0 to 1.</summary>
    /// <param name="Mean">Intervals of Mean that hold the true time.</param>
    /// <param name="Ratio">Intervals of Ratio that hold the true ratio.</param>
    /// <param name="RatioHalfWidth">Median half-width of the ratio's interval, as a share of the ratio.</param>
    /// <param name="AA">Intervals of the difference of two runs of the same thing that hold 0.</param>
    /// <param name="AADifference">Median difference of the same ratio between two such runs.</param>
    /// <param name="Ties">Pairs of equally fast rows that share a rank.</param>
    internal sealed record Result(double Mean, double Ratio, double RatioHalfWidth, double AA, double AADifference, double Ties)
    {
        public const string Header =
            "| launches | noise | coverage of Mean | coverage of Ratio | half-width of Ratio | A/A: contains 0 | A/A: median difference | "
            + "equal rows that tie |\n|---|---|---|---|---|---|---|---|";

        public string Line(int launches, Noise noise) => FormattableString.Invariant(
            $"| {launches} | {noise.Name} | {Mean:P1} | {Ratio:P1} | {RatioHalfWidth:P1} | {AA:P1} | {AADifference:P1} | {Ties:P1} |");
    }

    /// <summary>
    /// Simulates <paramref name="repeats"/> pairs of runs, each of one cell with a baseline and three rows that are equally fast.
    /// </summary>
    public static Result Run(int launches, int repeats, int seed, Noise noise)
    {
        var random = new Random(seed);
        List<bool> mean = [], ratio = [], ties = [];
        List<CaseDifference> differences = [];
        for (var i = 0; i < repeats; i++)
        {
            var (first, second) = (OneRun(random, launches, noise), OneRun(random, launches, noise));
            foreach (var row in Rows.Select(first.Row))
            {
                mean.Add(row.Time!.Interval!.Value.Contains(BaselineNs * TrueRatio * Math.Exp(noise.MeanLog)));
                ratio.Add(row.Ratio!.Interval!.Value.Contains(TrueRatio));
            }

            // Only one pair: the leader is then not the fastest of many, which would be a choice after the fact.
            ties.Add(Analysis.SteadyState.Cells.Ranking.Alike(Logs(first.Row("a")), Logs(first.Row("b"))));
            differences.AddRange(RunComparison.Compare(first, second));
        }

        var agreement = Agreement.Of(differences);
        return new(
            Share(mean),
            Share(ratio),
            agreement.MedianHalfWidth!.Value,
            agreement.ShareContainingZero!.Value,
            agreement.MedianDifference!.Value,
            Share(ties));
    }

    private static AnalysedRun OneRun(Random random, int launches, Noise noise) => Analyser.Analyse(Synthetic.File(
        "base",
        [
            noise.Case(random, "base", BaselineNs, launches, replicas: 2),
            .. Rows.Select(r => noise.Case(random, r, BaselineNs * TrueRatio, launches)),
        ]));

    private static SortedDictionary<int, double> Logs(AnalysedCase row) =>
        new(row.Ratio!.PerLaunch.Select((r, i) => (r, i)).ToDictionary(p => p.i, p => Math.Log(p.r)));

    private static double Share(List<bool> of) => of.Average(b => b ? 1.0 : 0);
}
