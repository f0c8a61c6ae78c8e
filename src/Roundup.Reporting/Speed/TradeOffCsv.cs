using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>Time against size, for programs: a record for each row; times in ns, sizes in bytes.</summary>
internal static class TradeOffCsv
{
    private static readonly CaseColumns<TradeOffRow> s_case = new(row => row.Serialize.Result.Id);

    private static readonly Column<TradeOffRow>[] s_columns =
    [
        s_case.Serializer, s_case.Compressor, s_case.Dataset, s_case.Count, s_case.Shape, s_case.Target,
        Number("Serialize", row => row.Serialize.Time!.Mean),
        Number("Deserialize", row => row.DeserializeNs),
        Number("Size", row => row.SizeBytes),
        .. Bandwidth.All.Select((bandwidth, i) => Number("At " + bandwidth.Name, row => row.Deliveries[i].Ns)),
        Text("ParetoOptimal", row => row.IsParetoOptimal),
        Text("Fidelity", row => Wording.Describe(row.Fidelity)),
        Text("Reference", row => row.Serializer.IsReference),
        Text("Conditions", row => string.Join("; ", row.Conditions.Words)),
    ];

    public static ReportFile Create(AnalysedRun run) =>
        ReportFile.Csv("tradeoff.csv", s_columns, run.TradeOffs.SelectMany(tradeOff => tradeOff.Rows));

    private static Column<TradeOffRow> Text(string name, Func<TradeOffRow, object?> value) => new(name, "", Unit.Text, value);

    private static Column<TradeOffRow> Number(string name, Func<TradeOffRow, object?> value) => new(name, "", Unit.Number, value);
}
