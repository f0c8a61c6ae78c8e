using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>Weighs time against size, where both operations were measured and the rows differ in size.</summary>
public static class TradeOffAnalysis
{
    /// <summary>
    /// One trade-off for each dataset, count, shape and target with two rows or more that differ in size or compressor, not counting
    /// floors; in the order of the cells.
    /// </summary>
    public static IReadOnlyList<TradeOff> Of(IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(cells);
        var choices = (from cell in cells
                       group cell by (cell.Id.Dataset, cell.Id.Count, cell.Id.Shape, cell.Id.Target) into work
                       let rows = Paired(work).ToArray()
                       let real = rows.Where(r => !r.Row.Serializer.IsFloor).ToArray()
                       where IsChoice(real)
                       select (Id: work.First().Id, Rows: rows, Real: real)).ToList();
        VariancePrior Prior(Bandwidth? bandwidth) => VariancePrior.Of(
            choices.Select(c => ((c.Id.Dataset, c.Id.Target), TradeOffRanking.Pairs(c.Real, bandwidth).Variances)));
        var priors = Bandwidth.All.ToDictionary(b => b, Prior);
        var withoutTransfer = Prior(null);
        return
        [
            .. from choice in choices
               let ranking = new TradeOffRanking(choice.Real, b => b is null ? withoutTransfer : priors[b])
               select new TradeOff(choice.Id.Dataset, choice.Id.Count, choice.Id.Shape, choice.Id.Target, Weigh(choice.Rows, ranking)),
        ];
    }

    private static IEnumerable<TradeOffCandidate> Paired(IEnumerable<AnalysedCell> cells)
    {
        var timed = (from parts in cells.GroupBy(c => c.Id)
                     let times = new LaunchTimes([.. parts])
                     from row in parts.SelectMany(part => part.Rows).DistinctBy(r => r.Result.Id)
                     where row.Time is not null
                     select (Row: row, Launches: times.WithReading(row))).ToLookup(t => t.Row.Result.Id.Cell.Operation);
        var back = timed[Operation.Deserialize].ToLookup(t => t.Row.Result.Id.RowName);
        return from there in timed[Operation.Serialize]
               where there.Row.Result.SizeBytes is not null
               from other in back[there.Row.Result.Id.RowName]
               select new TradeOffCandidate(new(there.Row, other.Row, there.Row.Result.SizeBytes!.Value), there.Launches, other.Launches);
    }

    private static bool IsChoice(TradeOffCandidate[] rows) =>
        rows.Length > 1
        && (rows.Any(r => r.Row.Serialize.Result.Id.Compressor != CaseId.NoCompressor)
            || rows.Select(r => r.Row.SizeBytes).Distinct().Count() > 1);

    private static TradeOffRow[] Weigh(TradeOffCandidate[] rows, TradeOffRanking ranking) =>
    [
        .. from row in rows
           orderby row.Row.Serializer.IsFloor, row.Row.Ns(Bandwidth.Usual), row.Row.RowName
           select row.Row with
           {
               Deliveries = [.. Bandwidth.All.Select(b => new Delivery(b, row.Row.Ns(b), ranking.IsBest(row, b)))],
               IsUnbeaten = ranking.IsUnbeaten(row),
               ShownSlower = ranking.ShownSlower(row),
           },
    ];
}
