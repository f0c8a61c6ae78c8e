namespace Roundup.Profiling;

/// <summary>What the runtime does besides running code.</summary>
public enum RuntimeWork
{
    /// <summary>The JIT compiles a method.</summary>
    Jit,

    /// <summary>A type is loaded.</summary>
    TypeLoading,

    /// <summary>Precompiled (ReadyToRun) code of a method is looked up.</summary>
    PrecompiledCode,

    /// <summary>An assembly is found and loaded.</summary>
    AssemblyLoading,
}

/// <summary>One kind of the runtime's work within a cold call.</summary>
/// <param name="Work">The kind.</param>
/// <param name="Ns">Time in it, without other kinds inside it (a JIT that has to load types), ns.</param>
/// <param name="Things">How many methods, types or assemblies.</param>
public sealed record RuntimePart(RuntimeWork Work, double Ns, int Things);

/// <summary>A method that was compiled.</summary>
/// <param name="Name">Its type and name.</param>
/// <param name="Ns">From the start of its compilation to its end, with what that called for, ns.</param>
public sealed record CompiledMethod(string Name, double Ns);

/// <summary>A cold call, with the time that the runtime took of it.</summary>
public sealed record ColdCallSplit
{
    /// <summary>The call in a process that is not traced, ns.</summary>
    public required double UntracedNs { get; init; }

    /// <summary>Time in the JIT of that call as the runtime counts it, with the type loading inside; null where it does not.</summary>
    public double? UntracedJitNs { get; init; }

    /// <summary>Methods compiled in that call; null where the runtime does not report it.</summary>
    public long? UntracedMethods { get; init; }

    /// <summary>The call in the traced process, ns: what the parts add up to, and slower than the untraced one.</summary>
    public required double TracedNs { get; init; }

    /// <summary>The runtime's parts.</summary>
    public required IReadOnlyList<RuntimePart> Parts { get; init; }

    /// <summary>The rest of the traced call: the library's own code, and what of the runtime has no events.</summary>
    public double OwnNs => TracedNs - Parts.Sum(part => part.Ns);

    /// <summary>The methods that took the JIT longest, the longest first.</summary>
    public required IReadOnlyList<CompiledMethod> Slowest { get; init; }

    /// <summary>Events that the trace lost; the parts are too small where it is above 0.</summary>
    public required int LostEvents { get; init; }
}
