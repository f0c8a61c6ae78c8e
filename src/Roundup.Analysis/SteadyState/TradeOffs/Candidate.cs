using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>A row of a trade-off with the sums of its launches.</summary>
internal sealed class Candidate
{
    private readonly SortedDictionary<int, double> _totals;

    /// <summary>
    /// Adds up the launches that both operations have. They are processes of their own; each took turns with the same number of the other
    /// rows.
    /// </summary>
    public Candidate(TradeOffRow row, IReadOnlyDictionary<int, double> serialize, IReadOnlyDictionary<int, double> deserialize)
    {
        Row = row;
        _totals = new(serialize.Where(p => deserialize.ContainsKey(p.Key)).ToDictionary(p => p.Key, p => p.Value + deserialize[p.Key]));
        if (_totals.Count == 0)
        {
            // A number that no launch has: there is no pair with another row.
            _totals[-1] = row.TimeNs;
        }
    }

    /// <summary>The row.</summary>
    public TradeOffRow Row { get; }

    /// <summary>Whether it is one of those that the best are chosen from.</summary>
    public bool IsEligible => Row is { IsExact: true, Competes: true };

    /// <summary>The joined logarithm of the time of a message; null leaves the wire out.</summary>
    public double Centre(Bandwidth? bandwidth) => LogSample.ByMean([.. Logs(bandwidth).Values]).Centre;

    /// <summary>Launches that both rows have.</summary>
    public int Common(Candidate other) => _totals.Keys.Count(other._totals.ContainsKey);

    /// <summary>
    /// Whether it beats a row that it is faster than: if it is not larger. What is lossy did less work and beats only what is lossy too.
    /// </summary>
    public bool BeatsIfFaster(Candidate other) => Row.SizeBytes <= other.Row.SizeBytes && (Row.IsExact || !other.Row.IsExact);

    /// <summary>The logarithms of the time of a message by the launches' numbers; null leaves the wire out.</summary>
    public SortedDictionary<int, double> Logs(Bandwidth? bandwidth)
    {
        var wire = bandwidth?.Ns(Row.SizeBytes) ?? 0;
        return new(_totals.ToDictionary(p => p.Key, p => Math.Log(p.Value + wire)));
    }
}
