namespace Roundup.Results;

/// <summary>What the experiment speed measured of one case.</summary>
/// <param name="Launches">The finished launches. Unfinished ones stay in the journal and are left out.</param>
public sealed record SpeedData(IReadOnlyList<LaunchResult> Launches) : CasePart
{
    /// <summary>
    /// What is kept of the batches, the values of <see cref="SpeedQuantities"/>; null where the launches have their samples.
    /// </summary>
    public QuantityValues? Estimate { get; init; }
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
