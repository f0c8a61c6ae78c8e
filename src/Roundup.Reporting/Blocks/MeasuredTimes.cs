namespace Roundup.Reporting.Blocks;

/// <summary>The times of a run for other tools: formats write them as these tools read them.</summary>
/// <param name="Title">What was measured, and when.</param>
/// <param name="Cases">The cases that have a time.</param>
public sealed record MeasuredTimes(string Title, IReadOnlyList<MeasuredTime> Cases) : Block
{
    /// <summary>The operating system.</summary>
    public required string Os { get; init; }

    /// <summary>The processor's name.</summary>
    public required string Cpu { get; init; }

    /// <summary>x64, arm64, ...</summary>
    public required string Architecture { get; init; }

    /// <summary>Logical processors.</summary>
    public required int LogicalCpus { get; init; }

    /// <summary>Physical cores; null where the system does not report them.</summary>
    public int? PhysicalCores { get; init; }

    /// <summary>The .NET SDK that built the workers; null where it is not known.</summary>
    public string? Sdk { get; init; }

    /// <summary>Roundup's version.</summary>
    public required string Version { get; init; }
}

/// <summary>The times of one case.</summary>
/// <param name="Id">The case.</param>
public sealed record MeasuredTime(CaseId Id)
{
    /// <summary>The unit of <see cref="Mean"/> and <see cref="Launches"/>, where it is not that of a time; null: ns.</summary>
    public string? Unit { get; init; }

    /// <summary>Time of one call, ns.</summary>
    public required double Mean { get; init; }

    /// <summary>The ends of the 95 % interval of <see cref="Mean"/>, ns; null below two launches.</summary>
    public (double Low, double High)? Interval { get; init; }

    /// <summary>Standard error of <see cref="Mean"/>, ns; null below two launches.</summary>
    public double? StdErr { get; init; }

    /// <summary>The time of each launch, ns, one at least: what one process took is one value, however many batches it had.</summary>
    public required IReadOnlyList<double> Launches { get; init; }

    /// <summary>Collections of each generation per 1 000 calls.</summary>
    public required IReadOnlyList<double> Collections { get; init; }

    /// <summary>Bytes that a call allocates; null where the runtime does not report it.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Bytes of the output; null where they are not known.</summary>
    public double? SizeBytes { get; init; }

    /// <summary>The case in one line: <c>Users x20 Bytes Serialize net10.0: MemoryPack</c>.</summary>
    public string Name => FormattableString.Invariant(
        $"{Id.Table.Dataset} x{Id.Table.Count} {Id.Table.Shape} {Id.Table.Operation} {Id.Table.Target}: {Id.SerializerName}")
        + (Unit is null ? "" : $" ({Unit})");
}
