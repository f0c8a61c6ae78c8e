namespace Roundup.Results;

#pragma warning disable CS1591 // Each says its meaning itself.

/// <summary>
/// What is read for each batch, in the order of a worker's answer and of a sample in the file: a new one is added at the end.
/// </summary>
public static class BatchQuantities
{
    public static QuantityList All { get; } = new();

    public static Quantity WallNs { get; } = Add("WallNs", "Wall time of the batch; the empty loop is not subtracted.", Unit.Time);

    public static Quantity CpuNs { get; } = Add(
        "CpuNs",
        "CPU time of the measuring thread; null for AsyncStream, Pipe and where the system has no such clock.",
        Unit.Time);

    public static Quantity ProcessCpuNs { get; } = Add(
        "ProcessCpuNs",
        "CPU time of all threads of the process; null where the system has no such clock.",
        Unit.Time);

    public static Quantity RunDelayNs { get; } = Add(
        "RunDelayNs",
        "Time in which the measuring thread was ready to run and another thread had its processor; null where the system "
        + "does not report it (Linux does).",
        Unit.Time);

    public static Quantity OtherRunDelayNs { get; } = Add(
        "OtherRunDelayNs",
        "The same of that other thread of the process that waited longest; null also where the measuring thread did not wait "
        + "in the batch.",
        Unit.Time);

    public static Quantity StealNs { get; } = Add(
        "StealNs",
        "Time that the hypervisor took from the processor that the batch was timed on, in steps of 10 ms; null where the "
        + "system does not report it (Linux does).",
        Unit.Time);

    public static Quantity VoluntarySwitches { get; } = Add(
        "VoluntarySwitches",
        "Times that the measuring thread gave up its processor to wait; null where the system does not report it (Linux "
        + "does).",
        Unit.Number);

    public static Quantity AllocatedBytes { get; } = Add(
        "AllocatedBytes",
        "Bytes allocated by the measuring thread (for AsyncStream and Pipe by all threads); null where the runtime does not "
        + "report it.",
        Unit.Bytes);

    public static Quantity Gen0 { get; } = Add("Gen0", "Collections of generation 0, with those of the generations above.", Unit.Number);

    public static Quantity Gen1 { get; } = Add("Gen1", "Collections of generation 1, with those of generation 2.", Unit.Number);

    public static Quantity Gen2 { get; } = Add("Gen2", "Collections of generation 2.", Unit.Number);

    public static Quantity PauseNs { get; } = Add(
        "PauseNs",
        "Time that collections stopped the process; null where the runtime does not report it.",
        Unit.Time);

    public static Quantity MethodsCompiled { get; } = Add(
        "MethodsCompiled",
        "Methods that the JIT compiled on any thread; null where the runtime does not report it.",
        Unit.Number);

    public static Quantity JitNs { get; } = Add(
        "JitNs",
        "Time that the measuring thread spent compiling methods; null where the runtime does not report it.",
        Unit.Time);

    public static Quantity SpeedBeforeNs { get; } = Add(
        "SpeedBeforeNs",
        "Speed probe before the batch: six independent chains of additions.",
        Unit.Time);

    public static Quantity SpeedAfterNs { get; } = Add("SpeedAfterNs", "Speed probe after the batch.", Unit.Time);

    private static Quantity Add(string name, string meaning, Unit unit) =>
        All.Add(new(name, meaning, unit, QuantityOf.Batch, Estimator.Read));
}
