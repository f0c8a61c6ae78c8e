using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class TimeCharts
{
    // One bar alone compares nothing: a table with one measured row has no panel.
    public static IEnumerable<TimeChart> Create(SpeedRun run, ChartNames names) =>
        from view in run.Views
        where view.Measured.Count > 1
        group view by TableGroup.Of(view.Table.Id) with { Target = string.Join(", ", view.Targets) } into views
        select Create(run, views.Key, [.. views], names);

    // Nothing where no table has two measured rows.
    public static IEnumerable<Block> Blocks(SpeedRun run, Operation operation)
    {
        var charts = run.Charts.Times.Where(chart => chart.Operation == operation).ToList();
        return charts.Count == 0 ? [] :
        [
            new Heading(3, $"{operation} in charts") { Anchor = Anchors.Charts(operation), Detail = Detail.Full },
            .. charts.SelectMany(chart =>
                new Block[] { chart.Chart, new Paragraph(Tables(run, chart)) { Detail = Detail.Full } }
                    .Select(block => block with { About = PageNumbers.About(chart.Tables[0]) with { Target = null } })),
        ];
    }

    private static TimeChart Create(SpeedRun run, TableGroup group, IReadOnlyList<TableView> views, ChartNames names)
    {
        var kind = group.Operation == Operation.Serialize ? "serialize" : "deserialize";
        var chart = new BarChart(
            names.Format(kind, group.Dataset, group.Shape.ToString(), group.Target),
            $"{group.Operation} {group.Dataset}, {group.Shape}, {group.Target}",
            "Time of one call, lower is better; in the order of the table",
            Colours.Choose(group.Operation),
            [.. views.Select(view => Panel(run, view))]);
        return new(group.Operation, [.. views.Select(view => view.Table.Id).Distinct()], chart);
    }

    private static BarPanel Panel(SpeedRun run, TableView view) => new(
        Wording.Data(view.Table.Id),
        [.. view.Measured.Select(row => Bar(view, row))]);

    private static Bar Bar(TableView view, Row row) => new(
        view.Name(row),
        row.Case.Serializer.IsReference ? RowKind.Reference : row.Case.IsBaseline ? RowKind.Baseline : RowKind.Plain,
        row.Case.Time!.Mean,
        row.Case.Time.Interval,
        Note(row));

    private static string? Note(Row row)
    {
        string[] words =
        [
            .. row.Run.Reported.Losses.Find(row.Case.Result) is { } loss ? (string[])[$"lossy {loss.Sign}"] : [],
            .. row.Case.Conditions.Labels,
        ];
        return words.Length > 0 ? string.Join(", ", words) : null;
    }

    private static Inline Tables(SpeedRun run, TimeChart chart)
    {
        var links = chart.Tables.SelectMany((id, i) => new[]
        {
            new Span(i == 0 ? "Tables: " : ", "),
            new Span(Wording.Data(id)) { Anchor = Anchors.Get(run.File, id) },
        });
        return new([.. links, new Span(".")]);
    }
}

// Tables: those of the first target where targets are joined.
internal sealed record TimeChart(Operation Operation, IReadOnlyList<TableId> Tables, BarChart Chart);
