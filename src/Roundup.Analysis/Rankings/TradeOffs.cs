using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Rankings;

internal static class TradeOffs
{
    // One trade-off for each dataset, count, shape and target with two serializers or more that differ in size or compressor, without
    // references and rows without their generator, which do not compete; in the order of the tables.
    public static IReadOnlyList<TradeOff> Find(IReadOnlyList<AnalysedTable> tables)
    {
        var choices = (from table in tables
                       group table by table.Id with { Operation = default } into work
                       let messages = Message.Of(work)
                       let real = messages
                           .Where(message => !message.Row.Serializer.IsReference && message.Row.Conditions.WithoutGenerator is null)
                           .ToArray()
                       where IsChoice(real)
                       select (All: messages, Work: new MessageSet(work.Key, real))).ToList();
        MessageSet[] works = [.. choices.Select(choice => choice.Work)];
        var orders = Bandwidth.All.Select(bandwidth => new MessageOrders(works, bandwidth)).ToArray();
        var withoutTransfer = new MessageOrders(works, null);
        return
        [
            .. from choice in choices
               let id = choice.Work.Id
               select new TradeOff(id.Dataset, id.Count, id.Shape, id.Target, Weigh(choice.All, choice.Work, orders, withoutTransfer))
               {
                   Set = choice.Work,
                   Orders = withoutTransfer,
               },
        ];
    }

    private static bool IsChoice(Message[] rows) =>
        rows.Length > 1
        && (rows.Any(one => one.Row.Serialize.Result.Id.Compressor != CaseId.NoCompressor)
            || rows.Select(one => one.Row.SizeBytes).Distinct().Count() > 1);

    private static TradeOffRow[] Weigh(
        IReadOnlyList<Message> messages, MessageSet work, MessageOrders[] orders, MessageOrders withoutTransfer)
    {
        var best = orders.Select(order => order.Best(work)).ToArray();
        var unbeaten = withoutTransfer.ParetoOptimal([work]);
        return
        [
            .. from message in messages
               let row = message.Row
               orderby row.Serializer.IsReference, row.Ns(Bandwidth.Usual), row.SerializerName
               select row with
               {
                   Deliveries = [.. Bandwidth.All.Select((to, i) => new Delivery(to, row.Ns(to), best[i].Contains(row.SerializerName)))],
                   IsParetoOptimal = unbeaten.Contains(row.SerializerName),
               },
        ];
    }
}

internal sealed record MessageSet(TableId Id, IReadOnlyList<Message> Rows);

internal sealed class Message
{
    private readonly SortedDictionary<int, double> _totals;

    // Adds up the times of the launches that both operations have. The operations have separate processes; those of one number took turns
    // with the processes of that number of the other serializers.
    private Message(TradeOffRow row, IReadOnlyDictionary<int, double> serialize, IReadOnlyDictionary<int, double> deserialize)
    {
        Row = row;
        _totals = new(serialize.Where(p => deserialize.ContainsKey(p.Key)).ToDictionary(p => p.Key, p => p.Value + deserialize[p.Key]));
        if (_totals.Count == 0)
        {
            // A number that no launch has, so that there is no pair with another serializer.
            _totals[-1] = row.TimeNs;
        }
    }

    public TradeOffRow Row { get; }

    // Whether both operations have two launches or more in common.
    public bool IsRepeated => Row.Interval is not null && _totals.Count > 1;

    public static IReadOnlyList<Message> Of(IEnumerable<AnalysedTable> tables)
    {
        var timed = (from table in tables
                     let times = new LaunchTimes(table)
                     from row in table.Rows
                     where row.Time is not null
                     select (Row: row, Launches: times.WithReading(row))).ToLookup(one => one.Row.Result.Id.Table.Operation);
        var back = timed[Operation.Deserialize].ToLookup(one => one.Row.Result.Id.SerializerName);
        return
        [
            .. from there in timed[Operation.Serialize]
               where there.Row.Result.SizeBytes is not null
               from other in back[there.Row.Result.Id.SerializerName]
               select new Message(new(there.Row, other.Row, there.Row.Result.SizeBytes!.Value), there.Launches, other.Launches),
        ];
    }

