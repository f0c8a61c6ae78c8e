namespace Roundup.Results;

/// <summary>What the experiment steady-state measured of one case.</summary>
/// <param name="Launches">The finished launches. Unfinished ones stay in the journal and are left out.</param>
[CaseData(ExperimentNames.SteadyState)]
public sealed record SteadyStateData(IReadOnlyList<LaunchResult> Launches) : CaseData;

/// <summary>Reads steady-state results from a case.</summary>
public static class SteadyStateResults
{
    extension(CaseResult result)
    {
        /// <summary>The finished launches; empty where the experiment is another or nothing was measured.</summary>
        public IReadOnlyList<LaunchResult> Launches => (result.Data as SteadyStateData)?.Launches ?? [];
    }
}
