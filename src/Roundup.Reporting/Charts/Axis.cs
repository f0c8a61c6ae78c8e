using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Charts;

/// <summary>
/// An axis of times or sizes: linear from 0 and never broken, or logarithmic where a linear axis would leave nothing of the fast rows. An
/// axis of bars may end before the longest of them (<see cref="EndOfBars"/>).
/// </summary>
public sealed class Axis
{
    /// <summary>The axis is logarithmic where the slowest over the fastest is more than this.</summary>
    public const double LinearAtMost = 50;

    private const int TicksWanted = 5;

    // The rows that a reader chooses among.
    private const int Chosen = 8;

    // An axis of bars ends at this multiple of the longest bar of these rows, at the earliest.
    private const double CutFrom = 4;

    private static readonly double[] s_steps = [1, 2, 2.5, 5, 10];

    private readonly ScaleUnit _unit;
    private readonly Scale _scale;

    private Axis(bool isLog, double from, double to, IReadOnlyList<double> ticks, ScaleUnit unit, Scale scale) =>
        (IsLog, From, To, Ticks, _unit, _scale) = (isLog, from, to, ticks, unit, scale);

    /// <summary>Whether each step is a factor.</summary>
    public bool IsLog { get; }

    /// <summary>The value at the start: 0, or a power of 10.</summary>
    public double From { get; }

    /// <summary>The value at the end.</summary>
    public double To { get; }

    /// <summary>The values that get a line and a number.</summary>
    public IReadOnlyList<double> Ticks { get; }

    /// <summary>The description beside the axis.</summary>
    public string Description => IsLog ? "logarithmic scale" : "linear scale from 0";

    /// <summary>The position of a value, 0 to 1; what is outside stands at the end.</summary>
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
        var unit = !IsLog ? _unit : _scale == Scale.Bytes ? _scale.Units[0] : _scale.For([tick]);
        return (tick / unit.Size)
            .ToString(tick / unit.Size < 0.001 ? "0e-0" : "#,##0.####", CultureInfo.InvariantCulture) + " " + unit.Name;
    }

    // typical: decide on the scale and the unit; all above 0. all: what must find a place. linearEnd: where a linear axis ends, if before
    // the largest.
    internal static Axis For(
        IReadOnlyList<double> typical, IReadOnlyList<double> all, Scale? scale = null, double linearEnd = double.PositiveInfinity) =>
        typical.Max() > LinearAtMost * typical.Min()
            ? Log(all.Min(), all.Max(), scale ?? Scale.Time)
            : Linear(Math.Min(all.Max(), linearEnd), (scale ?? Scale.Time).For(typical), scale ?? Scale.Time);

    // Where an axis of bars ends at the earliest: slow rows would leave no length to those that a reader chooses among, the fastest eight
    // or all but the slowest, so their bars are cut. The baseline's is not, nor is one of two bars.
    internal static double EndOfBars(IEnumerable<(double Length, bool IsBaseline)> rows)
    {
        var ordered = rows.OrderBy(row => row.Length).ToList();
        var chosen = ordered[Math.Min(Chosen, ordered.Count > 2 ? ordered.Count - 1 : ordered.Count) - 1].Length;
        var baseline = ordered.Where(row => row.IsBaseline).Select(row => row.Length).DefaultIfEmpty().Max();
        return Math.Max(baseline, CutFrom * chosen);
    }

    internal static IReadOnlyList<double> LinearTicks(double largest)
    {
        var rough = largest / TicksWanted;
        var power = Math.Pow(10, Math.Floor(Math.Log10(rough)));
        var step = s_steps.First(s => s * power >= rough * 0.999) * power;
        return [.. Enumerable.Range(0, (int)Math.Ceiling((largest / step) - 1e-9) + 1).Select(i => i * step)];
    }

    private static Axis Linear(double largest, ScaleUnit unit, Scale scale)
    {
        double[] ticks = [.. LinearTicks(largest / unit.Size).Select(tick => tick * unit.Size)];
        return new(false, 0, ticks[^1], ticks, unit, scale);
    }

    private static Axis Log(double smallest, double largest, Scale scale)
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
            scale.Units[0],
            scale);
    }
}
