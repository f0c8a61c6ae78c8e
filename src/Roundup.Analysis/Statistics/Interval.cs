namespace Roundup.Analysis.Statistics;

/// <summary>A confidence interval.</summary>
/// <param name="Low">Lower end.</param>
/// <param name="High">Upper end.</param>
public readonly record struct Interval(double Low, double High)
{
    /// <summary>Half of the width.</summary>
    public double HalfWidth => (High - Low) / 2;

    /// <summary>
    /// For the interval of a factor: whether it is too wide for any conclusion, because the high end is more than twice the low end.
    /// </summary>
    public bool IsTooNoisy => High > 2 * Low;

    /// <summary>Whether <paramref name="value"/> lies within, ends included.</summary>
    public bool Contains(double value) => value >= Low && value <= High;
}
