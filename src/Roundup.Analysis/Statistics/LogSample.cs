using Perfolizer.Mathematics.Common;

namespace Roundup.Analysis.Statistics;

// Summary of natural logarithms of one quantity, one for each launch: the centre, and what an interval needs. Logarithms, because launches
// differ by factors, and because a ratio and its inverse then give the same result.
// StdDev: standard deviation of the logarithms (n - 1), or a moderated one; null below two launches.
internal readonly record struct LogSample(double Centre, double? StdDev, int N, double Freedom)
{
    public double? StdErr => StdDev / Math.Sqrt(N);

    // There must be two launches.
    public (double Variance, int Freedom) Variance => (StdDev!.Value * StdDev.Value, N - 1);

    // 95 % interval of the centre by Student's t with its degrees of freedom; null below two launches.
    public Interval? Interval => StdErr is { } error ? Around(Centre, error * StudentT.Quantile975(Freedom)) : null;

    // 95 % interval of the quantity itself.
    public Interval? IntervalOfValue => Interval is { } i ? new Interval(Math.Exp(i.Low), Math.Exp(i.High)) : null;

    public double Value => Math.Exp(Centre);

    // The p-value, two-sided, of the centre being 0; 1 below two launches.
    public double PValue => StdErr is not { } error || Centre == 0 ? 1
        : error == 0 ? 0
        : StudentT.TwoSided(Centre / error, Freedom);

    public LogSample Moderated(VariancePrior prior)
    {
        if (StdDev is not { } deviation)
        {
            return this;
        }

        var (variance, freedom) = prior.Moderate(deviation * deviation, N - 1);
        return this with { StdDev = Math.Sqrt(variance), Freedom = freedom };
    }

    // The same, where the variance of a single launch is that of the other serializers.
    public LogSample ModeratedFromOne(VariancePrior prior) => N == 1 && prior.Freedom > 0
        ? this with { StdDev = Math.Sqrt(prior.Variance), Freedom = prior.Freedom }
        : Moderated(prior);

    public static LogSample OfStdErr(double centre, double? stdErr, int n, double freedom) =>
        new(centre, stdErr * Math.Sqrt(n), n, freedom);

    // The centre is the mean, so that the value is the geometric mean. A robust centre would drop events that occur in few launches, such
    // as a rare collection.
    public static LogSample ByMean(IReadOnlyList<double> logs) => new(logs.Average(), Deviation(logs), logs.Count, logs.Count - 1);

    public static Interval Around(double centre, double halfWidth) => new(centre - halfWidth, centre + halfWidth);

    private static double? Deviation(IReadOnlyList<double> values) => values.Count < 2 ? null : Moments.Create(values).StandardDeviation;
}
