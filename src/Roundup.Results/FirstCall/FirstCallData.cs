namespace Roundup.Results;

/// <summary>What the experiment first-call measured of one case.</summary>
/// <param name="Calls">The first calls, one for each process; empty where the file keeps their summary alone.</param>
public sealed record FirstCallData(IReadOnlyList<FirstCallSample> Calls) : CasePart
{
    /// <summary>What is kept of the calls; null where they are there themselves.</summary>
    public FirstCallSummary? Summary { get; init; }
}

/// <summary>Reads first calls from a case.</summary>
public static class FirstCallResults
{
    extension(CaseResult result)
    {
        /// <summary>The first calls; null where the experiment is another or nothing was measured.</summary>
        public IReadOnlyList<FirstCallSample>? FirstCalls => (result.Part as FirstCallData)?.Calls;
    }
}
