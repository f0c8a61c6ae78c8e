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

// Width: in the drawing's own units; letters have 11 to 17 of them.
internal sealed record SvgLook(Theme Theme, double Width)
{
    // Within a page, which has the tables with the numbers, and the style.
    public static SvgLook Page { get; } = new(Theme.Page, 900);

    public static SvgLook File { get; } = new(Theme.Reader, 900);

    // A picture for other pages, which may show it 400 px wide.
    public static SvgLook Picture(bool isDark) => Narrow(isDark ? Theme.Dark : Theme.Light);

    // The same where the reader's system decides on light and dark.
    public static SvgLook Article { get; } = Narrow(Theme.Reader);

    // The width at which it is shown where nobody says another, px.
    public double Shown { get; init; } = 900;

    public double Small { get; init; } = 11;

    public bool IsNarrow => Width < 600;

    private static SvgLook Narrow(Theme theme) => new(theme, 420) { Shown = 600, Small = 12 };
}
