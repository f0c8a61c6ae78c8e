namespace Roundup.Results;

/// <summary>The first call for one type in one fresh process. docs/timing-contract.md, First call.</summary>
public sealed record FirstCallSample
{
    /// <summary>The number of the launch, from 0: in each launch every row has one process.</summary>
    public required int Launch { get; init; }

    /// <summary>The place of the process in its launch, from 0: the order is drawn anew for each.</summary>
    public required int Position { get; init; }

    /// <summary>The place of the type in its process: 0 is the first type, all above are further ones.</summary>
    public required int Place { get; init; }

    /// <summary>Time until the row was open: what the library wants done once before a type can be used, ns.</summary>
    public required double OpenNs { get; init; }

    /// <summary>Time of the one call that follows, ns.</summary>
    public required double CallNs { get; init; }

    /// <summary>CPU time of the calling thread during both, ns; null where the system does not report it.</summary>
    public double? CpuNs { get; init; }

    /// <summary>Time that all threads compiled during both, ns; null where the runtime does not report it.</summary>
    public double? JitNs { get; init; }

    /// <summary>
    /// Time that the calling thread compiled, ns: this part is in the time above. Null where the runtime does not report it.
    /// </summary>
    public double? ThreadJitNs { get; init; }

    /// <summary>Methods compiled during both, by all threads; null where the runtime does not report it.</summary>
    public int? Methods { get; init; }

    /// <summary>Assemblies loaded during both.</summary>
    public required int Assemblies { get; init; }

    /// <summary>Memory that the process had in use right after, bytes; null where the system does not report it.</summary>
    public long? WorkingSetBytes { get; init; }

    /// <summary>
    /// Time from just before the process was started to the end of the call, ns; of the first type alone, and null where the two processes
    /// have no clock in common.
    /// </summary>
    public double? StartToFirstByteNs { get; init; }

    /// <summary>Length of the payload, bytes (UTF-8 for String).</summary>
    public required long PayloadBytes { get; init; }

    /// <summary>When the process had ended, seconds since the run started.</summary>
    public required double AtSeconds { get; init; }
}
