using System.Globalization;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Svg;

/// <summary>
/// An axis of times or sizes. Linear from 0, never broken; logarithmic where a linear one would leave nothing of the fast ones, and then it
/// says so.
/// </summary>
/// <param name="IsLog">Whether each step is a factor.</param>
/// <param name="From">The value at its start: 0, or a power of 10.</param>
/// <param name="To">The value at its end.</param>
/// <param name="Ticks">Values that get a line and a number.</param>
/// <param name="Unit">The unit of a linear axis; on a logarithmic one each time has its own.</param>
/// <param name="Units">Times or sizes.</param>
internal sealed record Axis(bool IsLog, double From, double To, IReadOnlyList<double> Ticks, Unit Unit, Scale Units)
{
    /// <summary>From the slowest over the fastest of this on, the axis is logarithmic.</summary>
    public const double LinearAtMost = 50;

    private const int TicksWanted = 5;

    private static readonly double[] Steps = [1, 2, 2.5, 5, 10];

    /// <summary>What the axis says of itself.</summary>
    public string Words => IsLog ? "logarithmic scale: lengths do not compare" : "linear scale from 0";

    /// <summary>The axis for some values.</summary>
    /// <param name="typical">The values that decide on the scale and the unit; all above 0.</param>
    /// <param name="all">Everything that must find a place on it.</param>
    /// <param name="units">Times or sizes; times where nothing else is said.</param>
    public static Axis For(IReadOnlyList<double> typical, IReadOnlyList<double> all, Scale? units = null) =>
        typical.Max() > LinearAtMost * typical.Min()
            ? Log(all.Min(), all.Max(), units ?? Scale.Time)
            : Linear(all.Max(), (units ?? Scale.Time).For(typical), units ?? Scale.Time);

    /// <summary>Where a value stands, 0 to 1; outside it stands at the end.</summary>
    public double Place(double value) =>
        Math.Clamp(IsLog ? Math.Log(Math.Max(value, From) / From) / Math.Log(To / From) : value / To, 0, 1);

    /// <summary>The number at a tick.</summary>
    public string Label(double tick)
    {
        if (tick == 0)
        {
            return "0";
        }

        // Powers of 10 are no round numbers of KB.
        var unit = !IsLog ? Unit : Units == Scale.Bytes ? Units.Units[0] : Units.For([tick]);
        return (tick / unit.Size)
            .ToString(tick / unit.Size < 0.001 ? "0e-0" : "#,##0.####", CultureInfo.InvariantCulture) + " " + unit.Name;
    }

    private static Axis Linear(double largest, Unit unit, Scale units)
    {
        var rough = largest / unit.Size / TicksWanted;
        var power = Math.Pow(10, Math.Floor(Math.Log10(rough)));
        var step = Steps.First(s => s * power >= rough * 0.999) * power;
        var steps = (int)Math.Ceiling(largest / unit.Size / step - 1e-9);
        return new(false, 0, steps * step * unit.Size, [.. Enumerable.Range(0, steps + 1).Select(i => i * step * unit.Size)], unit, units);
    }

    private static Axis Log(double smallest, double largest, Scale units)
    {
        var (from, to) = ((int)Math.Floor(Math.Log10(smallest) + 1e-9), (int)Math.Floor(Math.Log10(largest) + 1e-9));

        // The smallest would have no length at its own power of 10.
        from -= Math.Log10(smallest) - from < 0.15 ? 1 : 0;
        var step = Math.Max(1, (to - from + TicksWanted) / (TicksWanted + 1));
        return new(
            true,
            Math.Pow(10, from),
            largest,
            [.. Enumerable.Range(0, ((to - from) / step) + 1).Select(i => Math.Pow(10, from + (i * step)))],
            units.Units[0],
            units);
    }
}
