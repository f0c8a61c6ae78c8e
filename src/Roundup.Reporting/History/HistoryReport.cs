using System.Globalization;
using Roundup.Analysis.Comparison;
using Roundup.Analysis.Findings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.History;

/// <summary>The rows of many runs over time: a chart and a table for each row.</summary>
public static class HistoryReport
{
    /// <summary>The report: a document, the charts, and all numbers as CSV.</summary>
    public static Report Of(RunHistory history)
    {
        ArgumentNullException.ThrowIfNull(history);
        var names = new ChartNames();
        var machines = history.Runs.Select(run => run.Machine).Distinct().ToList();
        var rows = history.Rows.Select(row => (Name: row, Points: PointsOf(history, row, machines))).ToList();
        Section[] sections =
        [
            new(
                new Heading(1, Title(history)),
                new List(ListForm.Facts, [.. Facts(history, machines)]) { Headings = ("Runs", "") }),
            new(Changes(rows)),
            .. rows.Select(row => new Section(
            [
                new Heading(2, row.Name) { Anchor = "row-" + Wording.Plain(rows.IndexOf(row) + 1), Detail = Detail.Full },
                ChartOf(row.Name, row.Points, history, names) with { Detail = Detail.Full },
                new Table<Point>(Columns, row.Points) { Detail = Detail.Full, LeavesOutEmpty = true },
            ])),
        ];
        return new(sections, [ReportFile.Csv("history.csv", [s_row, .. Columns], rows.SelectMany(row => row.Points))])
        {
            Documents = [new("history", sections)],
        };
    }

    private static readonly Column<Point> s_row = Column.Of<Point>("Serializer", point => point.Line.Name);

    private static Column<Point>[] Columns { get; } =
    [
        Column.Of<Point>("Started", point => Day(point.Run)),
        Column.Of<Point>("Version", point => point.Version),
        new("Machine", "", Quantity.Number, point => point.Machine),
        .. OfOperation(Operation.Serialize, line => line.Serialize),
        .. OfOperation(Operation.Deserialize, line => line.Deserialize),
    ];

    private static Column<Point>[] OfOperation(Operation operation, Func<OverviewLine, Estimate?> ratio) =>
    [
        new(operation.ToString(), "", Quantity.Ratio, point => ratio(point.Line)?.Value),
        new(operation + "Low", "", Quantity.Ratio, point => ratio(point.Line)?.Interval?.Low) { Heading = "from" },
        new(operation + "High", "", Quantity.Ratio, point => ratio(point.Line)?.Interval?.High) { Heading = "to" },
        new(operation + "Time", "", Quantity.Time, point => TimeOf(point.Line, operation)) { Heading = "time" },
    ];

    private static string Title(RunHistory history) =>
        $"History of {history.Suite} · {history.Runs[^1].Overview.Shape} · {history.Runs[^1].Overview.Target}, over {history.Baseline}";

    private static IEnumerable<ListItem> Facts(
        RunHistory history, List<(string Cpu, int LogicalCpus, string Architecture, string Os)> machines)
    {
        yield return new("Runs", Inline.Of(
            $"{Wording.Count(history.Runs.Count, "run")}, {Day(history.Runs[0])} to {Day(history.Runs[^1])}; geometric means over the "
            + $"{Wording.Count(history.Tables, "table")} that all have, with 95 % intervals"));
        foreach (var (machine, i) in machines.Select((machine, i) => (machine, i)))
        {
            yield return new($"Machine {Wording.Plain(i + 1)}", Inline.Of(
                $"{machine.Cpu}, {Wording.Count(machine.LogicalCpus, "logical CPU")}, {machine.Os} {machine.Architecture}"));
        }
    }

