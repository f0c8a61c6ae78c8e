using System.Globalization;
using Roundup.Analysis.Statistics;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Charts;

/// <summary>A chart as data; a format draws it.</summary>
/// <param name="FileName">The file within the folder of the report, with forward slashes as in a link.</param>
/// <param name="Title">What the chart shows.</param>
/// <param name="Subtitle">A line below the title.</param>
public abstract record Chart(string FileName, string Title, string Subtitle) : Block;

/// <summary>Bars of times in panels, one bar or more in each. Each panel has an axis of its own: its data is of another size.</summary>
public sealed record BarChart(string FileName, string Title, string Subtitle, IReadOnlyList<BarPanel> Panels)
    : Chart(FileName, Title, Subtitle);

/// <summary>Bars on one axis.</summary>
/// <param name="Title">What is the same for all bars.</param>
/// <param name="Bars">From the top.</param>
public sealed record BarPanel(string Title, IReadOnlyList<Bar> Bars)
{
    /// <summary>Room for an interval beyond the longest bar: a wide interval of two launches must not press all bars to the left.</summary>
    private const double IntervalRoom = 1.25;

    /// <summary>The axis of the times.</summary>
    public Axis Axis => Axis.For(Typical, [.. Bars.Select(bar => bar.Value), .. Ends(Bars.Max(bar => bar.Value) * IntervalRoom)]);

    /// <summary>The unit of the numbers beside the bars.</summary>
    internal Unit Unit => Scale.Time.For(Typical);

    /// <summary>Floors decide neither on the unit nor on the scale where there is anything else: they are far below.</summary>
    private List<double> Typical =>
        [.. Bars.Where(bar => bar.Kind != RowKind.Reference || Bars.All(other => other.Kind == bar.Kind)).Select(bar => bar.Value)];

    private IEnumerable<double> Ends(double most) =>
        Bars.Select(bar => Math.Min(bar.Interval?.High ?? 0, most)).Where(end => end > 0);
}

/// <summary>One bar.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a floor.</param>
/// <param name="Value">The length, ns.</param>
/// <param name="Interval">The 95 % interval, ns.</param>
/// <param name="Note">A restriction, <c>lossy L1</c>; null: none.</param>
public sealed record Bar(string Name, RowKind Kind, double Value, Interval? Interval, string? Note);

/// <summary>Bars in pairs, on one linear axis from 0 for all panels. Each panel has a pair, and some pair a value above 0.</summary>
public sealed record PairedBarChart(string FileName, string Title, string Subtitle, PairLabels Labels, IReadOnlyList<PairPanel> Panels)
    : Chart(FileName, Title, Subtitle)
{
    /// <summary>The axis ends at this multiple of the median bar, where one is longer.</summary>
    private const double CutFrom = 6;

    /// <summary>
    /// The ticks of the axis from 0. A row that takes many times as long as most is longer than the axis: its number is written out.
    /// </summary>
    public IReadOnlyList<double> Ticks
    {
        get
        {
            var values = Panels.SelectMany(panel => panel.Pairs).SelectMany(pair => pair.Values).Where(value => value > 0).Order().ToList();
            return Axis.LinearTicks(Math.Min(values[^1], CutFrom * values[values.Count / 2]));
        }
    }

    /// <summary>A value with its unit.</summary>
    public string Text(double value) => Labels.AreRatios ? Digits.Ratio(value) :
        value.ToString(value >= 100 ? "#,##0" : value >= 10 ? "0.#" : value >= 1 ? "0.##" : "0.####", CultureInfo.InvariantCulture)
        + Labels.Suffix;

    /// <summary>Both values of a pair with their unit, and the note.</summary>
    public string Text(Pair pair)
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
public sealed record PairPanel(string Title, IReadOnlyList<Pair> Pairs);

/// <summary>Two bars below each other.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a floor.</param>
/// <param name="First">The length of the upper bar; null: none.</param>
/// <param name="Second">The length of the lower bar; null: none.</param>
/// <param name="Note">Text behind the numbers; null: none.</param>
public sealed record Pair(string Name, RowKind Kind, double? First, double? Second, string? Note = null)
{
    /// <summary>The 95 % interval of <see cref="First"/>; null: none is drawn.</summary>
    public Interval? FirstInterval { get; init; }

    /// <summary>The 95 % interval of <see cref="Second"/>; null: none is drawn.</summary>
    public Interval? SecondInterval { get; init; }

    /// <summary>The known lengths.</summary>
    public IEnumerable<double> Values => new[] { First, Second }.OfType<double>();

    /// <summary>Where bars and intervals end.</summary>
    internal IEnumerable<double> Ends => Values.Concat(new[] { FirstInterval?.High, SecondInterval?.High }.OfType<double>());
}

/// <summary>Times against counts: a line of two points or more for each row. The axis of the counts is logarithmic.</summary>
public sealed record LineChart(string FileName, string Title, string Subtitle, IReadOnlyList<Series> Series)
    : Chart(FileName, Title, Subtitle)
{
    /// <summary>The axis of the times.</summary>
    public Axis Axis => Axis.For(
        Series.All(series => series.IsFloor) ? TimesOf(Series) : TimesOf(Series.Where(series => !series.IsFloor)), TimesOf(Series));

    private static List<double> TimesOf(IEnumerable<Series> some) =>
        [.. some.SelectMany(series => series.Points).Select(point => point.Ns)];
}

/// <summary>One line of a <see cref="LineChart"/>.</summary>
/// <param name="Name">The row's name, with its marks.</param>
/// <param name="Points">Count and time, ns; ascending.</param>
/// <param name="IsNamed">Whether the line has a colour and its name at the end; the others are grey.</param>
/// <param name="IsFloor">Whether the row is a floor: dashed, and without influence on the scale.</param>
public sealed record Series(string Name, IReadOnlyList<(double Count, double Ns)> Points, bool IsNamed, bool IsFloor);

/// <summary>Times against sizes: down and to the left is better.</summary>
public sealed record ScatterChart(string FileName, string Title, string Subtitle, IReadOnlyList<Dot> Dots)
    : Chart(FileName, Title, Subtitle)
{
    /// <summary>The axis of the times.</summary>
    public Axis Times => Axis.For([.. Dots.Select(dot => dot.Ns)], [.. Dots.Select(dot => dot.Ns)]);

    /// <summary>The axis of the sizes.</summary>
    public Axis Sizes => Axis.For([.. Dots.Select(dot => dot.Bytes)], [.. Dots.Select(dot => dot.Bytes)], Scale.Bytes);
}

/// <summary>One row of a <see cref="ScatterChart"/>.</summary>
/// <param name="Name">The row's name, with its marks.</param>
/// <param name="Bytes">The size.</param>
/// <param name="Ns">The time.</param>
/// <param name="IsUnbeaten">Whether no other row beats this one in both.</param>
/// <param name="IsHollow">Whether the row did not do the whole work: it is lossy, or hides work.</param>
/// <param name="IsNamed">Whether the name is written.</param>
public sealed record Dot(string Name, double Bytes, double Ns, bool IsUnbeaten, bool IsHollow, bool IsNamed);
