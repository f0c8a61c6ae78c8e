using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>Time against size, for programs: a record for each row; times in ns, sizes in bytes.</summary>
internal static class TradeOffCsv
{
    private static readonly Column<Line>[] s_columns =
    [
        Text("Serializer", line => line.Row.Serialize.Result.Id.Serializer),
        Text("Compressor", line => line.Row.Serialize.Result.Id.Compressor),
        Text("Dataset", line => line.TradeOff.Dataset),
        Number("Count", line => line.TradeOff.Count),
        Text("Shape", line => line.TradeOff.Shape.ToString()),
        Text("Target", line => line.TradeOff.Target),
        Number("Serialize", line => line.Row.Serialize.Time!.Mean),
        Number("Deserialize", line => line.Row.DeserializeNs),
        Number("Size", line => line.Row.SizeBytes),
        .. Bandwidth.All.Select((bandwidth, i) => Number("At " + bandwidth.Name, line => line.Row.Deliveries[i].Ns)),
        Text("Unbeaten", line => line.Row.IsUnbeaten),
        Text("Fidelity", line => Wording.Of(line.Row.Fidelity)),
        Text("Floor", line => line.Row.Serializer.IsFloor),
        Text("Conditions", line => string.Join("; ", line.Row.Conditions.Words)),
    ];

    public static ReportFile Of(AnalysedRun run) =>
        ReportFile.Csv(
            "tradeoff.csv", s_columns, run.TradeOffs.SelectMany(tradeOff => tradeOff.Rows.Select(row => new Line(tradeOff, row))));

    private static Column<Line> Text(string name, Func<Line, object?> value) => new(name, "", Unit.Text, value);

    private static Column<Line> Number(string name, Func<Line, object?> value) => new(name, "", Unit.Number, value);

    private sealed record Line(TradeOff TradeOff, TradeOffRow Row);
}
