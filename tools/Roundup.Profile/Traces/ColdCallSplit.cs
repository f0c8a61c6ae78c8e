namespace Roundup.Profile.Traces;

/// <summary>Work of the runtime other than running code.</summary>
internal enum RuntimeWork
{
    /// <summary>The JIT compiles a method.</summary>
    Jit,

    /// <summary>A type is loaded.</summary>
    TypeLoading,

    /// <summary>Precompiled (ReadyToRun) code of a method is looked up.</summary>
    PrecompiledCode,

    /// <summary>An assembly is located and loaded.</summary>
    AssemblyLoading,
}

/// <summary>One kind of the runtime's work within a cold call.</summary>
/// <param name="Work">The kind.</param>
/// <param name="Ns">Its time without nested work of other kinds (such as types that the JIT loads), ns.</param>
/// <param name="Things">The number of methods, types or assemblies.</param>
internal sealed record RuntimePart(RuntimeWork Work, double Ns, int Things);

/// <summary>A method that was compiled.</summary>
/// <param name="Name">Its type and name.</param>
/// <param name="Ns">From the start of its compilation to the end, with nested work, ns.</param>
internal sealed record CompiledMethod(string Name, double Ns);

/// <summary>A cold call, split into work of the runtime and of the library.</summary>
internal sealed record ColdCallSplit
{
    /// <summary>The call in a process that is not traced, ns.</summary>
    public required double UntracedNs { get; init; }

    /// <summary>
    /// Time in the JIT during that call by the runtime's counter, with nested type loading, ns; null where it is not reported.
    /// </summary>
    public double? UntracedJitNs { get; init; }

    /// <summary>Methods compiled in that call; null where the runtime does not report it.</summary>
    public long? UntracedMethods { get; init; }

    /// <summary>The call in the traced process, ns: the sum of all parts. Tracing makes it slower.</summary>
    public required double TracedNs { get; init; }

    /// <summary>The runtime's parts.</summary>
    public required IReadOnlyList<RuntimePart> Parts { get; init; }

    /// <summary>The rest of the traced call, ns: the library's own code, and work of the runtime without events.</summary>
    public double OwnNs => TracedNs - Parts.Sum(part => part.Ns);

    /// <summary>The methods that took the JIT the longest, longest first.</summary>
    public required IReadOnlyList<CompiledMethod> Slowest { get; init; }

    /// <summary>The number of events that the trace lost; above 0, the parts are too small.</summary>
    public required int LostEvents { get; init; }
}
