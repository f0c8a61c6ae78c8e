using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tables;

/// <summary>A table, or one of the tables that a layout splits it into. Only rows of one part are compared.</summary>
/// <param name="Id">The table.</param>
/// <param name="Title">The table's title; null for a whole table.</param>
/// <param name="Table">The table; null for a whole table, and for formats that are in no table.</param>
/// <param name="Cases">The rows.</param>
internal sealed record TablePart(TableId Id, string? Title, ReportTable? Table, IReadOnlyList<MeasuredCase> Cases)
{
    public static IEnumerable<TablePart> Of(TableId id, IReadOnlyList<MeasuredCase> cases, ReportLayout? layout)
    {
        if (layout is not { Tables.Count: > 0 })
        {
            return [new(id, null, null, cases)];
        }

        var byTable = cases.ToLookup(c => layout.TableOf(c.Serializer.Format));
        return layout.Tables.Append(null)
            .Where(byTable.Contains)
            .Select(table => new TablePart(id, table?.Title ?? ReportTable.Others, table, [.. byTable[table]]));
    }
}

/// <summary>The rows of a table, before the statistics that need all tables of the run.</summary>
internal sealed class TableRows
{
    public TableRows(TablePart part, BaselineChoice baseline, RequestedBaseline? requested)
    {
        Part = part;
        Baseline = baseline;
        Requested = requested;
        Rows = [.. part.Cases.Select(c => RowLogs.Of(c, baseline.Case))];
        ByRatio = Rows.Where(r => r.Case.Time is not null).All(r => r.LogRatios.Count > 0);
        Pairs = new([.. Rows.Select(Logs).Where(logs => logs.Count > 0)]);
    }

    public TablePart Part { get; }

    public BaselineChoice Baseline { get; }

    /// <summary>The baseline that was requested; null: none was.</summary>
    public RequestedBaseline? Requested { get; }

    public IReadOnlyList<RowLogs> Rows { get; }

    /// <summary>
    /// Whether the rows are compared by their ratios, which a drift of the machine does not change: where every measured row has one. Else
    /// all of them are compared by their times.
    /// </summary>
    public bool ByRatio { get; }

    /// <summary>All pairs of rows with a number, which say how much rows of this table vary between launches.</summary>
    public RowPairs Pairs { get; }

    /// <summary>The rows that may have a rank (<see cref="MeasuredCase.CanRank"/>); none where each has a single launch.</summary>
    public IEnumerable<RowLogs> Ranked
    {
        get
        {
            RowLogs[] rows = [.. Rows.Where(r => r.Case.CanRank && Logs(r).Count > 0)];
            return rows.Any(r => Logs(r).Count > 1) ? rows : [];
        }
    }

    /// <summary>The logarithms that rows are compared by.</summary>
    public SortedDictionary<int, double> Logs(RowLogs row) => ByRatio ? row.LogRatios : row.LogTimes;
}

/// <summary>A row with the estimates of its launches, as logarithms by the launches' numbers.</summary>
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
