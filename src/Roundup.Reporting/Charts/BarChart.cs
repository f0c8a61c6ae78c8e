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
    /// <summary>Room for an interval beyond the longest bar: a wide interval of two launches must not press all bars to the left.</summary>
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

    /// <summary>The unit of the numbers beside the bars.</summary>
    internal ScaleUnit Unit => Scale.Time.For(Typical);

    private List<double> Typical => [.. TypicalBars.Select(bar => bar.Value)];

    /// <summary>Floors decide neither on the unit nor on the scale where there is anything else: they are far below.</summary>
    private IEnumerable<Bar> TypicalBars =>
        Bars.Where(bar => bar.Kind != RowKind.Reference || Bars.All(other => other.Kind == bar.Kind));

    private IEnumerable<double> Ends(double least, double most) => Bars.Select(bar => bar.Interval).OfType<Interval>()
        .SelectMany(interval => (double[])[Math.Max(interval.Low, least), Math.Min(interval.High, most)]);
}

/// <summary>One row.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a floor.</param>
/// <param name="Value">The time, ns.</param>
/// <param name="Interval">The 95 % interval, ns.</param>
/// <param name="Note">A restriction, <c>lossy L1</c>; null: none.</param>
public sealed record Bar(string Name, RowKind Kind, double Value, Interval? Interval, string? Note) : ChartRow(Name, Kind);
