using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

// How much the times of a case vary between launches. The logarithm of a time is the sum of effects of its case and its launch, and chance.
// The machine causes the launch's effect, so all cases of a dataset and target share it and the run estimates it well. The variance of
// chance differs between cases and is moderated by that of the other cases. A case alone would need at least three launches to estimate
// either: the interval from two launches is 13 standard errors wide.
internal static class TimeScatter
{
    private const int Iterations = 10;

    // Without a standard deviation below two launches.
    public static IReadOnlyDictionary<MeasuredCase, LogSample> Compute(IReadOnlyList<MeasuredCase> cases)
    {
        Fit[] fits = [.. cases.GroupBy(c => (c.Result.Id.Table.Dataset, c.Result.Id.Table.Target)).Select(group => new Fit([.. group]))];
        var freedom = fits.Sum(fit => Math.Max(0, fit.Effects.Count - 1));
        var shared = freedom == 0 ? 0 : fits.Sum(fit => fit.Effects.Values.Sum(effect => effect * effect)) / freedom;
        var chance = fits.SelectMany(fit => fit.Chance).ToDictionary();
        var prior = VariancePrior.Of(chance.GroupBy(pair => pair.Key.Result.Id.Table, pair => (pair.Value, pair.Key.ByIndex.Count - 1))
            .Select(table => ((table.Key.Dataset, table.Key.Target), new VarianceGroup([.. table], table.Count(), Correlation: 0))));
        return cases.ToDictionary(measured => measured, measured =>
        {
            double[] logs = [.. measured.ByIndex.Keys.Select(measured.LogTime)];
            return chance.TryGetValue(measured, out var own)
                ? Joined(logs, (shared, freedom), prior.Moderate(own, logs.Length - 1))
                : LogSample.ByMean(logs);
        });
    }

    private static LogSample Joined(double[] logs, (double Variance, double Freedom) shared, (double Variance, double Freedom) chance)
    {
        var (variance, freedom) = SumOfVariances.Compute(shared, chance);
        return new(logs.Average(), Math.Sqrt(variance), logs.Length, freedom ?? logs.Length - 1);
    }

    // The cases of one dataset and target: their processes run at the same time.
    private sealed class Fit
    {
        public Fit(IReadOnlyList<MeasuredCase> cases)
        {
            MeasuredCase[] repeated = [.. cases.Where(c => c.ByIndex.Count > 1)];
            (MeasuredCase Case, int Launch, double Log)[] logs =
                [.. repeated.SelectMany(c => c.ByIndex.Keys.Select(launch => (c, launch, c.LogTime(launch))))];
            var centres = repeated.ToDictionary(c => c, _ => 0.0);
            for (var i = 0; i < Iterations; i++)
            {
                centres = logs.GroupBy(l => l.Case)
                    .ToDictionary(g => g.Key, g => g.Average(l => l.Log - Effects.GetValueOrDefault(l.Launch)));
                var effects = logs.GroupBy(l => l.Launch).ToDictionary(g => g.Key, g => g.Average(l => l.Log - centres[l.Case]));
                var centre = effects.Count == 0 ? 0 : effects.Values.Average();
                Effects = effects.ToDictionary(effect => effect.Key, effect => effect.Value - centre);
            }

            // The launches' effects use up one n-th of the degrees of freedom of n cases.
            var left = (repeated.Length - 1.0) / repeated.Length;
            Chance = logs.GroupBy(l => l.Case).ToDictionary(g => g.Key, g => repeated.Length == 1
                ? 0
                : g.Sum(l => Math.Pow(l.Log - Effects[l.Launch] - centres[l.Case], 2)) / (g.Count() - 1) / left);
        }

        public Dictionary<int, double> Effects { get; private set; } = [];

        public IReadOnlyDictionary<MeasuredCase, double> Chance { get; }
    }
}
