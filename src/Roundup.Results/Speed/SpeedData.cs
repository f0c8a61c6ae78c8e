namespace Roundup.Results;

/// <summary>What the experiment speed measured of one case.</summary>
/// <param name="Launches">The finished launches. Unfinished ones stay in the journal and are left out.</param>
public sealed record SpeedData(IReadOnlyList<LaunchResult> Launches) : CasePart
{
    /// <summary>What is kept of the batches; null where the launches have their samples.</summary>
    public SpeedEstimate? Estimate { get; init; }
}

/// <summary>Reads the results of the experiment speed from a case.</summary>
public static class SpeedResults
{
    extension(CaseResult result)
    {
        /// <summary>The finished launches; empty where the experiment is another or nothing was measured.</summary>
        public IReadOnlyList<LaunchResult> Launches => (result.Part as SpeedData)?.Launches ?? [];
    }
}
