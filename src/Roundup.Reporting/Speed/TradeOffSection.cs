using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

// One message at four bandwidths; empty where there is no choice.
internal static class TradeOffSection
{
    private static string Meaning { get; } =
        "Time of one message from object to object: Serialize + size x 8 / bandwidth + Deserialize, with compressor, without latency and "
        + $"protocol overhead. Sorted by the time at {Bandwidth.Usual.Name}. Bold: the best exact serializer at that bandwidth, "
        + "and exact ones that are not significantly different from it. Pareto-optimal: no other serializer is faster (Serialize + "
        + "Deserialize) without being larger; faster by the rule of ranks, or where the 95 % intervals do not overlap. A lossy serializer "
        + "is compared with lossy ones only; references, and serializers that were built without their generator, are left out. With a "
        + "single launch nothing is bold or Pareto-optimal.";

    private static Column<TradeOffRow>[] Columns(SpeedRun run) =>
    [
        CaseColumns.Row<TradeOffRow>(row => row.SerializerName),
        Time("Serialize", row => row.Serialize.Time!.Mean),
        Time("Deserialize", row => row.DeserializeNs),
        new("Size", "", Unit.Bytes, row => row.SizeBytes),
        .. Bandwidth.All.Select((bandwidth, i) => Time(bandwidth.Name, row => row.Deliveries[i].Ns) with
        {
            IsStrong = row => row.Deliveries[i].IsBest,
        }),
        Column.Of<TradeOffRow>("Pareto-optimal", row => row.IsParetoOptimal ? "yes" : null),
        Column.Of<TradeOffRow>("Mark", row => string.Join(' ', new[] { row.Serialize, row.Deserialize }
            .SelectMany(one => Marks.Format(SpeedRun.Reduced(one), run.Reported.Losses).Split(' ', StringSplitOptions.RemoveEmptyEntries))
            .Distinct())),
    ];

    public static Section Create(SpeedRun run)
    {
        if (run.Analysis.TradeOffs.Count == 0)
        {
            return new();
        }

        Block[] blocks =
        [
            new Heading(2, "Trade-off of time and size") { Anchor = Anchors.TradeOffs },
            new Paragraph(Inline.Of(Meaning)),
            .. run.Analysis.TradeOffs.Zip(run.Charts.TradeOffs, (tradeOff, chart) => OfTradeOff(run, tradeOff, chart))
                .SelectMany(blocks => blocks),
        ];
        return new([.. blocks.Select(block => block with { Detail = Detail.Full })]);
    }

    private static IEnumerable<Block> OfTradeOff(SpeedRun run, TradeOff tradeOff, ScatterChart chart)
    {
        yield return new Heading(3, $"{tradeOff.Dataset} x{Wording.Grouped(tradeOff.Count)}, {tradeOff.Shape}, {tradeOff.Target}");
        if (!ReferenceEquals(chart, AnswerSection.Picture(run, tradeOff.Dataset)))
        {
            yield return chart;
        }

        yield return new Table<TradeOffRow>(Columns(run), tradeOff.Rows)
        {
            Kind = row => row.Serializer.IsReference ? RowKind.Reference : RowKind.Plain,
        };
        var optimal = tradeOff.Rows.Where(row => row.IsParetoOptimal).OrderBy(row => row.SizeBytes).ThenBy(row => row.TimeNs);
        var names = optimal.Select(TradeOffText.Name).ToList();
        yield return new Paragraph(Inline.Of(names.Count > 0
            ? $"Pareto-optimal, smallest first: {string.Join(", ", names)}."
            : "A single launch does not show which serializers are Pareto-optimal."));
    }

    private static Column<TradeOffRow> Time(string heading, Func<TradeOffRow, double> ns) =>
        new(heading, "", Unit.Time, row => ns(row)) { HasOwnUnit = true };
}
