namespace Roundup.Analysis.Statistics;

// What the rows of a table or a run say about the variance of one row: it is around Variance, with the weight of Freedom further launches
// of the serializer (the empirical Bayes method of Smyth 2004, doi:10.2202/1544-6115.1027, from the moments of the logarithms of the
// variances). How much true variances differ is a mean of what these rows show and of what stored runs show (UsualScatter), so that a small
// table has a prior, too, and two launches give a sure one. The constants come from simulation (docs/accuracy.md): an overconfident prior
// separates equal serializers.
// Freedom: its degrees of freedom; 0: there is no prior, and no variance is moderated. Pooled: the most degrees of freedom that a moderated
// variance can have.
internal readonly record struct VariancePrior(double Variance, double Freedom, double Pooled)
{
    // A single variance says nothing about another.
    private const int FewestRows = 2;

    // The variance between the logarithms of the true variances of serializers, by the runs in docs/results.
    private const double UsualScatter = 0.9;

    // The standard deviation of that variance between runs.
    private const double ErrorOfUsualScatter = 1;

    // The prior variance is this number of its own standard errors larger than estimated: from few launches it is easily too small.
    private const double Caution = 0.8;

    // True variances are never taken to be closer to each other: with many launches, the launches themselves decide.
    private const double LeastScatter = 0.01;

    // The part of the degrees of freedom of all variances together that counts: noisy serializers have more than their share.
    private const double ShareOfPooled = 0.85;

    // A variance far below the others comes from rounding; it is raised to this share of the median (as in limma).
    private const double LeastShareOfMedian = 1e-5;

    public static VariancePrior None => default;

    // The prior of the variances of tables. A process measures every count, shape and operation of its dataset, so these tables share their
    // launches and are not independent: all their variances together count as the serializers of the largest of them.
    public static VariancePrior Of<T>(IEnumerable<(T Processes, VarianceGroup Variances)> tables, double caution = Caution) => Of(
    [
        .. tables.GroupBy(c => c.Processes, c => c.Variances)
            .Select(groups => new VarianceGroup(
                [.. groups.SelectMany(g => g.Values)], groups.Max(g => g.Rows), groups.Max(g => g.Correlation))),
    ], caution);

    // None where they come from too few serializers.
    public static VariancePrior Of(IReadOnlyList<VarianceGroup> groups, double caution = Caution)
    {
        var rows = groups.Sum(g => g.Rows);
        (double Variance, int Freedom)[] all = [.. groups.SelectMany(g => g.Values)];
        if (rows < FewestRows || all.Length < FewestRows || Quantiles.Median([.. all.Select(v => v.Variance)]) is not (> 0 and var median))
        {
            return None;
        }

        var own = all.Average(v => v.Freedom);
        double[] logs = [.. all.Select(v => Math.Log(Math.Max(v.Variance, LeastShareOfMedian * median)) - MeanOfLog(v.Freedom))];
        var mean = logs.Average();
        var scatter = logs.Sum(l => (l - mean) * (l - mean)) / (logs.Length - 1);
        var sampling = all.Average(v => Polygamma.Trigamma(v.Freedom / 2.0)) * (1 - Correlation(groups, all.Length));
        var between = Mean((scatter - sampling, ErrorOfScatter(own, rows)), (UsualScatter, ErrorOfUsualScatter));
        var freedom = 2 * Polygamma.InverseTrigamma(Math.Max(LeastScatter, between));
        var raise = caution * Math.Sqrt(Polygamma.Trigamma(own / 2) / rows);
        return new(Math.Exp(mean + MeanOfLog(freedom) + raise), freedom, ShareOfPooled * rows * own);
    }

    // Moderates a variance: the mean of it and the prior, weighted by their degrees of freedom, which add up.
    public (double Variance, double Freedom) Moderate(double variance, int freedom) => Freedom > 0
        ? (((Freedom * Variance) + (freedom * variance)) / (Freedom + freedom), FreedomWith(freedom))
        : (variance, freedom);

    public double FreedomWith(double freedom) => Math.Max(freedom, Math.Min(Freedom + freedom, Pooled));

    private static double MeanOfLog(double freedom) => Polygamma.Digamma(freedom / 2) - Math.Log(freedom / 2);

    private static double Mean((double Value, double Error) one, (double Value, double Error) other)
    {
        var (weight, otherWeight) = (1 / (one.Error * one.Error), 1 / (other.Error * other.Error));
        return ((weight * one.Value) + (otherWeight * other.Value)) / (weight + otherWeight);
    }

    // Correlated variances differ less from each other than independent variances do.
    private static double Correlation(IReadOnlyList<VarianceGroup> groups, double values) =>
        groups.Sum(g => g.Values.Count * (g.Values.Count - 1.0) * g.Correlation) / (values * (values - 1));

    // The standard error of the sample variance of the logarithms of the variances.
    private static double ErrorOfScatter(double freedom, int rows)
    {
        var variance = Polygamma.Trigamma(freedom / 2);
        return Math.Sqrt((Polygamma.Pentagamma(freedom / 2) + (2 * variance * variance)) / rows);
    }
}

// Sample variances that share launches, so that they are not independent.
// Serializers: the number of serializers that they come from: the number of independent variances that they count as. Correlation: the mean
// correlation between two of them where all serializers have the same variance.
internal sealed record VarianceGroup(IReadOnlyList<(double Variance, int Freedom)> Values, int Rows, double Correlation)
{
    // The correlation of the variances of two differences that have one serializer in common: the square of the correlation of the
    // differences, which is a half.
    public const double OfSharedRow = 0.25;
}
