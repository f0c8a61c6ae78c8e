using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>How cost grows, for programs: a record for each row and count; times in ns.</summary>
internal static class ScalingCsv
{
    private static readonly CaseColumns<Line> s_case = new(line => line.Point.Case.Result.Id);

    private static readonly Column<Line>[] s_columns =
    [
        s_case.Serializer, s_case.Compressor, s_case.Dataset, s_case.Shape, s_case.Operation, s_case.Target, s_case.Count,
        Number("Mean", line => line.Point.Case.Time!.Mean),
        Number("PerObject", line => line.Point.PerObjectNs),
        Number("Slope", line => line.Growth.Slope.Value),
        Number("SlopeLow", line => line.Growth.Slope.Interval?.Low),
        Number("SlopeHigh", line => line.Growth.Slope.Interval?.High),
        Number("SlopeLaunches", line => line.Growth.Slope.Launches),
        Number("LastStep", line => line.Growth.LastStep.Value),
        Text("FasterThanInput", line => line.Growth.FasterThanInput),
        Text("Fidelity", line => Wording.Describe(line.Growth.Fidelity)),
        Text("Reference", line => line.Growth.Serializer.IsReference),
    ];

    public static ReportFile Create(AnalysedRun run) =>
        ReportFile.Csv("scaling.csv", s_columns, run.Growths.SelectMany(growth => growth.Points.Select(point => new Line(growth, point))));

    private static Column<Line> Text(string name, Func<Line, object?> value) => new(name, "", Unit.Text, value);

    private static Column<Line> Number(string name, Func<Line, object?> value) => new(name, "", Unit.Number, value);

    private sealed record Line(Growth Growth, GrowthPoint Point);
}
