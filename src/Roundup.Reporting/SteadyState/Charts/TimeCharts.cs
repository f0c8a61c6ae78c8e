using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Svg;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.SteadyState.Charts;

/// <summary>The bars of the tables: one picture for each dataset, shape, operation and target, a panel for each count.</summary>
internal static class TimeCharts
{
    /// <summary>The pictures. One bar alone compares nothing: a table with one measured row has no panel.</summary>
    public static IEnumerable<Chart> Of(SteadyStateRun run, ChartNames names) =>
        from view in run.Views
        where view.Measured.Count > 1
        group view by CellGroup.Of(view.Cell.Id) with { Target = string.Join(", ", view.Targets) } into views
        select Draw(run, views.Key, [.. views], names);

    private static Chart Draw(SteadyStateRun run, CellGroup group, IReadOnlyList<CellView> views, ChartNames names)
    {
        var title = $"{group.Operation} {group.Dataset}, {group.Shape}, {group.Target}";
        var panels = views.Select(view => Panel(run, view));
        var svg = BarChart.Draw(title, "Time of one call, less is better; in the order of the table", [.. panels]);
        return new(names.Of(group.Operation == Operation.Serialize ? "serialize" : "deserialize", group), group, title, svg)
        {
            Tables = [.. views.Select(v => v.Cell.Id).Distinct()],
        };
    }

    private static BarPanel Panel(SteadyStateRun run, CellView view) => new(
        Wording.Data(run.File.Run, view.Cell.Id) + (view.Cell.Table is { } table ? $", {table}" : ""),
        [.. view.Measured.Select(row => Bar(view, row))]);

    private static Bar Bar(CellView view, Row row) => new(
        view.Name(row),
        row.Case.Serializer.IsFloor ? BarKind.Floor : row.Case.IsBaseline ? BarKind.Baseline : BarKind.Row,
        row.Case.Time!.Mean,
        row.Case.Time.Interval,
        Mark(row));

    private static string? Mark(Row row)
    {
        string?[] marks = [Fidelity(row), row.Case.HidesWork ? "hidden work" : null];
        return string.Join(", ", marks.OfType<string>()) is { Length: > 0 } text ? text : null;
    }

    private static string? Fidelity(Row row) => row.Run.Reported.Losses.Of(row.Case.Result) is { } loss ? $"lossy {loss.Sign}"
        : row.Case.Result.Fidelity == Results.Fidelity.Unchecked ? "unchecked" : null;
}
