namespace Roundup.Results;

#pragma warning disable CS1591 // Each says its meaning itself.

/// <summary>
/// What the batches of all launches of one case amount to. Together with <see cref="LaunchResult.PerCallNs"/> it is all that reports need
/// of the batches. Times are in the quiet state of the machine. A quantity that has a reading of batches or launches is estimated by its
/// <see cref="Quantity.Estimator"/>, and each has a column at the end of results.csv unless another place is written down.
/// </summary>
public static class SpeedQuantities
{
    public static QuantityList All { get; } = new();

    public static Quantity Batches { get; } =
        Add("Batches", "Batches that went into the estimate.", Unit.Number, lessIsBetter: false);

    public static Quantity StdDev { get; } = Add("StdDev", "Standard deviation of the batches' times per call.", Unit.Time);

    public static Quantity Min { get; } = Add("Min", "Time per call of the fastest batch.", Unit.Time);

    public static Quantity Q1 { get; } = Add("Q1", "A quarter of the batches were faster.", Unit.Time);

    public static Quantity Median { get; } = Add("Median", "Half of the batches were faster.", Unit.Time);

    public static Quantity Q3 { get; } = Add("Q3", "Three quarters of the batches were faster.", Unit.Time);

    public static Quantity Max { get; } = Add("Max", "Time per call of the slowest batch.", Unit.Time);

    public static Quantity DisturbedShare { get; } = Add(
        "DisturbedShare",
        "Share of the batches that were noisy (other programs took time, or the machine was slow); they count less.",
        Unit.Share,
        "Noisy");

    public static Quantity JitShare { get; } = Add(
        "JitShare",
        "Share of the time in which the measuring thread compiled methods; near 0 where the code is warm.",
        Unit.Share,
        "JIT",
        BatchQuantities.JitNs,
        Estimator.ShareOfTime);

    public static Quantity PauseShare { get; } = Add(
        "PauseShare",
        "Share of the time in which collections stopped the process.",
        Unit.Share,
        "GC pause",
        BatchQuantities.PauseNs,
        Estimator.ShareOfTime);

    public static Quantity CpuMedian { get; } = Add(
        "CpuMedian",
        "Median CPU time of the measuring thread per call.",
        Unit.Time,
        "CPU time",
        BatchQuantities.CpuNs,
        Estimator.MedianPerCall);

    public static Quantity Cpu { get; } = Add(
        "Cpu",
        "Median CPU time of all threads of the process per call; shown where other threads work too.",
        Unit.Time,
        "CPU, all threads",
        BatchQuantities.ProcessCpuNs,
        Estimator.MedianPerCall);

    public static Quantity ThreadShare { get; } = Add(
        "ThreadShare",
        "CPU time of all threads over that of the measuring thread, without batches in which the runtime's threads worked.",
        Unit.Ratio);

    public static Quantity Gen0 { get; } = Collections(0, BatchQuantities.Gen0);

    public static Quantity Gen1 { get; } = Collections(1, BatchQuantities.Gen1);

    public static Quantity Gen2 { get; } = Collections(2, BatchQuantities.Gen2);

    public static Quantity Allocated { get; } = Add(
        "Allocated",
        "Managed memory allocated by one call.",
        Unit.Bytes,
        "Allocated",
        BatchQuantities.AllocatedBytes,
        Estimator.SumOverCalls);

    public static Quantity FirstCall { get; } = Add(
        "FirstCall",
        "Time of the first call in a process, with what is compiled and created in it, the median over the launches.",
        Unit.Time,
        "First call",
        LaunchQuantities.FirstCallNs,
        Estimator.Median);

    public static Quantity PeakMemory { get; } = Add(
        "PeakMemory",
        "The highest resident size of the process, over the launches.",
        Unit.Bytes,
        "Peak memory",
        LaunchQuantities.PeakMemoryBytes,
        Estimator.Max);

    public static Quantity HiddenLaunches { get; } =
        Add("HiddenLaunches", "Launches that looked for hidden work.", Unit.Number, lessIsBetter: false);

    public static Quantity Reading { get; } = Add(
        "Reading",
        "Time to read all members of a new result beyond that of a plain object, over the time of the call; the smallest of the launches.",
        Unit.Share);

    public static Quantity Mapping { get; } = Add(
        "Mapping",
        "Time of the mapping to or from a generated class, over the time of the call; the smallest of the launches.",
        Unit.Share);

    public static Quantity AllocatedAll { get; } = Add(
        "AllocatedAll",
        "Managed memory that all threads allocate in one call; shown where it differs from Allocated.",
        Unit.Bytes,
        "Allocated, all threads");

    private static Quantity Collections(int generation, Quantity reading) => Add(
        $"Gen{generation}",
        $"Collections of generation {generation} per 1,000 calls.",
        Unit.Number,
        $"Gen{generation}",
        reading,
        Estimator.SumOverThousandCalls);

    private static Quantity Add(
        string name,
        string meaning,
        Unit unit,
        string? heading = null,
        Quantity? reading = null,
        Estimator estimator = Estimator.Computed,
        bool lessIsBetter = true) => All.Add(new(name, meaning, unit, QuantityOf.Case, estimator)
        {
            Heading = heading ?? name,
            Reading = reading,
            LessIsBetter = lessIsBetter,
        });
}
