using Roundup.Analysis.FirstCall;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Csv;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.FirstCalls;

/// <summary>results.csv of the experiment first-call: one line a case, times in ns, sizes in bytes; written as <see cref="CsvReport"/> writes.</summary>
public sealed class FirstCallCsv : IReport
{
    /// <summary>New ones go to the end: people's scripts count columns.</summary>
    private static readonly (string Name, Func<Line, object?> Value)[] Columns =
    [
        ("Suite", line => line.Run.File.Run.Suite),
        ("Serializer", line => line.Case.Result.Id.Serializer),
        ("Library", line => line.Case.Serializer.Library),
        ("Version", line => line.Row is { } row ? row.Version : line.Case.Serializer.Version),
        ("FileVersion", line => line.Row is { } row ? row.FileVersion : line.Case.Serializer.FileVersion),
        ("Format", line => line.Case.Serializer.Format),
        ("Dataset", line => line.Id.Dataset),
        ("Count", line => line.Id.Count),
        ("Shape", line => line.Id.Shape.ToString()),
        ("Native", line => line.Call is null ? null : line.Case.Result.AdaptedFrom is null),
        ("Operation", line => line.Id.Operation.ToString()),
        ("Target", line => line.Id.Target),
        ("Outcome", line => line.Case.Result.Outcome.Word()),
        ("Fidelity", line => Words.Of(line.Case.Result.Fidelity)),
        ("Lost", line => line.Case.Result.Lost.Count == 0 ? null : string.Join("; ", line.Case.Result.Lost)),
        ("Reason", line => line.Case.Result.Reason),
        ("Place", line => line.Call is null ? null : line.Call.IsFirst ? "first" : "further"),
        ("Processes", line => line.Call?.Time.N),
        .. Estimate("Time", line => line.Call?.Time),
        ("TimeMin", line => line.Call?.Time.Min),
        ("TimeMax", line => line.Call?.Time.Max),
        .. Estimate("Open", line => line.Call?.Open),
        .. Estimate("Call", line => line.Call?.Call),
        .. Estimate("Jit", line => line.Call?.Jit),
        .. Estimate("Rest", line => line.Call?.Rest),
        .. Estimate("Methods", line => line.Call?.Methods),
        .. Estimate("Assemblies", line => line.Call?.Assemblies),
        .. Estimate("WorkingSet", line => line.Call?.WorkingSet),
        .. Estimate("StartToFirstByte", line => line.Call?.StartToFirstByte),
        ("Ratio", line => line.Call is { IsBaseline: true } ? 1.0 : line.Call?.Ratio?.Median),
        ("RatioLow", line => line.Call?.Ratio?.Interval?.Low),
        ("RatioHigh", line => line.Call?.Ratio?.Interval?.High),
        ("Rank", line => line.Call?.Rank),
        ("Size", line => line.Call?.PayloadBytes),
        ("PublishSize", line => line.Case.Result.PublishBytes),
        .. Estimate("RowFurther", line => line.Row?.FurtherTime),
        .. Estimate("RowMax", line => line.Row?.Longest),
        .. Estimate("RowMin", line => line.Row?.Shortest),
        ("Baseline", line => line.Run.FirstCalls!.Baseline),
        .. Estimate("Cpu", line => line.Call?.Cpu),
    ];

    /// <inheritdoc/>
    public string FileName => "results.csv";

    /// <inheritdoc/>
    public void Write(AnalysedRun run, TextWriter output)
    {
        ArgumentNullException.ThrowIfNull(run);
        var calls = run.FirstCalls!.Rows.SelectMany(row => row.Types.Select(call => (row, call))).ToDictionary(pair => pair.call.Result.Id);
        CsvText.WriteRecord(output, Columns.Select(column => column.Name));
        foreach (var row in run.Cells.SelectMany(cell => cell.Rows))
        {
            var known = calls.TryGetValue(row.Result.Id, out var pair);
            var line = new Line(run, row, known ? pair.row : null, known ? pair.call : null);
            CsvText.WriteRecord(output, Columns.Select(column => column.Value(line)));
        }
    }

    /// <summary>The median and both ends of its interval.</summary>
    private static IEnumerable<(string Name, Func<Line, object?> Value)> Estimate(string name, Func<Line, FirstCallEstimate?> of) =>
    [
        (name, line => of(line)?.Median),
        (name + "Low", line => of(line)?.Interval?.Low),
        (name + "High", line => of(line)?.Interval?.High),
    ];

    private sealed record Line(AnalysedRun Run, AnalysedCase Case, FirstCallRow? Row, AnalysedFirstCall? Call)
    {
        public CellId Id => Case.Result.Id.Cell;
    }
}
