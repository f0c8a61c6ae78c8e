using Roundup.Analysis.Changes;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Stored;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine;
using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Speed;
using Roundup.ModelCompiler.Flavours;
using Roundup.Results.Messages;

namespace Roundup.Cli;

internal delegate Task<ResultsFile> RunPlan(RunStart start, CancellationToken cancellation);

internal sealed record RunStart(
    RoundupCatalogue Catalogue,
    IReadOnlyList<Flavour> Flavours,
    Plan Plan,
    string Folder,
    bool Resume,
    MachineInfo Machine,
    IReadOnlyList<Notice> Notices,
    IRunObserver Observer)
{
    public static Task<ResultsFile> WithEngineAsync(RunStart start, CancellationToken cancellation) =>
        new RunEngine(
            start.Catalogue,
            start.Flavours,
            start.Machine,
            start.Notices,
            start.Observer,
            file => StoredNumbers.With(start.Plan.Options.KeepSamples ? file : FirstCallSummaries.Kept(SpeedEstimates.Kept(file))))
            .RunAsync(start.Plan, start.Folder, start.Resume, cancellation);
}

// Lets the measurement ask the analysis, which do not know each other, when enough has been measured.
internal sealed class AnalysedStoppingRule : IStoppingRule
{
    public IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double? until, int most) =>
        until is { } width ? StoppingRule.LaunchesWanted(soFar, width, most) : PairedRun.LaunchesWanted(soFar, most);

    public int NextLook(int launches, bool isComparison) =>
        isComparison ? PairedRun.NextLook(launches) : StoppingRule.NextLook(launches);

    public bool WantsRound(IReadOnlyList<Sample> batches) => StoppingRule.WantsRound(batches);

    public bool LooksForHiddenWork(IReadOnlyList<HiddenWork> found) => HiddenWorkAnalysis.LooksAgain(found);
}
