using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.TradeOffs;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>Time against size: what one message takes at four bandwidths, and what nothing beats in both; nothing where there is no choice.</summary>
internal static class TradeOffSection
{
    /// <summary>The section's title.</summary>
    public const string Title = "Trade-off of time and size";

    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        if (run.TradeOffs.Count == 0)
        {
            return;
        }

        writer.Heading(2, Title, Anchors.TradeOffs);
        writer.Paragraph($"Time of one message from object to object: Serialize + size x 8 / bandwidth + Deserialize, each with its compressor; latency and what protocols add are left out. Sorted by the time at {Bandwidth.Usual.Name}. Bold: the best exact row at that bandwidth, and what cannot be told apart from it. Unbeaten: no other row is faster (Serialize + Deserialize, told apart by the rule of the ranks) and not larger; a lossy row beats only lossy ones, a floor none.");
        foreach (var (tradeOff, chart) in run.TradeOffs.Zip(ChartSet.Of(run).TradeOffs))
        {
            writer.Heading(3, $"{tradeOff.Dataset} x{tradeOff.Count:N0}, {tradeOff.Shape}, {tradeOff.Target}");
            ChartSection.Image(chart, writer);
            WriteTable(tradeOff, writer);
            var unbeaten = tradeOff.Rows.Where(r => r.IsUnbeaten).OrderBy(r => r.SizeBytes).ThenBy(r => r.TimeNs);
            writer.Paragraph($"Not beaten in both, from the smallest: {string.Join(", ", unbeaten.Select(r => r.RowName + (r.IsExact ? "" : $" ({Words.Of(r.Fidelity)})")))}.");
        }
    }

    private static void WriteTable(TradeOff tradeOff, MarkdownWriter writer)
    {
        var typical = tradeOff.Rows.Where(r => !r.Serializer.IsFloor).ToList();
        Unit TimeUnit(Func<TradeOffRow, double> value) => Scale.Time.For(typical.Select(value));
        var (serialize, deserialize) = (TimeUnit(r => r.Serialize.Time!.Mean), TimeUnit(r => r.Deserialize.Time!.Mean));
        var bytes = Scale.Bytes.For(typical.Select(r => r.SizeBytes));
        Unit[] ways = [.. Bandwidth.All.Select(b => TimeUnit(r => r.Ns(b)))];
        writer.Table(
            ["Serializer", "Serialize", "Deserialize", "Size", .. Bandwidth.All.Select(b => (Cell)b.Name), "Unbeaten", "Mark"],
            tradeOff.Rows.Select<TradeOffRow, IReadOnlyList<Cell>>(row =>
            [
                row.RowName,
                Scale.Time.Text(row.Serialize.Time!.Mean, serialize),
                Scale.Time.Text(row.Deserialize.Time!.Mean, deserialize),
                Scale.Bytes.Text(row.SizeBytes, bytes),
                .. row.Deliveries.Select((d, i) => Bold(Scale.Time.Text(d.Ns, ways[i]), d.IsBest)),
                row.IsUnbeaten ? "yes" : null,
                row.Serializer.IsFloor ? "floor" : row.Fidelity == Fidelity.Exact ? null : Words.Of(row.Fidelity),
            ]),
            right: i => i is > 0 and < 8);
    }

    private static Cell Bold(string text, bool isBold) => isBold ? new Cell($"**{text}**") : text;
}
