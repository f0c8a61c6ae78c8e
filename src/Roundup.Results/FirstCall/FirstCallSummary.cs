namespace Roundup.Results;

/// <summary>
/// What the first calls of one case amount to: all that reports need of them. docs/columns.md, First call, defines each figure.
/// </summary>
public sealed record FirstCallSummary
{
    /// <summary>The place of the type in the process of the first launch, from 0.</summary>
    public required int Place { get; init; }

    /// <summary>The time to open the row and to make the call, one for each process, by launch.</summary>
    public required IReadOnlyList<FirstCallTime> Times { get; init; }

    /// <summary>Time to open the row, ns.</summary>
    public required FirstCallSpread Open { get; init; }

    /// <summary>Time of the call, ns.</summary>
    public required FirstCallSpread Call { get; init; }

    /// <summary>CPU time of the calling thread, ns; null where the system does not report it.</summary>
    public FirstCallSpread? Cpu { get; init; }

    /// <summary>Time in which any thread compiled methods, ns; null where the runtime does not report it.</summary>
    public FirstCallSpread? Jit { get; init; }

    /// <summary>The time without the compilation on the calling thread, ns; null where the runtime does not report it.</summary>
    public FirstCallSpread? Rest { get; init; }

    /// <summary>Methods compiled; null where the runtime does not report it.</summary>
    public FirstCallSpread? Methods { get; init; }

    /// <summary>Assemblies loaded.</summary>
    public required FirstCallSpread Assemblies { get; init; }

    /// <summary>Memory in use after the call, bytes; null where the system does not report it.</summary>
    public FirstCallSpread? WorkingSet { get; init; }

    /// <summary>Process start to the end of the call, ns; null for a further type, and where it is unknown.</summary>
    public FirstCallSpread? StartToFirstByte { get; init; }

    /// <summary>Median length of the payload, bytes.</summary>
    public required double PayloadBytes { get; init; }
}

/// <param name="Launch">The number of the launch, from 0.</param>
/// <param name="Ns">Time of open and call, ns.</param>
public sealed record FirstCallTime(int Launch, double Ns);

/// <summary>One quantity over the processes of a case.</summary>
/// <param name="Median">The median.</param>
/// <param name="Low">The lower end of the 95 % interval of the median; null below six processes.</param>
/// <param name="High">Its upper end.</param>
public sealed record FirstCallSpread(double Median, double? Low, double? High);
