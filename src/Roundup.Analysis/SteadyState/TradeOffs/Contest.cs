using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cells;

namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>The rows of one trade-off against each other, by the rule of the ranks.</summary>
internal sealed class Contest
{
    private readonly Candidate[] _rows;
    private readonly Separations _withoutWire;
    private readonly Dictionary<Bandwidth, bool[]> _isBest;

    /// <summary>Compares rows.</summary>
    /// <param name="rows">The rows that compete.</param>
    /// <param name="prior">What the trade-offs of the run say of the variances at a bandwidth; null: without the wire.</param>
    public Contest(IReadOnlyList<Candidate> rows, Func<Bandwidth?, VariancePrior> prior)
    {
        _rows = [.. rows];
        _withoutWire = Separations.Of(Pairs(rows, null), prior(null));
        _isBest = Bandwidth.All.ToDictionary(b => b, b => Best(b, Separations.Of(Pairs(rows, b), prior(b))));
    }

    /// <summary>The rows in pairs.</summary>
    public static RowPairs Pairs(IReadOnlyList<Candidate> rows, Bandwidth? bandwidth) => new([.. rows.Select(r => r.Logs(bandwidth))]);

    /// <summary>Whether a row is the best exact one at a bandwidth, or cannot be told from it. One launch makes no row the best.</summary>
    public bool IsBest(Candidate row, Bandwidth bandwidth) => Place(row) is >= 0 and var place && _isBest[bandwidth][place];

    /// <summary>Whether no other row is faster without being larger. Of one launch nothing is known.</summary>
    public bool IsUnbeaten(Candidate row) => Place(row) is >= 0 and var place
        && row.Common(row) > 1
        && !_rows.Where((other, o) => _withoutWire.IsFaster(o, place) && other.BeatsIfFaster(row)).Any();

    private int Place(Candidate row) => Array.IndexOf(_rows, row);

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
