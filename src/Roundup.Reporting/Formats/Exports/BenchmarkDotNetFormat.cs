using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Formats.Exports;

// Writes what BenchmarkDotNet's JsonExporter.Full writes, as far as Roundup knows it. A launch is one result of an iteration, so that tools
// which compare such files compare launches: batches of one process are not independent. The interval is one of 95 %.
internal sealed class BenchmarkDotNetFormat : TimesFormat
{
    // Operations that collections are counted over: BenchmarkDotNet has whole collections.
    private const long Operations = 1_000_000;

    // The place of 95 % among BenchmarkDotNet's confidence levels.
    private const int Level95 = 7;

    public override string Name => "benchmarkdotnet";

    // Tools look for files with this end.
    public override string Extension => "-report-full.json";

    protected override object Content(MeasuredTimes times) => new
    {
        times.Title,
        HostEnvironmentInfo = new
        {
            BenchmarkDotNetCaption = "Roundup",
            BenchmarkDotNetVersion = times.Version,
            OsVersion = times.Os,
            ProcessorName = times.Cpu,
            PhysicalProcessorCount = (int?)null,
            PhysicalCoreCount = times.PhysicalCores,
            LogicalCoreCount = times.LogicalCpus,
            RuntimeVersion = (string?)null,
            times.Architecture,
            HasAttachedDebugger = false,
            HasRyuJit = (bool?)null,
            Configuration = "RELEASE",
            DotNetCliVersion = times.Sdk,
        },
        Benchmarks = times.Cases.Select(Benchmark),
    };

    private static object Benchmark(MeasuredTime one)
    {
        var (serializer, table) = (one.Id.SerializerName, one.Id.Table);
        var operation = table.Operation.ToString();
        var parameters = FormattableString.Invariant(
            $"Serializer={serializer}, Count={table.Count}, Shape={table.Shape}, Target={table.Target}");
        return new
        {
            DisplayInfo = $"{table.Dataset}.{operation}: {table.Target} [{parameters}]",
            Namespace = "Roundup",
            Type = table.Dataset,
            Method = operation,
            MethodTitle = operation,
            Parameters = parameters,
            FullName = FormattableString.Invariant($"Roundup.{table.Dataset}.{operation}(Serializer: \"{serializer}\", ")
                + FormattableString.Invariant($"Count: {table.Count}, Shape: {table.Shape}, Target: \"{table.Target}\")"),
            Statistics = Statistics(one),
            Memory = new
            {
                Gen0Collections = Collections(one, 0),
                Gen1Collections = Collections(one, 1),
                Gen2Collections = Collections(one, 2),
                TotalOperations = Operations,
                BytesAllocatedPerOperation = one.AllocatedBytes is { } allocated ? (long?)Math.Round(allocated) : null,
            },
            Measurements = one.Launches.Select((ns, launch) => new
            {
                IterationMode = "Workload",
                IterationStage = "Result",
                LaunchIndex = launch + 1,
                IterationIndex = 1,
                Operations = 1,
                Nanoseconds = ns,
            }),
        };
    }

    private static long Collections(MeasuredTime one, int generation) => (long)Math.Round(one.Collections[generation] * Operations / 1000);

    private static object Statistics(MeasuredTime one)
    {
        var values = Spread.Of(one.Launches);
        var range = values.At(0.75) - values.At(0.25);
        var (low, high) = (values.At(0.25) - (1.5 * range), values.At(0.75) + (1.5 * range));
        var margin = one.Interval is { } interval ? (interval.High - interval.Low) / 2 : (double?)null;
        return new
        {
            OriginalValues = one.Launches,
            N = one.Launches.Count,
            Min = values.Sorted[0],
            LowerFence = low,
            Q1 = values.At(0.25),
            values.Median,
            one.Mean,
            Q3 = values.At(0.75),
            UpperFence = high,
            Max = values.Sorted[^1],
            InterquartileRange = range,
            LowerOutliers = values.Sorted.Where(ns => ns < low),
            UpperOutliers = values.Sorted.Where(ns => ns > high),
            AllOutliers = values.Sorted.Where(ns => ns < low || ns > high),
            StandardError = one.StdErr ?? 0,
            Variance = (values.StdDev ?? 0) * (values.StdDev ?? 0),
            StandardDeviation = values.StdDev ?? 0,
            Skewness = values.Moment(3),
            Kurtosis = values.Moment(4),
            ConfidenceInterval = new
            {
                N = one.Launches.Count,
                one.Mean,
                StandardError = one.StdErr ?? 0,
                Level = Level95,
                Margin = margin ?? 0,
                Lower = one.Interval?.Low ?? one.Mean,
                Upper = one.Interval?.High ?? one.Mean,
            },
            Percentiles = new
            {
                P0 = values.At(0),
                P25 = values.At(0.25),
                P50 = values.At(0.5),
                P67 = values.At(0.67),
                P80 = values.At(0.8),
                P85 = values.At(0.85),
                P90 = values.At(0.9),
                P95 = values.At(0.95),
                P100 = values.At(1),
            },
        };
    }
}
