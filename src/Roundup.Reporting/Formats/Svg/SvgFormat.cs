using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

internal sealed class SvgFormat : IReportFormat
{
    public string Name => "svg";

    public string Extension => ".svg";

    public FormatKind Kind => FormatKind.Picture;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        output.Text.Write(Draw(sections.SelectMany(section => section.Blocks).OfType<Chart>().Single(), SvgLook.File));
    }

    internal static string Draw(Chart chart, SvgLook look) => chart switch
    {
        BarChart bars => BarDrawing.Draw(bars, look),
        PairedBarChart pairs => PairedBarDrawing.Draw(pairs, look),
        StackedBarChart bars => StackedBarDrawing.Draw(bars, look),
        LineChart lines => LineDrawing.Draw(lines, look),
        ScatterChart dots => ScatterDrawing.Draw(dots, look),
        _ => throw new ArgumentException($"A {chart.GetType().Name} has no drawing: give it one here.", nameof(chart)),
    };
}

/// <summary>The place that a drawing is for.</summary>
/// <param name="Theme">Who decides on light and dark.</param>
/// <param name="Width">The width of the drawing in its own units; letters have 11 to 17 of them.</param>
internal sealed record SvgLook(Theme Theme, double Width)
{
    /// <summary>Within a page, which has the tables with the numbers, and the style.</summary>
    public static SvgLook Page { get; } = new(Theme.Page, 900);

    /// <summary>A file beside a report.</summary>
    public static SvgLook File { get; } = new(Theme.Reader, 900);

    /// <summary>A picture for other pages, which may show it 400 px wide.</summary>
    public static SvgLook Picture(bool isDark) => Narrow(isDark ? Theme.Dark : Theme.Light);

    /// <summary>The same where the reader's system decides on light and dark.</summary>
    public static SvgLook Article { get; } = Narrow(Theme.Reader);

    /// <summary>The width at which it is shown where nobody says another, px.</summary>
    public double Shown { get; init; } = 900;

    public double Small { get; init; } = 11;

    /// <summary>Whether names have no room beside what they name.</summary>
    public bool IsNarrow => Width < 600;

    private static SvgLook Narrow(Theme theme) => new(theme, 420) { Shown = 600, Small = 12 };
}
