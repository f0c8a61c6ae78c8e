using Roundup.Analysis.Baselines;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>A cell before statistics that look at the whole run.</summary>
internal sealed class CellRows
{
    /// <summary>Brings the launches of the rows together.</summary>
    /// <param name="part">The cell.</param>
    /// <param name="baseline">What the rows are compared with.</param>
    /// <param name="requested">What was wanted as the baseline.</param>
    public CellRows(CellPart part, BaselineChoice baseline, RequestedBaseline? requested)
    {
        Part = part;
        Baseline = baseline;
        Requested = requested;
        Rows = [.. part.Cases.Select(c => RowLogs.Of(c, baseline.Case))];
        ByRatio = Rows.Where(r => r.Case.Time is not null).All(r => r.LogRatios.Count > 0);
    }

    /// <summary>The cell.</summary>
    public CellPart Part { get; }

    /// <summary>What the rows are compared with.</summary>
    public BaselineChoice Baseline { get; }

    /// <summary>What was wanted as the baseline; null: nothing.</summary>
    public RequestedBaseline? Requested { get; }

    /// <summary>All rows.</summary>
    public IReadOnlyList<RowLogs> Rows { get; }

    /// <summary>
    /// Whether the rows are compared by their ratios: where every measured one has one, since ratios bear a drift of the machine. A cell
    /// is compared by one thing only.
    /// </summary>
    public bool ByRatio { get; }

    /// <summary>The rows that may have a rank: two launches at least, no floor and no hidden work.</summary>
    public IEnumerable<RowLogs> Ranked =>
        Rows.Where(r => r.Case is { Serializer.IsFloor: false, HidesWork: false } && Logs(r).Count > 1);

    /// <summary>What rows are compared by.</summary>
    public SortedDictionary<int, double> Logs(RowLogs row) => ByRatio ? row.LogRatios : row.LogTimes;
}
