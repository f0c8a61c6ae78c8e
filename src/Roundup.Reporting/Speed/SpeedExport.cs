using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Speed;

internal static class SpeedExport
{
    public static Section Create(SpeedRun run, Table<Row> results) => new(results, Create(
        run.File, run.Analysis.Tables.SelectMany(table => table.Rows).Where(row => row.Time is not null).Select(Time)));

    public static MeasuredTimes Create(ResultsFile file, IEnumerable<MeasuredTime> cases)
    {
        var (info, machine) = (file.Run, file.Machine);
        var started = info.Started.ToString("yyyyMMdd-HHmmss", CultureInfo.InvariantCulture);
        return new($"{info.Suite}-{started}", [.. cases])
        {
            Os = machine.Os,
            Cpu = machine.Cpu,
            Architecture = machine.Architecture,
            LogicalCpus = machine.LogicalCpus,
            PhysicalCores = machine.PhysicalCores,
            Sdk = machine.Sdk,
            Version = info.RoundupVersion,
            Detail = Detail.Data,
        };
    }

    private static MeasuredTime Time(AnalysedCase row)
    {
        var (time, batches) = (row.Time!, row.Batches!);
        return new(row.Result.Id)
        {
            Mean = time.Mean,
            Interval = time.Interval is { } interval ? (interval.Low, interval.High) : null,
            StdErr = time.StdErr,
            Launches = time.PerLaunch.Count > 0 ? [.. time.PerLaunch.Values] : [time.Mean],
            Collections = [.. new[] { SpeedQuantities.Gen0, SpeedQuantities.Gen1, SpeedQuantities.Gen2 }.Select(of => batches[of] ?? 0)],
            AllocatedBytes = batches[SpeedQuantities.Allocated],
            SizeBytes = row.Result.SizeBytes,
        };
    }
}
