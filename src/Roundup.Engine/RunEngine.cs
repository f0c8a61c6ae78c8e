using System.Diagnostics;
using System.Reflection;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Archiving;
using Roundup.Engine.Building;
using Roundup.Engine.Experiments;
using Roundup.Engine.Journaling;
using Roundup.Engine.Machine;
using Roundup.Engine.Processes;
using Roundup.Engine.Progress;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Results;
using Roundup.Results.Messages;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Engine;

/// <summary>Runs the stages Build, Verify and Measure (the experiment): from a plan to a results file.</summary>
/// <param name="catalogue">What exists.</param>
/// <param name="machine">The machine before the start.</param>
/// <param name="notices">What the checks before the start found.</param>
/// <param name="observer">Receives the progress of the run.</param>
public sealed class RunEngine(RoundupCatalogue catalogue, MachineInfo machine, IReadOnlyList<Notice> notices, IRunObserver observer)
{
    /// <summary>The name of the results file in a run's folder.</summary>
    public const string ResultsName = "results.json";

    private readonly Layout _layout = new(catalogue.Root);

    private readonly IReadOnlyList<IExperiment> _experiments = [.. catalogue.Experiments.OfType<IExperiment>()];

    /// <summary>
    /// Runs a plan. A failing serializer is part of the result; an exception is thrown only for a failure of the whole run.
    /// </summary>
    /// <param name="plan">The plan.</param>
    /// <param name="folder">The existing, writable folder of the journal and results.json.</param>
    /// <param name="resume">Whether to continue the journal in <paramref name="folder"/>.</param>
    /// <param name="cancellation">
    /// Ctrl+C: the run ends early, and the results so far are written and returned, marked as interrupted.
    /// </param>
    /// <exception cref="RoundupException">The run as a whole cannot continue.</exception>
    public async Task<ResultsFile> RunAsync(Plan plan, string folder, bool resume, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(plan);
        var experiment = _experiments.First(known => known.Name == plan.Experiment);
        if (experiment.DataType is { } data)
        {
            ResultsStore.AddData(data);
        }

        var state = new RunState(plan, experiment.NewState(plan.Cases.Count));
        using var journal = Open(plan, folder, resume, state);
        var interrupted = false;
        try
        {
            await StagesAsync(plan, experiment, folder, journal, cancellation).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            interrupted = true;
        }

        ArchiveIndex.Write(plan, state);
        var results = Results(plan, state, interrupted, experiment.ReasonNotMeasured);
        ResultsStore.Write(results, Path.Combine(folder, ResultsName));
        return results;
    }

    private Journal Open(Plan plan, string folder, bool resume, RunState state)
    {
        var cases = plan.Cases.Select(planned => planned.Id.ToString()).ToList();
        if (!resume)
        {
            var journal = Journal.Create(folder, state);
            journal.Add(new RunEntry(plan.Options, cases, DateTimeOffset.Now, ResultsFile.CurrentSchema));
            foreach (var notice in notices)
            {
                journal.Add(new NoticeEntry(notice));
            }

            return journal;
        }

        var continued = Journal.Continue(folder, state);
        if (state.Run is null)
        {
            continued.Dispose();
            throw RunFolder.EmptyJournal(folder);
        }

        RunFolder.KillLeftoverWorkers(state.Workers);
        return continued;
    }

    private async Task StagesAsync(Plan plan, IExperiment experiment, string folder, Journal journal, CancellationToken cancellation)
    {
        var clock = Stopwatch.StartNew();
        double buildSeconds = 0, verifySeconds = 0;
        ProcessorTimes? before = null;
        try
        {
            var built = await new BuildStage(_layout, plan, catalogue.Datasets, observer).RunAsync(cancellation).ConfigureAwait(false);
            foreach (var worker in built.Workers)
            {
                journal.Add(new BuiltEntry(worker.Unit.Library!.Name, worker.Version, worker.FileVersion, worker.IsFromPackageSource));
            }

            foreach (var compressor in built.Compressors)
            {
                var name = compressor.Unit.Compressor!.Name;
                journal.Add(new CompressorEntry(name, compressor.Version, compressor.FileVersion, compressor.IsFromPackageSource));
            }

            journal.State.DeployedBytes = DeployedBytes(plan, built);
            journal.State.Values = [.. built.Values.Select(values => values.Info)];
            ResultsFile SoFar() => Results(plan, journal.State, interrupted: false, experiment.ReasonNotMeasured);
            var context = new RunContext(plan, folder, built, journal, observer, SoFar, cancellation);
            foreach (var (target, reason) in built.TargetFailures)
            {
                context.EndTarget(target, reason);
            }

            for (var index = 0; index < plan.Cases.Count; index++)
            {
                if (built.Failure(plan.Cases[index]) is { } failure)
                {
                    context.End(index, failure.Outcome, failure.Reason);
                }
            }

            buildSeconds = clock.Elapsed.TotalSeconds;
            await new VerifyStage(context).RunAsync().ConfigureAwait(false);
            verifySeconds = clock.Elapsed.TotalSeconds - buildSeconds;
            before = ProcessorTimes.Now();
            await experiment.RunAsync(context).ConfigureAwait(false);
        }
        finally
        {
            var measureSeconds = Math.Max(0, clock.Elapsed.TotalSeconds - buildSeconds - verifySeconds);
            var measuring = before is null ? null : ProcessorTimes.Between(before, ProcessorTimes.Now());
            journal.Add(new PartEntry(buildSeconds, verifySeconds, measureSeconds, measuring));
        }
    }

