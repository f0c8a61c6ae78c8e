using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Rankings;

/// <summary>Weighs time against size, where both operations were measured and the rows differ in size.</summary>
internal static class TradeOffs
{
    /// <summary>
    /// One trade-off for each dataset, count, shape and target with two rows or more that differ in size or compressor, not counting
    /// floors and rows without their generator, which do not compete; in the order of the tables.
    /// </summary>
    public static IReadOnlyList<TradeOff> Of(IReadOnlyList<AnalysedTable> tables)
    {
        var choices = (from table in tables
                       group table by table.Id with { Operation = default } into work
                       let messages = Message.Of(work)
                       let real = messages
                           .Where(message => !message.Row.Serializer.IsFloor && message.Row.Conditions.WithoutGenerator is null).ToArray()
                       where IsChoice(real)
                       select (Id: work.Key, All: messages, Real: real)).ToList();
        VariancePrior Prior(Bandwidth? bandwidth) => VariancePrior.Of(
            choices.Select(choice => ((choice.Id.Dataset, choice.Id.Target), MessageOrder.Pairs(choice.Real, bandwidth).Variances)));
        var priors = Bandwidth.All.ToDictionary(bandwidth => bandwidth, Prior);
        var withoutTransfer = Prior(null);
        return
        [
            .. from choice in choices
               let order = new MessageOrder(choice.Real, bandwidth => bandwidth is null ? withoutTransfer : priors[bandwidth])
               select new TradeOff(choice.Id.Dataset, choice.Id.Count, choice.Id.Shape, choice.Id.Target, Weigh(choice.All, order))
               {
                   Order = order,
               },
        ];
    }

    private static bool IsChoice(Message[] rows) =>
        rows.Length > 1
        && (rows.Any(one => one.Row.Serialize.Result.Id.Compressor != CaseId.NoCompressor)
            || rows.Select(one => one.Row.SizeBytes).Distinct().Count() > 1);

    private static TradeOffRow[] Weigh(IReadOnlyList<Message> messages, MessageOrder order) =>
    [
        .. from message in messages
           orderby message.Row.Serializer.IsFloor, message.Row.Ns(Bandwidth.Usual), message.Row.RowName
           select message.Row with
           {
               Deliveries = [.. Bandwidth.All.Select(to => new Delivery(to, message.Row.Ns(to), order.IsBest(message, to)))],
               IsUnbeaten = order.IsUnbeaten(message),
           },
    ];
}

/// <summary>A row that writes and reads one message, with the sum of both times for each launch.</summary>
internal sealed class Message
{
    private readonly SortedDictionary<int, double> _totals;

    /// <summary>
    /// Adds up the times of the launches that both operations have. The operations have separate processes; those of one number took turns
    /// with the processes of that number of the other rows.
    /// </summary>
    private Message(TradeOffRow row, IReadOnlyDictionary<int, double> serialize, IReadOnlyDictionary<int, double> deserialize)
    {
        Row = row;
        _totals = new(serialize.Where(p => deserialize.ContainsKey(p.Key)).ToDictionary(p => p.Key, p => p.Value + deserialize[p.Key]));
        if (_totals.Count == 0)
        {
            // A number that no launch has, so that there is no pair with another row.
            _totals[-1] = row.TimeNs;
        }
    }

    public TradeOffRow Row { get; }

    /// <summary>The rows of one dataset, count, shape and target that have both times and a size.</summary>
    public static IReadOnlyList<Message> Of(IEnumerable<AnalysedTable> tables)
    {
        var timed = (from table in tables
                     let times = new LaunchTimes(table)
                     from row in table.Rows
                     where row.Time is not null
                     select (Row: row, Launches: times.WithReading(row))).ToLookup(one => one.Row.Result.Id.Table.Operation);
        var back = timed[Operation.Deserialize].ToLookup(one => one.Row.Result.Id.RowName);
        return
        [
            .. from there in timed[Operation.Serialize]
               where there.Row.Result.SizeBytes is not null
               from other in back[there.Row.Result.Id.RowName]
               select new Message(new(there.Row, other.Row, there.Row.Result.SizeBytes!.Value), there.Launches, other.Launches),
        ];
    }

    /// <summary>The time to write, send and read in each launch, ns, by number; without the transfer for null.</summary>
    public SortedDictionary<int, double> Times(Bandwidth? bandwidth, bool isWithMapping = false)
    {
        var wire = bandwidth?.Ns(Row.SizeBytes) ?? 0;
        var mapping = isWithMapping ? Row.Conditions.Mapping ?? 1 : 1;
        return new(_totals.ToDictionary(total => total.Key, total => (total.Value * mapping) + wire));
    }

    public SortedDictionary<int, double> Logs(Bandwidth? bandwidth) =>
        new(Times(bandwidth).ToDictionary(time => time.Key, time => Math.Log(time.Value)));

    /// <summary>The interval of the time at a bandwidth, at most: the ends of both operations' intervals are added.</summary>
    public Interval? Span(Bandwidth? bandwidth)
    {
        var wire = bandwidth?.Ns(Row.SizeBytes) ?? 0;
        return Row.Interval is { } interval ? new(interval.Low + wire, interval.High + wire) : null;
    }
}

