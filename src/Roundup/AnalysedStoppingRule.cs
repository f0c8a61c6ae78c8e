using Roundup.Analysis.Changes;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Engine.Experiments.Speed;
using Roundup.Results;

namespace Roundup.Cli;

/// <summary>Lets the measurement ask the analysis, which do not know each other, when enough has been measured.</summary>
internal sealed class AnalysedStoppingRule : IStoppingRule
{
    /// <inheritdoc/>
    public IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double? until, int most) =>
        until is { } width ? StoppingRule.LaunchesWanted(soFar, width, most) : PairedRun.LaunchesWanted(soFar, most);

    /// <inheritdoc/>
    public int NextLook(int launches, bool isComparison) =>
        isComparison ? PairedRun.NextLook(launches) : StoppingRule.NextLook(launches);

    /// <inheritdoc/>
    public bool WantsRound(IReadOnlyList<Sample> batches) => StoppingRule.WantsRound(batches);

    /// <inheritdoc/>
    public bool LooksForHiddenWork(IReadOnlyList<HiddenWork> found) => HiddenWorkAnalysis.LooksAgain(found);
}
