namespace Roundup.Analysis.Statistics;

/// <summary>The difference of two independent joined logarithms.</summary>
internal static class Welch
{
    /// <summary>
    /// 95 % interval of second - first, with the degrees of freedom of Welch (1947) and Satterthwaite (1946); null where one of the
    /// two has fewer than two launches.
    /// </summary>
    public static Interval? Difference(LogSample first, LogSample second)
    {
        if (first.StdErr is not { } a || second.StdErr is not { } b)
        {
            return null;
        }

        var difference = second.Centre - first.Centre;
        var (variance, freedom) = SumOfVariances.Of((a * a, first.Freedom), (b * b, second.Freedom));
        return freedom is { } known
            ? LogSample.Around(difference, StudentT.Quantile975(known) * Math.Sqrt(variance))
            : new Interval(difference, difference);
    }
}