/// <summary>
/// Compares the messages of one trade-off. A row is faster than another where the rule of ranks says so, or where their intervals are
/// apart: of many rows in few launches the rule of ranks says nothing, whatever the distance.
/// </summary>
internal sealed class MessageOrder
{
    private readonly Message[] _rows;
    private readonly Dictionary<string, int> _places;
    private readonly Separations _withoutTransfer;
    private readonly Dictionary<Bandwidth, bool[]> _isBest;

    /// <param name="rows">The rows that compete.</param>
    /// <param name="prior">What the trade-offs of the run say about the variances at a bandwidth; without the transfer for null.</param>
    public MessageOrder(IReadOnlyList<Message> rows, Func<Bandwidth?, VariancePrior> prior)
    {
        _rows = [.. rows];
        _places = rows.Index().ToDictionary(row => row.Item.Row.RowName, row => row.Index);
        Separations Compare(Bandwidth? bandwidth)
        {
            var pairs = Pairs(rows, bandwidth);
            return Separations.Of(pairs, pairs.Prior(prior(bandwidth)));
        }

        _withoutTransfer = Compare(null);
        _isBest = Bandwidth.All.ToDictionary(b => b, b => Best(b, Compare(b)));
    }

    public static RowPairs Pairs(IReadOnlyList<Message> rows, Bandwidth? bandwidth) => new([.. rows.Select(r => r.Logs(bandwidth))]);

    /// <summary>Whether a row is the best exact row at a bandwidth, or cannot be told from it. One launch is not enough.</summary>
    public bool IsBest(Message row, Bandwidth bandwidth) =>
        _places.TryGetValue(row.Row.RowName, out var place) && _isBest[bandwidth][place];

    /// <summary>Whether no other row is faster without being larger. One launch is not enough.</summary>
    public bool IsUnbeaten(Message row) =>
        _places.ContainsKey(row.Row.RowName) && Unbeaten.IsSo([row], _rows.Select(other => (IReadOnlyList<Message>)[other]), [this]);

    public Message? Find(string name) => _places.TryGetValue(name, out var place) ? _rows[place] : null;

    /// <summary>Whether a row is faster than another, without the transfer.</summary>
    public bool IsFaster(Message row, Message other) =>
        _withoutTransfer.IsFaster(_places[row.Row.RowName], _places[other.Row.RowName]) || IsApart(row, other, null);

    private static bool IsApart(Message row, Message other, Bandwidth? bandwidth) =>
        row.Span(bandwidth)?.High < other.Span(bandwidth)?.Low;

    private bool[] Best(Bandwidth bandwidth, Separations separations)
    {
        bool CanBe(Message row) => row.Row is { IsExact: true, Serializer.IsFloor: false, Interval: not null };
        var best = _rows.Where(CanBe).MinBy(row => row.Logs(bandwidth).Values.Average());
        return
        [
            .. _rows.Select((row, place) => best is not null
                && CanBe(row)
                && !separations.AreApart(Array.IndexOf(_rows, best), place)
                && !IsApart(best, row, bandwidth)),
        ];
    }
}

/// <summary>The one rule of unbeaten rows, in one table and over several.</summary>
internal static class Unbeaten
{
    /// <summary>
    /// Whether no other row is faster without being larger: no larger by the mean over the tables, and faster in each of them, or by the
    /// intervals of the means. A lossy row did less work, so it beats only lossy rows.
    /// </summary>
    /// <param name="row">The messages of the row, one for each table.</param>
    /// <param name="all">Those of all rows that compete.</param>
    /// <param name="orders">The orders of the tables.</param>
    public static bool IsSo(
        IReadOnlyList<Message> row, IEnumerable<IReadOnlyList<Message>> all, IReadOnlyList<MessageOrder> orders) =>
        row.All(message => message.Row.Interval is not null) && all.All(other => other[0] == row[0] || !Beats(other, row, orders));

    private static bool Beats(IReadOnlyList<Message> other, IReadOnlyList<Message> mine, IReadOnlyList<MessageOrder> orders) =>
        MeanLog(other, one => one.Row.SizeBytes) <= MeanLog(mine, one => one.Row.SizeBytes)
        && (other.All(one => one.Row.IsExact) || !mine.All(one => one.Row.IsExact))
        && (other.Index().All(one => orders[one.Index].IsFaster(one.Item, mine[one.Index]))
            || MeanLog(other, one => one.Row.Interval?.High) < MeanLog(mine, one => one.Row.Interval?.Low));

    private static double? MeanLog(IReadOnlyList<Message> messages, Func<Message, double?> value) =>
        messages.All(one => value(one) is not null) ? messages.Average(one => Math.Log(value(one)!.Value)) : null;
}

/// <summary>
/// The times of a table's rows by launch, in a form in which rows can be compared. Where every row has ratios, a time is the ratio times
/// the baseline's mean: ratios are paired within rounds, so that the machine's state cancels, and a common factor keeps that. Else the
/// times are the estimates of the launches.
/// </summary>
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

    /// <summary>The times of a row, of a lazy row with reading, ns, by the launches' numbers.</summary>
    public IReadOnlyDictionary<int, double> WithReading(AnalysedCase row) =>
        (_baselineNs is { } baseline ? row.Ratio!.ByLaunch.ToDictionary(p => p.Key, p => p.Value * baseline) : row.Time!.PerLaunch)
            .ToDictionary(p => p.Key, p => p.Value * row.ReadingFactor);
}
