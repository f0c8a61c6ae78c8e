using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.FirstCall;

/// <summary>results.csv of the experiment first-call: one line a case, times in ns, sizes in bytes.</summary>
internal static class FirstCallCsv
{
    private static readonly Quantity[] s_placed =
    [
        FirstCallQuantities.Open, FirstCallQuantities.Call, FirstCallQuantities.Jit, FirstCallQuantities.Rest, FirstCallQuantities.Methods,
        FirstCallQuantities.Assemblies, FirstCallQuantities.WorkingSet, FirstCallQuantities.StartToFirstByte,
    ];

    private static readonly ResultColumns<Line> s_case =
        new(line => line.Run.File, line => line.Case.Result, line => line.Case.Serializer);

    /// <summary>New ones go to the end: people's scripts count columns.</summary>
    private static readonly Column<Line>[] s_columns =
    [
        s_case.Suite, s_case.Serializer, s_case.Library, s_case.Version,
        s_case.FileVersion with { Value = line => line.Row is { } row ? row.FileVersion : line.Case.Serializer.FileVersion },
        s_case.Format, s_case.Dataset, s_case.Count, s_case.Shape,
        Text("Native", line => line.Call is null ? null : line.Case.Result.AdaptedFrom is null),
        s_case.Operation, s_case.Target, s_case.Outcome, s_case.Fidelity, s_case.Lost, s_case.Reason,
        Text("Place", line => line.Call is null ? null : line.Call.IsFirst ? "first" : "further"),
        Number("Processes", line => line.Call?.Time.N),
        .. Estimate("Time", line => line.Call?.Time),
        Number("TimeMin", line => line.Call?.Time.Min),
        Number("TimeMax", line => line.Call?.Time.Max),
        .. s_placed.SelectMany(Estimate),
        Number("Ratio", line => FirstCallText.Ratio(line.Call)),
        Number("RatioLow", line => line.Call?.Ratio?.Interval?.Low),
        Number("RatioHigh", line => line.Call?.Ratio?.Interval?.High),
        Number("Rank", line => line.Call?.Rank?.First),
        Number("Size", line => line.Call?[FirstCallQuantities.Size]?.Median),
        Number("DeployedSize", line => line.Case.Result.DeployedBytes),
        .. Estimate("RowFurther", line => line.Row?.FurtherTime),
        .. Estimate("RowMax", line => line.Row?.Longest),
        .. Estimate("RowMin", line => line.Row?.Shortest),
        Text("Baseline", line => line.Baseline),
        .. Estimate(FirstCallQuantities.Cpu),
        s_case.ProjectHome, s_case.FormatDetails,
        Number("RankLast", line => line.Call?.Rank?.Last),
        .. FirstCallQuantities.All.Except([.. s_placed, FirstCallQuantities.Cpu, FirstCallQuantities.Size]).SelectMany(Estimate),
    ];

    public static Table Create(ReportedRun run, FirstCallRun analysis)
    {
        var calls = analysis.Rows.SelectMany(row => row.Types.Select(call => (row, call))).ToDictionary(pair => pair.call.Result.Id);
        return new Table<Line>(s_columns, [.. run.Cases.Select(row => calls.TryGetValue(row.Result.Id, out var pair)
            ? new Line(run, row, pair.row, pair.call, analysis.Baseline)
            : new Line(run, row, null, null, analysis.Baseline))])
        {
            Detail = Detail.Data,
        };
    }

    private static Column<Line>[] Estimate(Quantity quantity) => Estimate(quantity.Name, line => line.Call?[quantity]);

    /// <summary>The median and both ends of its interval.</summary>
    private static Column<Line>[] Estimate(string name, Func<Line, FirstCallEstimate?> of) =>
    [
        Number(name, line => of(line)?.Median),
        Number(name + "Low", line => of(line)?.Interval?.Low),
        Number(name + "High", line => of(line)?.Interval?.High),
    ];

    private static Column<Line> Text(string name, Func<Line, object?> value) => new(name, "", Unit.Text, value);

    private static Column<Line> Number(string name, Func<Line, object?> value) => new(name, "", Unit.Number, value);

    private sealed record Line(ReportedRun Run, ReportedCase Case, FirstCallRow? Row, AnalysedFirstCall? Call, string? Baseline);
}
