using Roundup.Analysis.Cells;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Speed;

/// <summary>What the experiment speed adds to the numbers of a page.</summary>
internal static class SpeedNumbers
{
    /// <summary>The comparisons: both operations of a table in one.</summary>
    public static IReadOnlyList<DataComparison> Of(SpeedRun run) =>
    [
        .. run.Analysis.Cells.GroupBy(cell => (cell.Id with { Operation = default }, cell.Table)).Select(both => new DataComparison(
            Wording.Data(run.File.Run, both.Key.Item1) + (both.Key.Table is { } table ? $", {table}" : ""),
            PageNumbers.About(both.Key.Item1),
            [.. both.SelectMany(cell => cell.Rows).GroupBy(row => row.Result.Id.RowName).Select(rows => Case(run, [.. rows]))])),
    ];

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
        return new(row.IsLazy ? time.WithReading ?? time.Mean : time.Mean, ratio?.Ratio, ratio?.Interval?.Low, ratio?.Interval?.High)
        {
            AllocatedBytes = row.Batches?.AllocatedBytes,
            Launches = Launches(row.Result, time.PerLaunch.Values),
        };
    }

    private static double[][] Launches(CaseResult result, IEnumerable<double> estimates)
    {
        double[][] batches =
        [
            .. result.Launches.Where(launch => launch.Samples.Count > 0)
                .Select(launch => launch.Samples.Select(sample => sample.WallNs / sample.Calls).ToArray()),
        ];
        return batches.Length > 0 ? batches : [.. estimates.Select(one => new[] { one })];
    }
}
