namespace Roundup.Analysis.Statistics;

/// <summary>
/// What many rows say about the variance of one row: it is around <see cref="Variance"/>, with the weight of <see cref="Freedom"/> further
/// launches of the row (the empirical Bayes method of Smyth 2004, doi:10.2202/1544-6115.1027, from the moments of the logarithms of the
/// variances). The scatter between the true variances is assumed to be <see cref="Caution"/> standard errors larger than estimated, because
/// an overconfident prior separates equal rows; the value comes from simulation (docs/columns.md).
/// </summary>
/// <param name="Variance">The prior variance.</param>
/// <param name="Freedom">Its degrees of freedom; 0: there is no prior, and no variance is moderated.</param>
/// <param name="Pooled">Degrees of freedom of all variances together, the most that a moderated variance can have.</param>
internal readonly record struct VariancePrior(double Variance, double Freedom, double Pooled)
{
    /// <summary>Fewer rows do not show how much variances differ: with five, one noisy row is separated in 8 % of the cells.</summary>
    public const int FewestRows = 8;

    /// <summary>The number of standard errors that is added to the estimated scatter between the variances.</summary>
    public const double Caution = 0.3;

    /// <summary>A variance far below the others comes from rounding; it is raised to this share of the median (as in limma).</summary>
    private const double LeastShareOfMedian = 1e-5;

    public static VariancePrior None => default;

    /// <summary>
    /// The prior of the variances of cells. A worker process measures every count, shape and operation of its dataset, so these cells share
    /// their launches and are not independent: all their variances together count as the rows of the largest of them.
    /// </summary>
    /// <param name="cells">The variances of each cell, with a key that is equal for cells of the same processes.</param>
    public static VariancePrior Of<T>(IEnumerable<(T Processes, VarianceGroup Variances)> cells) => Of(
    [
        .. cells.GroupBy(c => c.Processes, c => c.Variances)
            .Select(groups => new VarianceGroup(
                [.. groups.SelectMany(g => g.Values)], groups.Max(g => g.Rows), groups.Max(g => g.Correlation))),
    ]);

    /// <summary>The prior of all variances together; <see cref="None"/> where they come from too few rows.</summary>
    public static VariancePrior Of(IReadOnlyList<VarianceGroup> groups)
    {
        var rows = groups.Sum(g => g.Rows);
        (double Variance, int Freedom)[] all = [.. groups.SelectMany(g => g.Values)];
        if (rows < FewestRows || all.Length < FewestRows || Quantiles.Median([.. all.Select(v => v.Variance)]) is not (> 0 and var median))
        {
            return None;
        }

        double[] logs = [.. all.Select(v => Math.Log(Math.Max(v.Variance, LeastShareOfMedian * median)) - MeanOfLog(v.Freedom))];
        var mean = logs.Average();
        var scatter = logs.Sum(l => (l - mean) * (l - mean)) / (logs.Length - 1);
        var sampling = all.Average(v => Polygamma.Trigamma(v.Freedom / 2.0)) * (1 - Correlation(groups, all.Length));
        var between = Math.Max(0, scatter - sampling) + (Caution * StandardError(all.Average(v => v.Freedom), rows));
        var freedom = 2 * Polygamma.InverseTrigamma(between);
        return new(Math.Exp(mean + MeanOfLog(freedom)), freedom, rows * all.Average(v => v.Freedom));
    }

    /// <summary>Moderates a variance: the mean of it and the prior, weighted by their degrees of freedom, which add up.</summary>
    public (double Variance, double Freedom) Moderate(double variance, int freedom) => Freedom > 0
        ? (((Freedom * Variance) + (freedom * variance)) / (Freedom + freedom), Math.Max(freedom, Math.Min(Freedom + freedom, Pooled)))
        : (variance, freedom);

    private static double MeanOfLog(double freedom) => Polygamma.Digamma(freedom / 2) - Math.Log(freedom / 2);

    // Correlated variances differ less from each other than independent variances do.
    private static double Correlation(IReadOnlyList<VarianceGroup> groups, double values) =>
        groups.Sum(g => g.Values.Count * (g.Values.Count - 1.0) * g.Correlation) / (values * (values - 1));

    // The standard error of the sample variance of the logarithms of the variances.
    private static double StandardError(double freedom, int rows)
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