    /// <summary>The first and the last run of each row, for the console; points of different machines are marked as such.</summary>
    private static Table<(string Name, IReadOnlyList<Point> Points)> Changes(IReadOnlyList<(string Name, IReadOnlyList<Point> Points)> rows)
    {
        Column<(string Name, IReadOnlyList<Point> Points)>[] Of(Operation operation, Func<OverviewLine, Estimate?> ratio) =>
        [
            new($"{operation}First", "", Quantity.Ratio, row => ratio(row.Points[0].Line)?.Value) { Heading = operation.ToString() },
            new($"{operation}Last", "", Quantity.Ratio, row => ratio(row.Points[^1].Line)?.Value) { Heading = "now" },
        ];
        return new(
            [
                new("Serializer", "", Quantity.Text, row => row.Name) { Role = ColumnRole.Name },
                new("Runs", "", Quantity.Number, row => row.Points.Count) { Leaves = 2 },
                .. Of(Operation.Serialize, line => line.Serialize),
                .. Of(Operation.Deserialize, line => line.Deserialize),
                Column.Of<(string Name, IReadOnlyList<Point> Points)>("Version", row => row.Points[0].Version == row.Points[^1].Version
                    ? row.Points[0].Version : $"{row.Points[0].Version} to {row.Points[^1].Version}") with
                {
                    Leaves = 1,
                },
                Column.Of<(string Name, IReadOnlyList<Point> Points)>(
                    "Note", row => row.Points[0].Machine == row.Points[^1].Machine ? null : "new machine"),
            ],
            rows)
        {
            Name = "history",
        };
    }

    private static IReadOnlyList<Point> PointsOf(
        RunHistory history, string row, List<(string Cpu, int LogicalCpus, string Architecture, string Os)> machines) =>
    [
        .. from run in history.Runs
           let line = run.Line(row)
           where line is not null
           select new Point(run, line, 1 + machines.IndexOf(run.Machine)),
    ];

    private static HistoryChart ChartOf(string name, IReadOnlyList<Point> points, RunHistory history, ChartNames names)
    {
        HistoryLine? Line(Operation operation, Func<OverviewLine, Estimate?> ratio)
        {
            var stretches = new List<List<HistoryPoint>>();
            Point? before = null;
            foreach (var point in points.Where(point => ratio(point.Line) is not null))
            {
                if (before?.Machine != point.Machine)
                {
                    stretches.Add([]);
                }

                stretches[^1].Add(PointOf(point, operation, ratio(point.Line)!.Value));
                before = point;
            }

            return stretches.Count == 0 ? null : new(Colours.Of(operation), stretches);
        }

        HistoryLine?[] lines = [Line(Operation.Serialize, line => line.Serialize), Line(Operation.Deserialize, line => line.Deserialize)];
        return new(
            names.Of("history", name),
            name,
            $"Time over that of {history.Baseline}, with 95 % intervals; lower is better. Lines end where the machine changes",
            [.. lines.OfType<HistoryLine>()],
            [.. NotesOf(points, points.Select(point => point.Machine).Distinct().Count() > 1)]);
    }

    private static HistoryPoint PointOf(Point point, Operation operation, Estimate ratio) => new(
        point.Run.File.Run.Started,
        ratio.Value,
        ratio.Interval is { } interval ? (interval.Low, interval.High) : null,
        $"{Day(point.Run)}, {point.Version}: {operation} {Digits.Ratio(ratio.Value)}"
        + (ratio.Interval is { } ends ? $" ({Digits.Ratio(ends.Low)}-{Digits.Ratio(ends.High)})" : "")
        + (TimeOf(point.Line, operation) is { } ns ? $", {Scale.Time.Text(ns)}" : ""));

    /// <summary>The version where it is new, and the machine where there are several and it is another one.</summary>
    private static IEnumerable<(DateTimeOffset At, string Text)> NotesOf(IReadOnlyList<Point> points, bool hasMachines)
    {
        for (var i = 0; i < points.Count; i++)
        {
            string?[] parts =
            [
                i == 0 || points[i].Version != points[i - 1].Version ? points[i].Version : null,
                hasMachines && (i == 0 || points[i].Machine != points[i - 1].Machine) ? $"machine {points[i].Machine}" : null,
            ];
            if (parts.OfType<string>().Any())
            {
                yield return (points[i].Run.File.Run.Started, string.Join(", ", parts.OfType<string>()));
            }
        }
    }

    private static double? TimeOf(OverviewLine line, Operation operation)
    {
        double[] times = [.. line.Cases.Where(row => row.Result.Id.Cell.Operation == operation).Select(row => row.Time!.Mean)];
        return times.Length == 0 ? null : Math.Exp(times.Average(Math.Log));
    }

    private static string Day(PastRun run) => run.File.Run.Started.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture);

    private sealed record Point(PastRun Run, OverviewLine Line, int Machine)
    {
        public string? Version => Run.File.VersionOf(Line.Serializer, Run.Overview.Target);
    }
}
