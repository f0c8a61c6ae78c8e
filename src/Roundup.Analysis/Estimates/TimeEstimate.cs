using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

/// <summary>Time of one call over all launches of a case, ns. docs/columns.md defines each figure.</summary>
public sealed record TimeEstimate
{
    /// <summary>The geometric mean of the launches' estimates.</summary>
    public required double Mean { get; init; }

    /// <summary>The 95 % interval of <see cref="Mean"/>; null below two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Standard error of <see cref="Mean"/>, from the launches; null below two launches.</summary>
    public double? StdErr { get; init; }

    /// <summary>The number of launches in the estimate.</summary>
    public required int Launches { get; init; }

    /// <summary>
    /// Deserialize only: <see cref="Mean"/> plus the time to read all members of the result, ns; null where that was not measured.
    /// </summary>
    public double? WithReading { get; init; }

    /// <summary>
    /// <see cref="Mean"/> plus the time to map the model to the class that a library generated from a schema, or back, ns; null where the
    /// library serializes the model itself.
    /// </summary>
    public double? WithMapping { get; init; }

    /// <summary>
    /// The estimate of each launch by its number, with replicas joined by their geometric mean. Slopes and trade-offs start from it.
    /// </summary>
    public IReadOnlyDictionary<int, double> PerLaunch { get; init; } = new Dictionary<int, double>();

    internal static TimeEstimate Of(MeasuredCase measured, QuantityValues estimate, LogSample joined) => new()
    {
        Mean = joined.Value,
        Interval = joined.IntervalOfValue,
        StdErr = joined.Value * joined.StdErr,
        Launches = joined.N,
        WithReading = joined.Value * (1 + (estimate[SpeedQuantities.Reading] is { } share ? Math.Max(0, share) : null)),
        WithMapping = joined.Value * (1 + estimate[SpeedQuantities.Mapping]),
        PerLaunch = measured.ByIndex.Keys.ToDictionary(i => i, i => Math.Exp(measured.LogTime(i))),
    };
}
