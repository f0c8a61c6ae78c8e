namespace Roundup.Results;

/// <summary>Where the run was made.</summary>
public sealed record MachineInfo
{
    /// <summary>The operating system, as it calls itself.</summary>
    public required string Os { get; init; }

    /// <summary>x64, arm64, ...</summary>
    public required string Architecture { get; init; }

    /// <summary>The processor's name.</summary>
    public required string Cpu { get; init; }

    /// <summary>Logical processors that the run could use.</summary>
    public required int LogicalCpus { get; init; }

    /// <summary>Physical cores of the whole machine; null where the system does not report them, as virtual machines may not.</summary>
    public int? PhysicalCores { get; init; }

    /// <summary>The widest vector instructions that the runtime uses here, for example <c>AVX-512</c>.</summary>
    public string? Vectors { get; init; }

    /// <summary>The runtime that Roundup itself ran on.</summary>
    public string? HostRuntime { get; init; }

    /// <summary>Memory, bytes.</summary>
    public required long MemoryBytes { get; init; }

    /// <summary>The frequency governor; null where there is none.</summary>
    public string? Governor { get; init; }

    /// <summary>Load average over one minute before the first worker started; null where the system has none.</summary>
    public double? LoadBefore { get; init; }

    /// <summary>The .NET SDK that built the workers.</summary>
    public string? Sdk { get; init; }
}
