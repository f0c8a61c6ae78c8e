using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Stored;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine;
using Roundup.Engine.Experiments;
using Roundup.ModelCompiler.Flavours;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Cli;

/// <summary>The stages Build, Verify and Measure.</summary>
internal delegate Task<ResultsFile> RunPlan(RunStart start, CancellationToken cancellation);

/// <summary>Everything the engine needs.</summary>
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
