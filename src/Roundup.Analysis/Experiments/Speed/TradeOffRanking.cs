using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>Compares the rows of one trade-off by the rule of ranks.</summary>
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
        _withoutTransfer = Separations.Of(Pairs(rows, null), prior(null));
        _isBest = Bandwidth.All.ToDictionary(b => b, b => Best(b, Separations.Of(Pairs(rows, b), prior(b))));
    }

    public static RowPairs Pairs(IReadOnlyList<TradeOffCandidate> rows, Bandwidth? bandwidth) =>
        new([.. rows.Select(r => r.Logs(bandwidth))]);

    /// <summary>Whether a row is the best exact row at a bandwidth, or cannot be separated from it. One launch is not enough.</summary>
    public bool IsBest(TradeOffCandidate row, Bandwidth bandwidth) => Place(row) is >= 0 and var place && _isBest[bandwidth][place];

    /// <summary>Whether no other row is faster without being larger. One launch is not enough.</summary>
    public bool IsUnbeaten(TradeOffCandidate row) => Place(row) is >= 0 and var place
        && row.Common(row) > 1
        && !_rows.Where((other, o) => _withoutTransfer.IsFaster(o, place) && other.BeatsIfFaster(row)).Any();

    private int Place(TradeOffCandidate row) => Array.IndexOf(_rows, row);

    private bool[] Best(Bandwidth bandwidth, Separations separations)
    {
        var best = _rows.Where(r => r.IsEligible && r.Common(r) > 1).MinBy(r => r.Centre(bandwidth));
        return
        [
            .. _rows.Select((row, place) => best is not null
                && row.IsEligible
                && row.Common(best) > 1
                && !separations.AreApart(Place(best), place)),
        ];
    }
}