    private static Dictionary<int, long> DeployedBytes(Plan plan, BuildResult built)
    {
        var published = new Dictionary<int, long>();
        for (var index = 0; index < plan.Cases.Count; index++)
        {
            if (built.Failure(plan.Cases[index]) is null && built.Worker(plan.Cases[index]).DeployedBytes is { } bytes)
            {
                published[index] = bytes;
            }
        }

        return published;
    }

    private ResultsFile Results(Plan plan, RunState state, bool interrupted, string reasonNotMeasured) => new()
    {
        Run = new RunInfo
        {
            Suite = plan.Suite,
            Description = plan.Description,
            Experiment = plan.Experiment,
            Command = plan.Options.CommandLine,
            RoundupVersion = RoundupVersion(),
            Seed = plan.Seed,
            Effort = plan.Effort.Name,
            Launches = plan.Effort.Launches,
            Until = plan.Effort.Until,
            MostLaunches = plan.Effort.Until is null ? 0 : plan.Effort.MostLaunches,
            Rounds = plan.Effort.Rounds,
            BatchMs = plan.Effort.BatchMs,
            Baseline = plan.Baseline,
            BaselineTarget = plan.BaselineTarget,
            Started = state.Run!.Started,
            Finished = DateTimeOffset.Now,
            BuildSeconds = state.Seconds.BuildSeconds,
            VerifySeconds = state.Seconds.VerifySeconds,
            MeasureSeconds = state.MeasuredSeconds,
            Interrupted = interrupted,
            ExtraColumns = plan.ExtraColumns,
            Report = plan.Report,
        },
        Machine = machine with
        {
            Sdk = Toolchain.SdkVersion(_layout.Serializers),
            StealShare = state.Seconds.Measuring?.StolenShare,
        },
        Targets = [.. state.Targets.Values],
        Serializers = [.. plan.Cases.DistinctBy(planned => planned.Id.Serializer).Select(planned => Info(planned, state))],
        Compressors =
        [
            .. plan.Cases.Select(planned => planned.Compressor)
                .OfType<CatalogueCompressor>()
                .Distinct()
                .Select(compressor => Info(compressor, state)),
        ],
        Datasets = state.Values,
        Notices = [.. state.Notices, .. PostRunChecks.Check(state.Seconds.Measuring?.StolenShare)],
        Published = plan.Published,
        Cases = state.Results(interrupted ? "the run was interrupted before it was tried" : reasonNotMeasured),
    };

    private static string RoundupVersion() =>
        typeof(RunEngine).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0]
        ?? "unknown";

    private static CompressorInfo Info(CatalogueCompressor entry, RunState state)
    {
        var built = state.Compressors.GetValueOrDefault(entry.Compressor.Name);
        return new CompressorInfo
        {
            Name = entry.Row.FullName,
            Package = entry.Compressor.Package,
            Version = built?.Version,
            FileVersion = built?.FileVersion,
            FromPackageSource = built?.FromPackageSource ?? false,
            Status = entry.Compressor.Status,
            Home = entry.Compressor.Home,
            LastRelease = entry.Compressor.LastRelease,
            Licence = entry.Compressor.Licence,
            Notes = entry.Notes is { } notes ? Shortened.To(FileLimits.Text, notes) : null,
        };
    }

    private static SerializerInfo Info(PlannedCase planned, RunState state)
    {
        var library = planned.Library;
        var built = state.Built.GetValueOrDefault(library.Name);
        string?[] notes = [library.Notes, planned.Row.Notes];
        var text = string.Join(" ", notes.Where(note => !string.IsNullOrEmpty(note)));
        return new SerializerInfo
        {
            Name = planned.Row.FullName,
            Library = library.Name,
            Package = library.Package,
            Version = library.Package is null ? state.Targets.GetValueOrDefault(planned.Id.Cell.Target)?.Version : built?.Version,
            FileVersion = built?.FileVersion,
            FromPackageSource = built?.FromPackageSource ?? false,
            Format = library.Format,
            FormatDetails = library.FormatDetails,
            Home = library.Home,
            LastRelease = library.LastRelease,
            Licence = library.Licence,
            Needs = planned.Row.Needs,
            Status = library.Status,
            StatusReason = library.StatusReason,
            Dangerous = library.Dangerous,
            Notes = text.Length > 0 ? Shortened.To(FileLimits.Text, text) : null,
            IsFloor = planned.Row.IsFloor,
        };
    }
}
