using Roundup.Analysis.Cells;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Analysis.TradeOffs;

/// <summary>Weighs time against size, wherever both operations were measured and there is a choice.</summary>
public static class TradeOffAnalysis
{
    /// <summary>Every dataset, count, shape and target with two rows or more (floors apart) that differ in size or compressor, in the order of the cells.</summary>
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
        var back = cells.Where(c => c.Id.Operation == Operation.Deserialize).SelectMany(c => c.Rows).Where(r => r.Time is not null).ToLookup(r => r.Result.Id.RowName);
        return from cell in cells
               where cell.Id.Operation == Operation.Serialize
               from row in cell.Rows
               where row is { Time: not null, Result.SizeBytes: not null }
               from other in back[row.Result.Id.RowName]
               select new Candidate(new TradeOffRow(row, other, row.Result.SizeBytes!.Value));
    }

    private static bool IsChoice(Candidate[] rows) =>
        rows.Length > 1 && (rows.Any(r => r.Row.Serialize.Result.Id.Compressor != CaseId.NoCompressor) || rows.Select(r => r.Row.SizeBytes).Distinct().Count() > 1);

    private static TradeOffRow[] Weigh(Candidate[] rows)
    {
        Candidate[] real = [.. rows.Where(r => !r.Row.Serializer.IsFloor)];
        var best = Bandwidth.All.ToDictionary(b => b, b => real.Where(r => r.Row.IsExact).MinBy(r => r.Row.Ns(b)));
        return
        [
            .. from row in rows
               orderby row.Row.Serializer.IsFloor, row.Row.Ns(Bandwidth.Usual), row.Row.RowName
               select row.Row with
               {
                   Deliveries = [.. Bandwidth.All.Select(b => new Delivery(b, row.Row.Ns(b), IsBest(row, best[b], b)))],
                   IsUnbeaten = !row.Row.Serializer.IsFloor && !real.Any(other => Beats(other, row)),
               },
        ];
    }

    /// <summary>The rule of the ranks, on the whole way. Below two common launches there is no interval, and only the least itself is the best: most of the time may be the wire's, which has no noise.</summary>
    private static bool IsBest(Candidate row, Candidate? best, Bandwidth bandwidth) =>
        best is not null && (ReferenceEquals(row, best)
            || (row.Row is { IsExact: true, Serializer.IsFloor: false } && row.Totals.Keys.Count(best.Totals.ContainsKey) > 1 && Ranking.Alike(best.Logs(bandwidth), row.Logs(bandwidth))));

    /// <summary>Faster by the rule of the ranks, and not larger. What is lossy did less work and beats only what is lossy too.</summary>
    private static bool Beats(Candidate other, Candidate row) =>
        other.Row.SizeBytes <= row.Row.SizeBytes && other.Row.TimeNs < row.Row.TimeNs && (other.Row.IsExact || !row.Row.IsExact) && !Ranking.Alike(other.Logs(null), row.Logs(null));

    /// <summary>A row with the sums of its launches.</summary>
    private sealed class Candidate(TradeOffRow row)
    {
        public TradeOffRow Row => row;

        /// <summary>Serialize + Deserialize of the launches that both have, ns. They are processes of their own; launches of one number took turns with the same number of the other rows.</summary>
        public Dictionary<int, double> Totals { get; } = row.Serialize.Time!.PerLaunch
            .Where(p => row.Deserialize.Time!.PerLaunch.ContainsKey(p.Key))
            .ToDictionary(p => p.Key, p => p.Value + row.Deserialize.Time!.PerLaunch[p.Key]);

        /// <summary>Their logarithms, the wire included; without a launch that both have, of the Means, under a number that no launch has.</summary>
        public SortedDictionary<int, double> Logs(Bandwidth? bandwidth)
        {
            var wire = bandwidth?.Ns(row.SizeBytes) ?? 0;
            return Totals.Count == 0
                ? new() { [-1] = Math.Log(row.TimeNs + wire) }
                : new(Totals.ToDictionary(p => p.Key, p => Math.Log(p.Value + wire)));
        }
    }
}
