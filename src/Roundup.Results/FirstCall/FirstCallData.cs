namespace Roundup.Results;

/// <summary>What the experiment first-call measured of one case.</summary>
/// <param name="Calls">The first calls, one for each process; empty where the file keeps their summary alone.</param>
public sealed record FirstCallData(IReadOnlyList<FirstCallSample> Calls) : CasePart
{
    /// <summary>What is kept of the calls; null where they are there themselves.</summary>
    public FirstCallSummary? Summary { get; init; }
}

/// <summary>The first call for one type in one fresh process. docs/timing-contract.md, First call.</summary>
public sealed record FirstCallSample
{
    /// <summary>The number of the launch, from 0: in each launch every serializer has one process.</summary>
    public required int Launch { get; init; }

    /// <summary>The place of the process in its launch, from 0: the order is drawn anew for each.</summary>
    public required int Position { get; init; }

    /// <summary>The place of the type in its process: 0 is the first type, all above are further ones.</summary>
    public required int Place { get; init; }

    /// <summary>When the process had ended, seconds since the run started.</summary>
    public required double AtSeconds { get; init; }

    /// <summary>The values of <see cref="FirstCallQuantities"/>.</summary>
    public required QuantityValues Values { get; init; }
}

/// <summary>
/// What the first calls of one case amount to: all that reports need of them. docs/columns.md, First call, defines each figure.
/// </summary>
public sealed record FirstCallSummary
{
    /// <summary>The place of the type in the process of the first launch, from 0.</summary>
    public required int Place { get; init; }

    /// <summary>The time to open the serializer and to make the call, one for each process, by launch.</summary>
    public required IReadOnlyList<FirstCallTime> Times { get; init; }

    /// <summary>What the processes amount to, for each of <see cref="FirstCallQuantities"/> that any of them has.</summary>
    public required IReadOnlyDictionary<string, FirstCallEstimate> Estimates { get; init; }
}

/// <param name="Launch">The number of the launch, from 0.</param>
/// <param name="Ns">Time of open and call, ns.</param>
public sealed record FirstCallTime(int Launch, double Ns);

/// <summary>One quantity over the processes of a case.</summary>
/// <param name="Median">The median.</param>
/// <param name="Low">The lower end of the 95 % interval of the median; null below six processes.</param>
/// <param name="High">Its upper end.</param>
public record FirstCallEstimate(double Median, double? Low = null, double? High = null);

/// <summary>Reads first calls from a case.</summary>
public static class FirstCallResults
{
    extension(CaseResult result)
    {
        /// <summary>The first calls; null where the experiment is another or nothing was measured.</summary>
        public IReadOnlyList<FirstCallSample>? FirstCalls => (result.Part as FirstCallData)?.Calls;
    }
}
