using Roundup.Analysis.Cells;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Speed;

/// <summary>What the experiment speed adds to the numbers of a page.</summary>
internal static class SpeedNumbers
{
    /// <summary>The comparisons: both operations in one, whatever the layout of the tables.</summary>
    public static IReadOnlyList<DataComparison> Of(SpeedRun run)
    {
        var slower = run.Analysis.TradeOffs.SelectMany(tradeOff => tradeOff.Rows)
            .ToDictionary(row => Both(row.Serialize.Result.Id), row => row.ShownSlower);
        return [.. Comparisons(run, id => slower.GetValueOrDefault(Both(id), []))];
    }

    private static IEnumerable<DataComparison> Comparisons(SpeedRun run, Func<CaseId, IReadOnlyList<string>> slower) =>
        run.Analysis.Cells.GroupBy(cell => cell.Id with { Operation = default }).Select(both => new DataComparison(
            Wording.Data(run.File.Run, both.Key),
            PageNumbers.About(both.Key),
            [
                .. both.SelectMany(cell => cell.Rows, (cell, row) => (cell.Table, Row: row))
                    .GroupBy(row => row.Row.Result.Id.RowName)
                    .Select(rows => Case(run, [.. rows.Select(one => one.Row)]) with
                    {
                        Table = rows.First().Table,
                        ShownSlower = slower(rows.First().Row.Result.Id),
                    }),
            ])
        {
            Baselines = [.. both.Select(cell => cell.Baseline).OfType<string>()],
        });

    private static CaseId Both(CaseId id) => id with { Cell = id.Cell with { Operation = default } };

    private static DataCase Case(SpeedRun run, IReadOnlyList<AnalysedCase> both) =>
        PageNumbers.Case(run.Reported, [.. both.Select(SpeedRun.Reduced)]) with
        {
            Serialize = Time(both.FirstOrDefault(row => row.Result.Id.Cell.Operation == Operation.Serialize)),
            Deserialize = Time(both.FirstOrDefault(row => row.Result.Id.Cell.Operation == Operation.Deserialize)),
        };

    private static DataTime? Time(AnalysedCase? row)
    {
        if (row?.Time is not { } time)
        {
            return null;
        }

        var ratio = row.RatioWithReading;
        return new(row.ReadingFactor * time.Mean, ratio?.Ratio, ratio?.Interval?.Low, ratio?.Interval?.High)
        {
            NsLow = row.ReadingFactor * time.Interval?.Low,
            NsHigh = row.ReadingFactor * time.Interval?.High,
            AllocatedBytes = row.Batches?.AllocatedBytes,
            Launches = Launches(row.Result, time.PerLaunch.Values, row.ReadingFactor),
        };
    }

    private static double[][] Launches(CaseResult result, IEnumerable<double> estimates, double reading)
    {
        double[][] batches =
        [
            .. result.Launches.Where(launch => launch.Samples.Count > 0)
                .Select(launch => launch.Samples.Select(sample => reading * sample.WallNs / sample.Calls).ToArray()),
        ];
        return batches.Length > 0 ? batches : [.. estimates.Select(one => new[] { reading * one })];
    }
}
