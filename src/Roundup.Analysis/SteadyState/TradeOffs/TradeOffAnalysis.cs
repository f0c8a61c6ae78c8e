using Roundup.Results;

namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>Weighs time against size, wherever both operations were measured and there is a choice.</summary>
public static class TradeOffAnalysis
{
    /// <summary>
    /// Every dataset, count, shape and target with two rows or more (floors apart) that differ in size or compressor, in the order of the
    /// cells.
    /// </summary>
    public static IReadOnlyList<TradeOff> Of(IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(cells);
        return
        [
            .. from cell in cells
               group cell by (cell.Id.Dataset, cell.Id.Count, cell.Id.Shape, cell.Id.Target) into work
               let rows = Paired(work).ToArray()
               where IsChoice([.. rows.Where(r => !r.Row.Serializer.IsFloor)])
               select new TradeOff(work.Key.Dataset, work.Key.Count, work.Key.Shape, work.Key.Target, Weigh(rows)),
        ];
    }

    private static IEnumerable<Candidate> Paired(IEnumerable<AnalysedCell> cells)
    {
        var timed = (from parts in cells.GroupBy(c => c.Id)
                     let times = new LaunchTimes([.. parts])
                     from row in parts.SelectMany(part => part.Rows).DistinctBy(r => r.Result.Id)
                     where row.Time is not null
                     select (Row: row, Launches: times.Of(row))).ToLookup(t => t.Row.Result.Id.Cell.Operation);
        var back = timed[Operation.Deserialize].ToLookup(t => t.Row.Result.Id.RowName);
        return from there in timed[Operation.Serialize]
               where there.Row.Result.SizeBytes is not null
               from other in back[there.Row.Result.Id.RowName]
               select new Candidate(new(there.Row, other.Row, there.Row.Result.SizeBytes!.Value), there.Launches, other.Launches);
    }

    private static bool IsChoice(Candidate[] rows) =>
        rows.Length > 1
        && (rows.Any(r => r.Row.Serialize.Result.Id.Compressor != CaseId.NoCompressor)
            || rows.Select(r => r.Row.SizeBytes).Distinct().Count() > 1);

    private static TradeOffRow[] Weigh(Candidate[] rows)
    {
        Candidate[] real = [.. rows.Where(r => !r.Row.Serializer.IsFloor)];
        var best = Bandwidth.All.ToDictionary(b => b, b => real.Where(r => r.IsEligible).MinBy(r => r.Centre(b)));
        return
        [
            .. from row in rows
               orderby row.Row.Serializer.IsFloor, row.Row.Ns(Bandwidth.Usual), row.Row.RowName
               select row.Row with
               {
                   Deliveries = [.. Bandwidth.All.Select(b => new Delivery(b, row.Row.Ns(b), IsBest(row, best[b], b)))],
                   IsUnbeaten = !row.Row.Serializer.IsFloor && !real.Any(other => other.Beats(row)),
               },
        ];
    }

    /// <summary>
    /// The rule of the ranks, on the whole way. Below two common launches there is no interval, and only the least itself is the best: most
    /// of the time may be the wire's, which has no noise.
    /// </summary>
    private static bool IsBest(Candidate row, Candidate? best, Bandwidth bandwidth) =>
        ReferenceEquals(row, best) || (best is not null && row.IsEligible && row.Common(best) > 1 && row.IsLike(best, bandwidth));
}
