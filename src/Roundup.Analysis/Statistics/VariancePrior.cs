namespace Roundup.Analysis.Statistics;

/// <summary>
/// What many rows say about the variance of one: it is around <see cref="Variance"/>, as if <see cref="Freedom"/> further launches of each
/// row had said so (the empirical Bayes of Smyth 2004, doi:10.2202/1544-6115.1027, by the moments of the logarithms of the variances).
/// The scatter between the true variances is taken <see cref="Caution"/> standard errors larger than it is estimated, because a prior that
/// is too sure of itself separates equal rows: the value comes from simulation (docs/columns.md).
/// </summary>
/// <param name="Variance">The prior variance.</param>
/// <param name="Freedom">Its degrees of freedom; 0: there is no prior, and each variance is its own.</param>
/// <param name="Pooled">Degrees of freedom of all variances together: no moderated one has more.</param>
internal readonly record struct VariancePrior(double Variance, double Freedom, double Pooled)
{
    /// <summary>Fewer rows do not say how much variances differ: with five, one noisy row is separated in 8 % of the cells.</summary>
    public const int FewestRows = 8;

    /// <summary>How many standard errors are added to the estimated scatter between the variances.</summary>
    public const double Caution = 0.3;

    /// <summary>A variance far below the others comes from rounding; it counts as this share of the median (as in limma).</summary>
    private const double LeastShareOfMedian = 1e-5;

    /// <summary>No prior.</summary>
    public static VariancePrior None => default;

    /// <summary>
    /// The prior of the variances of cells. A worker process measures every count, shape and operation of its dataset, so these cells share
    /// their launches: they are no further witnesses, and all their variances count as the rows of the largest of them.
    /// </summary>
    /// <param name="cells">The variances of each cell, and what tells its processes from those of others.</param>
    public static VariancePrior Of<T>(IEnumerable<(T Processes, VarianceGroup Variances)> cells) => Of(
    [
        .. cells.GroupBy(c => c.Processes, c => c.Variances)
            .Select(groups => new VarianceGroup(
                [.. groups.SelectMany(g => g.Values)], groups.Max(g => g.Rows), groups.Max(g => g.Correlation))),
    ]);

    /// <summary>The prior of all variances together; none where too few rows stand behind them.</summary>
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

    /// <summary>A variance moderated: the weighted mean of both, with the degrees of freedom of both.</summary>
    public (double Variance, double Freedom) Moderate(double variance, int freedom) => Freedom > 0
        ? (((Freedom * Variance) + (freedom * variance)) / (Freedom + freedom), Math.Max(freedom, Math.Min(Freedom + freedom, Pooled)))
        : (variance, freedom);

    private static double MeanOfLog(double freedom) => Polygamma.Digamma(freedom / 2) - Math.Log(freedom / 2);

    // What rows have in common makes their variances differ less from each other than so many independent ones would.
    private static double Correlation(IReadOnlyList<VarianceGroup> groups, double values) =>
        groups.Sum(g => g.Values.Count * (g.Values.Count - 1.0) * g.Correlation) / (values * (values - 1));

    // Of the sample variance of that many logarithms of variances.
    private static double StandardError(double freedom, int rows)
    {
        var variance = Polygamma.Trigamma(freedom / 2);
        return Math.Sqrt((Polygamma.Pentagamma(freedom / 2) + (2 * variance * variance)) / rows);
    }
}
