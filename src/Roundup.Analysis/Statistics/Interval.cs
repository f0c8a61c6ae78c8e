namespace Roundup.Analysis.Statistics;

/// <summary>A confidence interval.</summary>
/// <param name="Low">Lower end.</param>
/// <param name="High">Upper end.</param>
public readonly record struct Interval(double Low, double High)
{
    /// <summary>Half of the width.</summary>
    public double HalfWidth => (High - Low) / 2;

    /// <summary>
    /// Whether it is an interval of a factor that is too wide to say anything: the high end is more than twice the low one.
    /// </summary>
    public bool IsTooNoisy => High > 2 * Low;

    /// <summary>Whether <paramref name="value"/> lies within, ends included.</summary>
    public bool Contains(double value) => value >= Low && value <= High;
}
