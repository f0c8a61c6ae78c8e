namespace Roundup.Results;

#pragma warning disable CS1591 // Each says its meaning itself.

/// <summary>
/// The quantities of a first call, each of one process, in the order of a worker's answer: a new one is added at the end.
/// docs/timing-contract.md, First call.
/// </summary>
public static class FirstCallQuantities
{
    public static QuantityList All { get; } = new();

    public static Quantity Open { get; } = Add("Open", "The part until the serializer was open for the type.", Unit.Time);

    public static Quantity Call { get; } = Add("Call", "The part of the call itself.", Unit.Time);

    public static Quantity Cpu { get; } = Add(
        "Cpu",
        "CPU time of the calling thread during First; where it is far below First, the thread waited, most often for other work on the "
        + "machine.",
        Unit.Time,
        "CPU");

    public static Quantity Jit { get; } = Add("Jit", "Time in which the runtime compiled during First, all threads.", Unit.Time, "JIT");

    public static Quantity Rest { get; } = Add(
        "Rest",
        "First without what the calling thread compiled: types and assemblies loaded, and the library's own work, which the runtime does "
        + "not tell apart.",
        Unit.Time);

    public static Quantity Methods { get; } =
        Add("Methods", "Methods compiled during First; 0 where all was compiled before.", Unit.Number);

    public static Quantity Assemblies { get; } = Add("Assemblies", "Assemblies loaded during First.", Unit.Number);

    public static Quantity WorkingSet { get; } =
        Add("WorkingSet", "Memory that the process had in use right after First.", Unit.Bytes, "Working set");

    /// <summary>Of the first type alone. The host process adds it, since only it knows when it started the process.</summary>
    public static Quantity StartToFirstByte { get; } = Add(
        "StartToFirstByte",
        "From the start of the process to the first payload (or object): host, runtime, the worker's own start, and First.",
        Unit.Time,
        "Start");

    public static Quantity Size { get; } = Add("Size", "Length of the first type's payload.", Unit.Bytes);

    private static Quantity Add(string name, string meaning, Unit unit, string? heading = null) =>
        All.Add(new(name, meaning, unit, QuantityOf.Launch, Estimator.Median) { Heading = heading ?? name });
}
