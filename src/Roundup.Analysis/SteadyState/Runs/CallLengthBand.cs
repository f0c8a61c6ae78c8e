namespace Roundup.Analysis.SteadyState.Runs;

/// <summary>A band of call lengths: what disturbs a call of 50 ns is not what disturbs one of 5 ms.</summary>
/// <param name="Name">The band in words.</param>
/// <param name="EndNs">The first length that is above the band, ns.</param>
public sealed record CallLengthBand(string Name, double EndNs)
{
    /// <summary>The bands, short calls first; together they contain every length.</summary>
    public static IReadOnlyList<CallLengthBand> All { get; } =
    [
        new("below 100 ns", 1e2),
        new("100 ns to 1 us", 1e3),
        new("1 to 10 us", 1e4),
        new("10 to 100 us", 1e5),
        new("100 us to 1 ms", 1e6),
        new("1 ms and above", double.PositiveInfinity),
    ];

    /// <summary>The band of a call.</summary>
    /// <param name="ns">Its length, ns.</param>
    public static CallLengthBand Of(double ns) => All.First(band => ns < band.EndNs || band == All[^1]);
}
