using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

/// <summary>Draws a chart.</summary>
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
        HeatMapChart ratios => HeatMapDrawing.Draw(ratios, look),
        LineChart lines => LineDrawing.Draw(lines, look),
        ScatterChart dots => ScatterDrawing.Draw(dots, look),
        _ => throw new ArgumentException($"A {chart.GetType().Name} has no drawing: give it one here.", nameof(chart)),
    };
}
