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
        var variance = (a * a) + (b * b);
        if (variance == 0)
        {
            return new Interval(difference, difference);
        }

        var freedom = variance * variance / ((Math.Pow(a, 4) / first.Freedom) + (Math.Pow(b, 4) / second.Freedom));
        return LogSample.Around(difference, StudentT.Quantile975(freedom) * Math.Sqrt(variance));
    }
}
