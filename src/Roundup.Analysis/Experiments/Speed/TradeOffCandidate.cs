using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>A row of a trade-off, with the sum of the times of both operations for each launch.</summary>
internal sealed class TradeOffCandidate
{
    private readonly SortedDictionary<int, double> _totals;

    /// <summary>
    /// Adds up the times of the launches that both operations have. The operations have separate processes; those of one number took turns
    /// with the processes of that number of the other rows.
    /// </summary>
    public TradeOffCandidate(TradeOffRow row, IReadOnlyDictionary<int, double> serialize, IReadOnlyDictionary<int, double> deserialize)
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

    /// <summary>Whether it can be the best row.</summary>
    public bool IsEligible => Row is { IsExact: true, Serializer.IsFloor: false };

    /// <summary>The mean logarithm of the time of a message; without the transfer for null.</summary>
    public double Centre(Bandwidth? bandwidth) => LogSample.ByMean([.. Logs(bandwidth).Values]).Centre;

    /// <summary>
    /// Whether it beats another row if it is faster: its size must not be larger. A lossy row did less work, so it beats only lossy rows.
    /// </summary>
    public bool BeatsIfFaster(TradeOffCandidate other) => Row.SizeBytes <= other.Row.SizeBytes && (Row.IsExact || !other.Row.IsExact);

    /// <summary>
    /// Whether the whole interval of its time of a message lies below that of another row; without the transfer for null.
    /// </summary>
    public bool IsPlainlyFaster(TradeOffCandidate other, Bandwidth? bandwidth) =>
        Row.Interval?.High + Wire(bandwidth) < other.Row.Interval?.Low + other.Wire(bandwidth);

    /// <summary>The logarithms of the time of a message by the launches' numbers; without the transfer for null.</summary>
    public SortedDictionary<int, double> Logs(Bandwidth? bandwidth)
    {
        var wire = Wire(bandwidth);
        return new(_totals.ToDictionary(p => p.Key, p => Math.Log(p.Value + wire)));
    }

    private double Wire(Bandwidth? bandwidth) => bandwidth?.Ns(Row.SizeBytes) ?? 0;
}
