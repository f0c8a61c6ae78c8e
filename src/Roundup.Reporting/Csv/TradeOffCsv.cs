using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.TradeOffs;

namespace Roundup.Reporting.Csv;

/// <summary>Time against size, for programs: a record for each row; times in ns, sizes in bytes.</summary>
public sealed class TradeOffCsv : IReport
{
    /// <inheritdoc/>
    public string FileName => "tradeoff.csv";

    /// <inheritdoc/>
    public bool HasContent(AnalysedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return run.TradeOffs.Count > 0;
    }

    /// <inheritdoc/>
    public void Write(AnalysedRun run, TextWriter output)
    {
        ArgumentNullException.ThrowIfNull(run);
        CsvText.WriteRecord(output, ["Serializer", "Compressor", "Dataset", "Count", "Shape", "Target", "Serialize", "Deserialize", "Size", .. Bandwidth.All.Select(b => "At " + b.Name), "Unbeaten", "Fidelity", "Floor"]);
        foreach (var tradeOff in run.TradeOffs)
        {
            foreach (var row in tradeOff.Rows)
            {
                var id = row.Serialize.Result.Id;
                CsvText.WriteRecord(output,
                [
                    id.Serializer, id.Compressor, tradeOff.Dataset, tradeOff.Count, tradeOff.Shape, tradeOff.Target, row.Serialize.Time!.Mean, row.Deserialize.Time!.Mean, row.SizeBytes,
                    .. row.Deliveries.Select(d => (object)d.Ns), row.IsUnbeaten, Text.Words.Of(row.Fidelity), row.Serializer.IsFloor,
                ]);
            }
        }
    }
}
