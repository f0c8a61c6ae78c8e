namespace Roundup.Analysis.Statistics;

/// <summary>A confidence interval.</summary>
/// <param name="Low">Lower end.</param>
/// <param name="High">Upper end.</param>
public readonly record struct Interval(double Low, double High)
{
    /// <summary>Half of the width.</summary>
    public double HalfWidth => (High - Low) / 2;

    /// <summary>
    /// For the interval of a factor: whether the high end is more than twice the low end, so that even the first digit of the factor is not
    /// known. Reports show the interval in its place.
    /// </summary>
    public bool IsWide => High > 2 * Low;

    /// <summary>Whether <paramref name="value"/> lies within, ends included.</summary>
    public bool Contains(double value) => value >= Low && value <= High;
}
