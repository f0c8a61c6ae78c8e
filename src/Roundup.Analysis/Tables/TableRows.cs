using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tables;

internal sealed class TableRows
{
    public TableRows(TableId id, IReadOnlyList<MeasuredCase> cases, BaselineChoice baseline, RequestedBaseline? requested)
    {
        Id = id;
        Baseline = baseline;
        Requested = requested;
        Rows = [.. cases.Select(c => RowLogs.Of(c, baseline.Case))];
        ByRatio = Rows.Where(r => r.Case.Time is not null).All(r => r.LogRatios.Count > 0);
        Pairs = new([.. Rows.Select(Logs).Where(logs => logs.Count > 0)]);
    }

    public TableId Id { get; }

    public BaselineChoice Baseline { get; }

    public RequestedBaseline? Requested { get; }

    public IReadOnlyList<RowLogs> Rows { get; }

    // Whether the serializers are compared by their ratios, which a drift of the machine does not change: where every measured serializer
    // has one. Else all of them are compared by their times.
    public bool ByRatio { get; }

    // All pairs of rows with a number, which say how much rows of this table vary between launches.
    public RowPairs Pairs { get; }

    // The serializers that may have a rank (MeasuredCase.CanRank); none where each has a single launch.
    public IEnumerable<RowLogs> Ranked
    {
        get
        {
            RowLogs[] rows = [.. Rows.Where(r => r.Case.CanRank && Logs(r).Count > 0)];
            return rows.Any(r => Logs(r).Count > 1) ? rows : [];
        }
    }

    public SortedDictionary<int, double> Logs(RowLogs row) => ByRatio ? row.LogRatios : row.LogTimes;
}

internal sealed record RowLogs(
    MeasuredCase Case, MeasuredCase? Baseline, SortedDictionary<int, double> LogRatios, SortedDictionary<int, double> LogTimes)
{
    public bool IsBaseline => ReferenceEquals(Case, Baseline);

    public static RowLogs Of(MeasuredCase measured, MeasuredCase? baseline) => new(
        measured,
        baseline,
        baseline is null ? [] : Ratios(measured, baseline),
        new(measured.ByIndex.Keys.ToDictionary(i => i, measured.LogTime)));

    // The ratio of the baseline to itself is 1 in every launch by definition; its replicas would give another one.
    private static SortedDictionary<int, double> Ratios(MeasuredCase row, MeasuredCase baseline) =>
        ReferenceEquals(row, baseline) ? new(row.ByIndex.Keys.ToDictionary(i => i, _ => 0.0)) : row.LogRatios(baseline);
}
