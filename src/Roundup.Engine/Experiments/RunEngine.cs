using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Machine;
using Roundup.Engine.Payloads;
using Roundup.Engine.Privacy;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler.Flavours;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Experiments;

/// <summary>Runs the stages Build, Verify and Measure (the experiments): from a plan to a results file.</summary>
/// <param name="catalogue">What exists.</param>
/// <param name="flavours">All flavours.</param>
/// <param name="machine">The machine before the start.</param>
/// <param name="notices">What the checks before the start found.</param>
/// <param name="observer">Receives the progress of the run.</param>
/// <param name="kept">What is kept of the results in results.json; null: all. The journal has all in any case.</param>
public sealed class RunEngine(
    RoundupCatalogue catalogue,
    IReadOnlyList<Flavour> flavours,
    MachineInfo machine,
    IReadOnlyList<Notice> notices,
    IRunObserver observer,
    Func<ResultsFile, ResultsFile>? kept = null)
{
    /// <summary>The name of the results file in a run's folder.</summary>
    public const string ResultsName = "results.json";

    private readonly RepositoryLayout _layout = new(catalogue.Root);

    internal IBuilds Builds { get; init; } =
        new UnitBuilds(new(catalogue.Root), [.. catalogue.Datasets, .. catalogue.Probes], flavours, observer);

    internal IWorkers Workers { get; init; } = WorkerLauncher.Instance;

    private readonly Dictionary<string, IExperiment> _experiments =
        catalogue.Experiments.OfType<IExperiment>().ToDictionary(experiment => experiment.Name);

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
        foreach (var planned in plan.Experiments)
        {
            _experiments[planned.Name].Require(plan);
        }

        using var held = RunLock.Take(folder);
        using var cache = CacheUse.Begin(_layout);
        var store = ExperimentParts.Store;
        var state = new RunState(
            plan, plan.Experiments.ToDictionary(planned => planned.Name, planned => _experiments[planned.Name].NewState(plan.Cases.Count)));
        var places = new PlaceFilter(plan.Options, _layout, folder);
        using var journal = Open(plan, folder, resume, state, places);
        var files = new PrivateFolder(_layout, folder, state.Run!.Started);
        files.RemoveAbandoned();
        var results = new RunResults(
            _layout, machine, plan, flavours, state, places, Workers.Time, name => _experiments[name].ReasonNotMeasured);
        ResultsFile End(bool interrupted, Exception? failure = null)
        {
            PayloadIndex.Write(plan, state);
            var file = results.Now(interrupted, failure);
            var path = Path.Combine(folder, ResultsName);
            store.Write(kept?.Invoke(file) ?? file, path);

            // The reports of the run are those that the file gives later.
            return kept is null ? file : store.Read(path);
        }

        var isToResume = false;
        try
        {
            await StagesAsync(plan, files, places, journal, results, cancellation);
            return End(interrupted: false);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            isToResume = files.HasFiles;
            return End(interrupted: true);
        }
        catch (Exception e) when (HostFault.IsOfStep(e))
        {
            observer.Noticed(results.NoticeOf(e));
            return End(interrupted: false, e);
        }
        catch (Exception e) when (e is RoundupException or IOException or UnauthorizedAccessException)
        {
            // What was won is kept, where it still can be written; the cause is the first failure.
            TryTo(() => End(interrupted: false));
            throw;
        }
        finally
        {
            if (!isToResume)
            {
                files.Remove();
            }
        }
    }

    private static void TryTo(Action write)
    {
        try
        {
            write();
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // The disk is full.
        }
    }

    private Journal Open(Plan plan, string folder, bool resume, RunState state, PlaceFilter places)
    {
        var cases = plan.Cases.Select(planned => planned.Id.ToString()).ToList();
        if (!resume)
        {
            var journal = Journal.Create(folder, state);
            journal.Add(new RunEntry(plan.Options.WithoutSecrets(), cases, Workers.Time.GetLocalNow(), ResultsFile.CurrentSchema)
            {
                Machine = machine,
            });
            foreach (var notice in notices)
            {
                journal.Add(new NoticeEntry(places.Clean(notice)));
            }

            return journal;
        }

        var continued = Journal.Continue(folder, state);
        if (state.Run is null)
        {
            continued.Dispose();
            throw RunFolder.EmptyJournal(folder);
        }

        if (state.Run.Machine is { } first && !first.IsOfKind(machine))
        {
            continued.Dispose();
            throw new RoundupException(
                ExitCode.Usage,
                $"The run in {folder} was started on {KindOf(first)}, and this is {KindOf(machine)}: resume it "
                + "on a machine of that kind, or start a new run, since launches of different kinds are never pooled.");
        }

        RunFolder.KillLeftoverWorkers(state.Workers);
        return continued;
    }

    // All that must be equal for launches to be pooled.
    private static string KindOf(MachineInfo machine) =>
        $"{machine.Cpu} with {CountText.Format(machine.LogicalCpus, "processor")}, {machine.Os}, {machine.Architecture}";

    private async Task StagesAsync(
        Plan plan,
        PrivateFolder files,
        PlaceFilter places,
        Journal journal,
        RunResults results,
        CancellationToken cancellation)
    {
        var clock = new StageClock(Workers.Time);
        ProcessorTimes? before = null;
        try
        {
            var built = await Builds.RunAsync(plan, cancellation);
            AddBuilt(journal, plan, built);
            var texts = new CaseTexts(plan, built, new OwnDataPrivacy(plan, _layout, places, [.. built.Values]));
            var ledger = new CaseLedger(plan, journal, observer, texts);
            var sessions = new WorkerSessions(plan, built, Workers, journal, cancellation);
            var setup = new RunSetup(plan, built, files, observer, cancellation);
            EndUnbuilt(plan, built, ledger);
            clock.Begin(RunStage.Verify);
            await new VerifyStage(setup, ledger, new CaseSteps(plan, built, ledger, sessions), sessions).RunAsync();
            clock.Begin(RunStage.Measure);
            before = ProcessorTimes.Now();
            foreach (var (index, planned) in plan.Experiments.Index())
            {
                var remaining = plan.Experiments.Count - index;
                var scope = ExperimentScope.Of(
                    setup, planned, remaining, ledger, sessions, () => results.Now(interrupted: false));
                await ExperimentAsync(scope, journal);
            }

            OutdatedResults.NoticeMeanwhile(plan, built, ledger);
        }
        finally
        {
            var measuring = before is null ? null : ProcessorTimes.Between(before, ProcessorTimes.Now());
            journal.Add(new PartEntry(clock.Seconds(RunStage.Build), clock.Seconds(RunStage.Verify), measuring));
        }
    }

    private static void AddBuilt(Journal journal, Plan plan, BuildResult built)
    {
        foreach (var worker in built.Workers)
        {
            var name = worker.Unit.Library!.Name;
            journal.Add(new BuiltEntry(name, worker.Version, worker.FileVersion, worker.IsFromPackageSource)
            {
                Released = worker.Released,
            });
        }

        foreach (var compressor in built.Compressors)
        {
            var name = compressor.Unit.Compressor!.Name;
            journal.Add(new CompressorEntry(name, compressor.Version, compressor.FileVersion, compressor.IsFromPackageSource)
            {
                Released = compressor.Released,
            });
        }

        journal.State.Published = plan.Cases.Index()
            .Where(one => built.Failure(one.Item) is null && built.Worker(one.Item).DeployedBytes is not null)
            .ToDictionary(one => one.Index, one => built.Worker(one.Item));
        journal.State.Code = built.CodeOf(plan);
        journal.State.Values = [.. built.Values.Select(values => values.Info)];
    }

    private static void EndUnbuilt(Plan plan, BuildResult built, CaseLedger ledger)
    {
        if (SourceNotices.Create(plan.Options.PackageSources, built.Workers.Concat(built.Compressors)) is { } elsewhere)
        {
            ledger.Notice(elsewhere);
        }

        foreach (var notice in OmittedToolNotices.Create(built.Workers))
        {
            ledger.Notice(notice);
        }

        SameCode.Check(plan, built);
        OutdatedResults.Forget(plan, built, ledger);
        foreach (var (target, reason) in built.TargetFailures)
        {
            ledger.EndTarget(target, reason);
        }

        for (var index = 0; index < plan.Cases.Count; index++)
        {
            if (built.Failure(plan.Cases[index]) is { } failure)
            {
                ledger.EndUnbuilt(index, failure.Outcome, failure.Reason, failure.Detail);
            }
        }

        OneSided.EndWithoutPair(plan, ledger);
    }

    private async Task ExperimentAsync(ExperimentScope scope, Journal journal)
    {
        var experiment = _experiments[scope.Name];
        var began = Workers.Time.GetTimestamp();
        try
        {
            OneSided.LeaveOut(scope, experiment.ComparesSerializers);
            await experiment.RunAsync(scope);
        }
        finally
        {
            journal.Add(new MeasuredEntry(scope.Name, Workers.Time.GetElapsedTime(began).TotalSeconds));
        }
    }
}
