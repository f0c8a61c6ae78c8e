using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>Where the run was made.</summary>
public sealed record MachineInfo
{
    /// <summary>What <see cref="Hypervisor"/> says of a machine without one.</summary>
    public const string NoHypervisor = "none";

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

    /// <summary>The processor that batches are timed on; null where the run was made before this was stored.</summary>
    public TimedProcessor? Timed { get; init; }

    /// <summary>
    /// The hypervisor and the kind of virtual machine, for example <c>KVM (Amazon EC2 m7i.large)</c>; <see cref="NoHypervisor"/> where the
    /// processor says that there is none; null: not known.
    /// </summary>
    public string? Hypervisor { get; init; }

    /// <summary>
    /// The share of the time of all processors, 0 to 1, that the hypervisor gave to others while the run was measured (steal); null where
    /// the system has no such counter.
    /// </summary>
    public double? StealShare { get; init; }

    /// <summary>Whether a hypervisor is known to lie between the system and the hardware.</summary>
    [JsonIgnore]
    public bool IsVirtual => Hypervisor is not null and not NoHypervisor;

    /// <summary>Whether another machine is of the same model and system, so that a run can go on there.</summary>
    public bool IsOfKind(MachineInfo other)
    {
        ArgumentNullException.ThrowIfNull(other);
        return (Os, Architecture, Cpu, LogicalCpus) == (other.Os, other.Architecture, other.Cpu, other.LogicalCpus);
    }

    /// <summary>The .NET SDK that built the workers.</summary>
    public string? Sdk { get; init; }

    /// <summary>
    /// How much slower the machine was in the slowest tenth of the run than in the fastest, as a share; null where the launches have their
    /// samples, which tell it.
    /// </summary>
    public double? SpeedDrift { get; init; }
}
