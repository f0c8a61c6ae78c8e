using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>
/// Compares the rows of one trade-off. A row is faster than another where the rule of ranks says so, or where their intervals are apart: of
/// many rows in few launches the rule of ranks says nothing, whatever the distance.
/// </summary>
internal sealed class TradeOffRanking
{
    private readonly TradeOffCandidate[] _rows;
    private readonly Separations _withoutTransfer;
    private readonly Dictionary<Bandwidth, bool[]> _isBest;

    /// <param name="rows">The rows that compete.</param>
    /// <param name="prior">What the trade-offs of the run say about the variances at a bandwidth; without the transfer for null.</param>
    public TradeOffRanking(IReadOnlyList<TradeOffCandidate> rows, Func<Bandwidth?, VariancePrior> prior)
    {
        _rows = [.. rows];
        Separations Compare(Bandwidth? bandwidth)
        {
            var pairs = Pairs(rows, bandwidth);
            return Separations.Of(pairs, pairs.Prior(prior(bandwidth)));
        }

        _withoutTransfer = Compare(null);
        _isBest = Bandwidth.All.ToDictionary(b => b, b => Best(b, Compare(b)));
    }

    public static RowPairs Pairs(IReadOnlyList<TradeOffCandidate> rows, Bandwidth? bandwidth) =>
        new([.. rows.Select(r => r.Logs(bandwidth))]);

    /// <summary>Whether a row is the best exact row at a bandwidth, or cannot be told from it. One launch is not enough.</summary>
    public bool IsBest(TradeOffCandidate row, Bandwidth bandwidth) => Place(row) is >= 0 and var place && _isBest[bandwidth][place];

    /// <summary>Whether no other row is faster without being larger. One launch is not enough.</summary>
    public bool IsUnbeaten(TradeOffCandidate row) => Place(row) is >= 0 and var place
        && row.Row.Interval is not null
        && !_rows.Where((other, o) => other.BeatsIfFaster(row)
            && (_withoutTransfer.IsFaster(o, place) || other.IsPlainlyFaster(row, null))).Any();

    /// <summary>The rows that the rule of ranks shows to be slower although the intervals overlap.</summary>
    public IReadOnlyList<string> ShownSlower(TradeOffCandidate row) => Place(row) is var place && place < 0 ? [] :
    [
        .. _rows.Where((other, o) => _withoutTransfer.IsFaster(place, o) && !row.IsPlainlyFaster(other, null)).Select(r => r.Row.RowName),
    ];

    private int Place(TradeOffCandidate row) => Array.IndexOf(_rows, row);

    private bool[] Best(Bandwidth bandwidth, Separations separations)
    {
        var best = _rows.Where(r => r.IsEligible && r.Row.Interval is not null).MinBy(r => r.Centre(bandwidth));
        return
        [
            .. _rows.Select((row, place) => best is not null
                && row.IsEligible
                && row.Row.Interval is not null
                && !separations.AreApart(Place(best), place)
                && !best.IsPlainlyFaster(row, bandwidth)),
        ];
    }
}
