using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>
/// What is known of the variances, between launches, of means over cells. The mean of several cells that the same processes measure varies
/// less than one cell, so the rows' means say it themselves, as the rows of a table do; a single cell has the prior of its table.
/// </summary>
internal sealed class MeanPriors(IReadOnlyList<RowCells> rows)
{
    private readonly Dictionary<string, Dictionary<(string, string), VariancePrior>> _known = [];

    /// <summary>The prior of the means over those of some cells that the processes of one of them measure.</summary>
    public Func<CellId, VariancePrior> Over(IReadOnlyCollection<CellId> cells)
    {
        var key = string.Join('\n', cells.Select(cell => cell.ToString()));
        if (!_known.TryGetValue(key, out var priors))
        {
            _known[key] = priors = Of(cells);
        }

        return cell => priors[MeanOverCells.ProcessesOf(cell)];
    }

    private Dictionary<(string, string), VariancePrior> Of(IReadOnlyCollection<CellId> cells)
    {
        RowCells[] complete = [.. rows.Where(row => cells.All(row.Cases.ContainsKey))];
        var groups = cells.GroupBy(MeanOverCells.ProcessesOf).ToDictionary(group => group.Key, group => group.ToArray());
        var pairs = groups.Where(group => group.Value.Length > 1).ToDictionary(
            group => group.Key,
            group => new RowPairs([.. complete.Select(row => MeanOverCells.PerLaunch([.. group.Value.Select(row.Logs)]))]));
        var ofAll = VariancePrior.Of(pairs.Select(group => (group.Key, group.Value.Variances)));
        return groups.ToDictionary(group => group.Key, group => pairs.TryGetValue(group.Key, out var own)
            ? own.Prior(ofAll)
            : complete.Length > 0 ? complete[0].Prior(group.Value[0]) : VariancePrior.None);
    }
}
