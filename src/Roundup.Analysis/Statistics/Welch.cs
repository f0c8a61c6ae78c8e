namespace Roundup.Analysis.Statistics;

internal static class Welch
{
    // 95 % interval of second - first, with the degrees of freedom of Welch (1947) and Satterthwaite (1946); null where one of them has
    // fewer than two launches.
    public static Interval? Difference(LogSample first, LogSample second)
    {
        if (first.StdErr is not { } a || second.StdErr is not { } b)
        {
            return null;
        }

        var difference = second.Centre - first.Centre;
        var (variance, freedom) = SumOfVariances.Compute((a * a, first.Freedom), (b * b, second.Freedom));
        return freedom is { } known
            ? LogSample.Around(difference, StudentT.Quantile975(known) * Math.Sqrt(variance))
            : new Interval(difference, difference);
    }
}

internal static class SumOfVariances
{
    // The sum and its degrees of freedom by Satterthwaite (1946); null degrees of freedom where nothing varies.
    public static (double Variance, double? Freedom) Compute(params IReadOnlyList<(double Variance, double Freedom)> parts)
    {
        var sum = parts.Sum(part => part.Variance);
        var uncertainty = parts.Sum(part => part.Variance * part.Variance / part.Freedom);
        return (sum, uncertainty > 0 ? sum * sum / uncertainty : null);
    }
}
