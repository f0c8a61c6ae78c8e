using Roundup.Analysis.Comparison;

namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// Runs the whole analysis over many synthetic runs of known truth and counts how often the 95 % intervals are right.
/// docs/accuracy.md quotes its table.
/// </summary>
internal static class CoverageSimulation
{
    private const double BaselineNs = 1000;
    private const double TrueRatio = 1.7;
    private static readonly string[] s_datasets = ["D0", "D1", "D2", "D3"];
    private static readonly string[] s_rows = ["a", "b", "c", "d", "e"];

    /// <summary>What came out, shares 0 to 1.</summary>
    /// <param name="Mean">Intervals of Mean that hold the true time.</param>
    /// <param name="Ratio">Intervals of Ratio that hold the true ratio.</param>
    /// <param name="NoisyRatio">The same of the noisiest row of each table.</param>
    /// <param name="RatioHalfWidth">Median half-width of the ratio's interval, as a share of the ratio.</param>
    /// <param name="AA">Intervals of the difference of two runs of the same thing that hold 0.</param>
    /// <param name="AADifference">Median difference of the same ratio between two such runs.</param>
    /// <param name="Ties">Tables in which no two of the equally fast rows are told apart: all have rank 2, behind the baseline.</param>
    internal sealed record Result(
        double Mean, double Ratio, double NoisyRatio, double RatioHalfWidth, double AA, double AADifference, double Ties)
    {
        public const string Header =
            "| launches | noise | coverage of Mean | coverage of Ratio | of the noisiest row | half-width of Ratio | A/A: contains 0 "
            + "| A/A: median difference | tables with no false separation |\n|---|---|---|---|---|---|---|---|---|";

        public string Line(int launches, Noise noise)
        {
            double[] shares = [Mean, Ratio, NoisyRatio, RatioHalfWidth, AA, AADifference, Ties];
            var texts = shares.Select(s => s.ToString("P1", CultureInfo.InvariantCulture));
            return $"| {launches} | {noise.Name} | {string.Join(" | ", texts)} |";
        }
    }

    /// <summary>
    /// Simulates <paramref name="repeats"/> pairs of runs, each of four tables with a baseline and five rows that are equally fast.
    /// </summary>
    public static Result Run(int launches, int repeats, int seed, Noise noise)
    {
        var random = new Random(seed);
        List<bool> mean = [], ratio = [], noisy = [], ties = [];
        List<CaseDifference> differences = [];
        for (var i = 0; i < repeats; i++)
        {
            var noises = s_datasets.SelectMany(dataset => s_rows.Select((row, place) => ((dataset, row), noise.OfRow(random, place))))
                .ToDictionary(n => n.Item1, n => n.Item2);
            var (first, second) = (OneRun(random, launches, noise, noises), OneRun(random, launches, noise, noises));
            foreach (var table in first.Tables)
            {
                // In the order of their names: in that of the table the first of equal ones would be the one that came out fastest.
                AnalysedCase[] rows =
                    [.. table.Rows.Where(r => !r.IsBaseline).OrderBy(r => r.Result.Id.Serializer, StringComparer.Ordinal)];
                mean.AddRange(rows.Select(r => r.Time!.Interval!.Value.Contains(BaselineNs * TrueRatio * Math.Exp(noise.MeanLog))));
                ratio.AddRange(rows.Select(HoldsTruth));
                noisy.Add(HoldsTruth(rows.MaxBy(r => noises[(table.Id.Dataset, r.Result.Id.Serializer)].LaunchSd)!));
                ties.Add(rows.All(r => r.Rank is { First: <= 2 } rank && rank.Last == rows.Length + 1));
            }

            differences.AddRange(RunComparison.Compare(first, second));
        }

        var agreement = Agreement.Of(differences);
        return new(
            Share(mean),
            Share(ratio),
            Share(noisy),
            agreement.MedianHalfWidth!.Value,
            agreement.ShareContainingZero!.Value,
            agreement.MedianDifference!.Value,
            Share(ties));
    }

    private static bool HoldsTruth(AnalysedCase row) => row.Ratio!.Interval!.Value.Contains(TrueRatio);

    private static AnalysedRun OneRun(
        Random random, int launches, Noise baseline, Dictionary<(string Dataset, string Row), Noise> noises) =>
        Analyser.Analyse(Synthetic.File(
            "base",
            [
                .. from dataset in s_datasets
                   from result in s_rows.Select(r => noises[(dataset, r)].Case(random, r, BaselineNs * TrueRatio, launches))
                       .Prepend(baseline.Case(random, "base", BaselineNs, launches, replicas: 2))
                   select result.At(dataset: dataset),
            ]));

    private static double Share(List<bool> of) => of.Average(b => b ? 1.0 : 0);
}