    // The time to write, send and read in each launch, ns, by number; without the transfer for null.
    public SortedDictionary<int, double> Times(Bandwidth? bandwidth, bool isWithMapping = false)
    {
        var wire = bandwidth?.Ns(Row.SizeBytes) ?? 0;
        var mapping = isWithMapping ? Row.Conditions.Mapping ?? 1 : 1;
        return new(_totals.ToDictionary(total => total.Key, total => (total.Value * mapping) + wire));
    }

    public SortedDictionary<int, double> Logs(Bandwidth? bandwidth) =>
        new(Times(bandwidth).ToDictionary(time => time.Key, time => Math.Log(time.Value)));
}

// By the rule of ranks. Bandwidth null: not sent at all.
internal sealed class MessageOrders
{
    private readonly Bandwidth? _bandwidth;
    private readonly VariancePrior _ofRun;

    // works: those of the run, which say together how much times vary.
    public MessageOrders(IReadOnlyList<MessageSet> works, Bandwidth? bandwidth)
    {
        _bandwidth = bandwidth;
        _ofRun = VariancePrior.Of(works.Select(work => ((work.Id.Dataset, work.Id.Target), Pairs(work.Rows).Variances)));
    }

    // The exact serializers that no exact serializer is shown to be faster than. One launch is not enough.
    public IReadOnlySet<string> Best(MessageSet work)
    {
        Message[] exact = [.. work.Rows.Where(one => one.Row.IsExact && one.IsRepeated)];
        var set = Compare([work with { Rows = exact }]);
        return set is null ? new HashSet<string>()
            : set.Complete.Zip(set.Ranks).Where(row => row.Second.CanBeFirst).Select(row => row.First.Name).ToHashSet();
    }

    // The serializers that have every message, and than which no other is faster without being larger, by the mean over the messages. A
    // lossy serializer did less work, so it beats only lossy serializers. One launch is not enough.
    public IReadOnlySet<string> ParetoOptimal(IReadOnlyList<MessageSet> works)
    {
        if (Compare(works) is not { } set || set.Tables.Count < works.Count)
        {
            return new HashSet<string>();
        }

        var sizes = works.SelectMany(work => work.Rows).ToLookup(one => one.Row.SerializerName);
        var rows = set.Complete.Select((row, place) => (
            row.Name,
            Place: place,
            Size: sizes[row.Name].Average(one => Math.Log(one.Row.SizeBytes)),
            IsExact: sizes[row.Name].All(one => one.Row.IsExact),
            IsRepeated: sizes[row.Name].All(one => one.IsRepeated))).ToList();
        return rows.Where(row => row.IsRepeated && !rows.Exists(other =>
                other.Size <= row.Size && (other.IsExact || !row.IsExact) && set.IsFaster(other.Place, row.Place)))
            .Select(row => row.Name).ToHashSet();
    }

    private ComparisonSet? Compare(IReadOnlyList<MessageSet> works) => ComparisonSet.Of(SerializerTables.OfMessages(
        works, message => message.Logs(_bandwidth), work => Pairs(work.Rows).Prior(_ofRun)));

    private RowPairs Pairs(IReadOnlyList<Message> rows) => new([.. rows.Select(row => row.Logs(_bandwidth))]);
}

// The times of a table's rows by launch, in a form in which rows can be compared. Where every row has ratios, a time is the ratio times the
// baseline's mean: ratios are paired within rounds, so that the machine's state cancels, and a common factor keeps that. Else the times are
// the estimates of the launches.
internal sealed class LaunchTimes
{
    private readonly double? _baselineNs;

    public LaunchTimes(AnalysedTable table)
    {
        var measured = table.Rows.Where(r => r.Time is not null).ToList();
        if (measured.Count > 0 && measured.All(r => r.Ratio?.ByLaunch.Count > 0))
        {
            // A baseline of another target is not in the table: its mean follows from the rows' times and ratios.
            _baselineNs = measured.Find(r => r.IsBaseline)?.Time!.Mean
                ?? Quantiles.Median([.. measured.Select(r => r.Time!.Mean / r.Ratio!.Ratio)]);
        }
    }

    // The times of a serializer, of a lazy serializer with reading, ns, by the launches' numbers.
    public IReadOnlyDictionary<int, double> WithReading(AnalysedCase row) =>
        (_baselineNs is { } baseline ? row.Ratio!.ByLaunch.ToDictionary(p => p.Key, p => p.Value * baseline) : row.Time!.PerLaunch)
            .ToDictionary(p => p.Key, p => p.Value * row.ReadingFactor);
}
