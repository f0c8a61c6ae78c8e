using Roundup.Analysis.Statistics;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Charts;

/// <summary>
/// Times in panels, one row or more in each: bars on a linear axis, points on a logarithmic one. Each panel has an axis of its own: its
/// data is of another size.
/// </summary>
/// <param name="FileName">The file.</param>
/// <param name="Title">The title.</param>
/// <param name="Subtitle">The line below the title.</param>
/// <param name="Operation">What the times are of.</param>
/// <param name="Panels">From the top.</param>
public sealed record BarChart(string FileName, string Title, string Subtitle, Meaning Operation, IReadOnlyList<BarPanel> Panels)
    : Chart(FileName, Title, Subtitle);

/// <summary>Rows on one axis.</summary>
/// <param name="Title">What is the same for all bars.</param>
/// <param name="Bars">From the top.</param>
public sealed record BarPanel(string Title, IReadOnlyList<Bar> Bars)
{
    // Room for an interval beyond the longest bar: a wide interval of two launches must not press all bars to the left.
    private const double IntervalRoom = 1.25;

    /// <summary>The axis of the times. A bar that is longer than a linear axis is cut.</summary>
    public Axis Axis
    {
        get
        {
            var (least, most) = (Bars.Min(bar => bar.Value), Bars.Max(bar => bar.Value));
            var end = Axis.EndOfBars(TypicalBars.Select(bar => (bar.Value, bar.IsBaseline)));
            return Axis.For(
                Typical,
                [.. Bars.Select(bar => bar.Value), .. Ends(least / IntervalRoom, most * IntervalRoom)],
                linearEnd: end < most ? end : double.PositiveInfinity);
        }
    }

    internal ScaleUnit Unit => Scale.Time.For(Typical);

    private List<double> Typical => [.. TypicalBars.Select(bar => bar.Value)];

    // References decide neither on the unit nor on the scale where there is anything else: they are far below.
    private IEnumerable<Bar> TypicalBars =>
        Bars.Where(bar => bar.Kind != RowKind.Reference || Bars.All(other => other.Kind == bar.Kind));

    private IEnumerable<double> Ends(double least, double most) => Bars.Select(bar => bar.Interval).OfType<Interval>()
        .SelectMany(interval => (double[])[Math.Max(interval.Low, least), Math.Min(interval.High, most)]);
}

/// <summary>One row.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a reference.</param>
/// <param name="Value">The time, ns.</param>
/// <param name="Interval">The 95 % interval, ns.</param>
/// <param name="Note">A restriction, <c>lossy L1</c>; null: none.</param>
public sealed record Bar(string Name, RowKind Kind, double Value, Interval? Interval, string? Note) : ChartRow(Name, Kind);

/// <summary>Bars in pairs, on one linear axis from 0 for all panels. Each panel has a pair, and some pair a value above 0.</summary>
public sealed record PairedBarChart(string FileName, string Title, string Subtitle, PairLabels Labels, IReadOnlyList<PairPanel> Panels)
    : Chart(FileName, Title, Subtitle)
{
    /// <summary>The ticks of the axis from 0. A bar that is longer than the axis is cut.</summary>
    public IReadOnlyList<double> Ticks
    {
        get
        {
            var rows = Panels.SelectMany(panel => panel.Pairs)
                .Select(pair => (Length: pair.Values.DefaultIfEmpty().Max(), pair.IsBaseline))
                .Where(row => row.Length > 0)
                .ToList();
            return Axis.LinearTicks(Math.Min(rows.Max(row => row.Length), Axis.EndOfBars(rows)));
        }
    }

    /// <summary>A value with its unit.</summary>
    public string Text(double value) => Labels.AreRatios ? Digits.Ratio(value) :
        value.ToString(value >= 100 ? "#,##0" : value >= 10 ? "0.#" : value >= 1 ? "0.##" : "0.####", CultureInfo.InvariantCulture)
        + Labels.Suffix;

    /// <summary>The number at a tick: round, so without the digits of a measured value.</summary>
    public string TickText(double tick) => tick.ToString("#,##0.####", CultureInfo.InvariantCulture) + Labels.Suffix;

    /// <summary>Both values of a pair with their unit, and the note.</summary>
    public string Text(BarPair pair)
    {
        ArgumentNullException.ThrowIfNull(pair);
        return string.Join(" · ", pair.Values.Select(Text).Concat(new[] { pair.Note }.OfType<string>()));
    }
}

/// <summary>The meaning of the bars of a <see cref="PairedBarChart"/>.</summary>
/// <param name="First">The name of the upper bars.</param>
/// <param name="Second">The name of the lower bars.</param>
/// <param name="Suffix">The unit behind a number, with the blank between them.</param>
/// <param name="Axis">The name of the axis.</param>
public sealed record PairLabels(string First, string Second, string Suffix, string Axis)
{
    /// <summary>Whether the values are ratios, with the digits that tables give them.</summary>
    public bool AreRatios { get; init; }
}

/// <summary>Pairs under one title.</summary>
/// <param name="Title">What the pairs have in common.</param>
/// <param name="Pairs">From the top.</param>
public sealed record PairPanel(string Title, IReadOnlyList<BarPair> Pairs);

/// <summary>Two bars below each other.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a reference.</param>
/// <param name="First">The length of the upper bar; null: none.</param>
/// <param name="Second">The length of the lower bar; null: none.</param>
/// <param name="Note">Text behind the numbers; null: none.</param>
public sealed record BarPair(string Name, RowKind Kind, double? First, double? Second, string? Note = null) : ChartRow(Name, Kind)
{
    /// <summary>The 95 % interval of <see cref="First"/>; null: none is drawn.</summary>
    public Interval? FirstInterval { get; init; }

    /// <summary>The 95 % interval of <see cref="Second"/>; null: none is drawn.</summary>
    public Interval? SecondInterval { get; init; }

    /// <summary>The known lengths.</summary>
    public IEnumerable<double> Values => new[] { First, Second }.OfType<double>();

    internal IEnumerable<double> Ends => Values.Concat(new[] { FirstInterval?.High, SecondInterval?.High }.OfType<double>());
}

/// <summary>Times that consist of parts, on a linear axis from 0.</summary>
/// <param name="FileName">The file.</param>
/// <param name="Title">The title.</param>
/// <param name="Subtitle">The line below the title.</param>
/// <param name="Axis">The name of the axis.</param>
/// <param name="Parts">The parts, from the start of a bar.</param>
/// <param name="Point">What the point of a row is; null where no row has one.</param>
/// <param name="Rows">From the top.</param>
public sealed record StackedBarChart(
    string FileName,
    string Title,
    string Subtitle,
    string Axis,
    IReadOnlyList<(Meaning Meaning, string Name)> Parts,
    string? Point,
    IReadOnlyList<StackedBar> Rows) : Chart(FileName, Title, Subtitle);

/// <summary>One bar of a <see cref="StackedBarChart"/>.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a reference.</param>
/// <param name="Parts">The lengths of the parts, ns; a single one, of a meaning of its own, where the parts are not known.</param>
/// <param name="Interval">The 95 % interval of the whole, ns; null: not known.</param>
/// <param name="Point">The time of the point, ns; null: none.</param>
/// <param name="Note">More for who points at the bar.</param>
public sealed record StackedBar(
    string Name, RowKind Kind, IReadOnlyList<(Meaning Meaning, double Ns)> Parts, Interval? Interval, double? Point, string Note)
    : ChartRow(Name, Kind)
{
    /// <summary>The whole, ns.</summary>
    public double Ns => Parts.Sum(part => part.Ns);
}
