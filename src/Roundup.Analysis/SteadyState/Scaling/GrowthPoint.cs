using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Scaling;

/// <summary>A case at one count.</summary>
/// <param name="Count">The count.</param>
/// <param name="Case">The case, measured.</param>
public sealed record GrowthPoint(int Count, AnalysedCase Case)
{
    /// <summary>Time of a call over the count, ns.</summary>
    public double PerObjectNs => Case.Time!.Mean / Count;

    /// <summary>Its 95 % interval; null below two launches.</summary>
    public Interval? PerObjectInterval => Case.Time!.Interval is { } i ? new Interval(i.Low / Count, i.High / Count) : null;
}
