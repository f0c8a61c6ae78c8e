namespace Roundup.Analysis.Statistics;

/// <summary>
/// What the rows of a table or a run say about the variance of one row: it is around <see cref="Variance"/>, with the weight of
/// <see cref="Freedom"/> further launches of the row (the empirical Bayes method of Smyth 2004, doi:10.2202/1544-6115.1027, from the
/// moments of the logarithms of the variances). How much true variances differ is a mean of what these rows show and of what stored runs
/// show (<see cref="UsualScatter"/>), so that a small table has a prior, too, and two launches give a sure one. The constants come from
/// simulation (docs/accuracy.md): an overconfident prior separates equal rows.
/// </summary>
/// <param name="Variance">The prior variance.</param>
/// <param name="Freedom">Its degrees of freedom; 0: there is no prior, and no variance is moderated.</param>
/// <param name="Pooled">The most degrees of freedom that a moderated variance can have.</param>
internal readonly record struct VariancePrior(double Variance, double Freedom, double Pooled)
{
    /// <summary>A single variance says nothing about another.</summary>
    private const int FewestRows = 2;

    /// <summary>The variance between the logarithms of the true variances of rows, by the runs in docs/results.</summary>
    private const double UsualScatter = 0.9;

    /// <summary>The standard deviation of that variance between runs.</summary>
    private const double ErrorOfUsualScatter = 1;

    /// <summary>
    /// The prior variance is this number of its own standard errors larger than estimated: from few launches it is easily too small.
    /// </summary>
    private const double Caution = 0.8;

    /// <summary>True variances are never taken to be closer to each other: with many launches, the launches themselves decide.</summary>
    private const double LeastScatter = 0.01;

    /// <summary>The part of the degrees of freedom of all variances together that counts: noisy rows have more than their share.</summary>
    private const double ShareOfPooled = 0.85;

    /// <summary>A variance far below the others comes from rounding; it is raised to this share of the median (as in limma).</summary>
    private const double LeastShareOfMedian = 1e-5;

    public static VariancePrior None => default;

    /// <summary>
    /// The prior of the variances of tables. A process measures every count, shape and operation of its dataset, so these tables share
    /// their launches and are not independent: all their variances together count as the rows of the largest of them.
    /// </summary>
    /// <param name="tables">The variances of each table, with a key that is equal for tables of the same processes.</param>
    /// <param name="caution">By how many of its own standard errors the prior variance is raised.</param>
    public static VariancePrior Of<T>(IEnumerable<(T Processes, VarianceGroup Variances)> tables, double caution = Caution) => Of(
    [
        .. tables.GroupBy(c => c.Processes, c => c.Variances)
            .Select(groups => new VarianceGroup(
                [.. groups.SelectMany(g => g.Values)], groups.Max(g => g.Rows), groups.Max(g => g.Correlation))),
    ], caution);

    /// <summary>The prior of all variances together; <see cref="None"/> where they come from too few rows.</summary>
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

    /// <summary>Moderates a variance: the mean of it and the prior, weighted by their degrees of freedom, which add up.</summary>
    public (double Variance, double Freedom) Moderate(double variance, int freedom) => Freedom > 0
        ? (((Freedom * Variance) + (freedom * variance)) / (Freedom + freedom), FreedomWith(freedom))
        : (variance, freedom);

    /// <summary>The degrees of freedom of a moderated variance.</summary>
    public double FreedomWith(double freedom) => Math.Max(freedom, Math.Min(Freedom + freedom, Pooled));

    private static double MeanOfLog(double freedom) => Polygamma.Digamma(freedom / 2) - Math.Log(freedom / 2);

    /// <summary>The mean of two estimates, each with its standard error.</summary>
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

/// <summary>Sample variances that share launches, so that they are not independent.</summary>
/// <param name="Values">Each variance with its degrees of freedom.</param>
/// <param name="Rows">The number of rows that they come from: the number of independent variances that they count as.</param>
/// <param name="Correlation">The mean correlation between two of them where all rows have the same variance.</param>
internal sealed record VarianceGroup(IReadOnlyList<(double Variance, int Freedom)> Values, int Rows, double Correlation)
{
    /// <summary>
    /// The correlation of the variances of two differences that have one row in common: the square of the correlation of the differences,
    /// which is a half.
    /// </summary>
    public const double OfSharedRow = 0.25;
}
