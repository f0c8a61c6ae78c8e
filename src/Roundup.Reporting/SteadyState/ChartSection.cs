using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.SteadyState.Charts;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.SteadyState;

/// <summary>
/// The charts of an operation, before its tables, each with links to them; nothing where no cell has two measured rows.
/// </summary>
internal static class ChartSection
{
    public static IEnumerable<Block> Of(SteadyStateRun run, Operation operation)
    {
        var charts = run.Charts.Times.Where(chart => chart.Operation == operation).ToList();
        return charts.Count == 0 ? [] :
        [
            new Heading(3, $"{operation} in charts") { Anchor = Anchors.Charts(operation), Detail = Detail.Full },
            .. charts.SelectMany(chart => new Block[] { chart.Chart, new Paragraph(Tables(run, chart)) { Detail = Detail.Full } }),
        ];
    }

    private static Inline Tables(SteadyStateRun run, TimeChart chart)
    {
        var links = chart.Tables.SelectMany((id, i) => new[]
        {
            new Span(i == 0 ? "Tables: " : ", "),
            new Span(Wording.Data(run.File.Run, id)) { Anchor = Anchors.Of(run.File, id) },
        });
        return new([.. links, new Span(".")]);
    }
}
