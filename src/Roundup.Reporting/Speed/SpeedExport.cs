using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Reporting.Speed;

/// <summary>What the experiment speed has for other tools: a line for each case with all columns, and its times.</summary>
internal static class SpeedExport
{
    public static Section Of(SpeedRun run, Table<Row> results) => new(results, TimesExport.Of(
        run.File, [.. run.Analysis.Tables.SelectMany(table => table.Rows).Where(row => row.Time is not null).Select(Time)]));

    private static MeasuredTime Time(AnalysedCase row)
    {
        var (id, time, batches) = (row.Result.Id, row.Time!, row.Batches!);
        return new(
            id.RowName, id.Table.Dataset, id.Table.Count, id.Table.Shape.ToString(), id.Table.Operation.ToString(), id.Table.Target)
        {
            Mean = time.Mean,
            Interval = time.Interval is { } interval ? (interval.Low, interval.High) : null,
            StdErr = time.StdErr,
            Launches = time.PerLaunch.Count > 0 ? [.. time.PerLaunch.Values] : [time.Mean],
            CpuNs = batches[SpeedQuantities.CpuMedian],
            Collections = [.. new[] { SpeedQuantities.Gen0, SpeedQuantities.Gen1, SpeedQuantities.Gen2 }.Select(of => batches[of] ?? 0)],
            AllocatedBytes = batches[SpeedQuantities.Allocated],
            SizeBytes = row.Result.SizeBytes,
        };
    }
}
