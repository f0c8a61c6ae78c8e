using System.Collections.Concurrent;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Journaling;
using Roundup.Engine.Privacy;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Results.Messages;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Engine.Running;

/// <summary>
/// What verification and the experiments share: the plan with what was built for it, and the journal that all write to. Each experiment has
/// one of its own (<see cref="For"/>), in which the cases that it does not take are not open.
/// </summary>
public sealed class RunContext
{
    private readonly OwnDataPrivacy _privacy;
    private readonly Func<ResultsFile> _resultsSoFar;
    private readonly HashSet<string> _endedTargets = [];
    private readonly ConcurrentDictionary<int, bool> _cutOff = [];
    private readonly long _began;
    private ConcurrentDictionary<string, bool> _running = [];
    private double _earlierSeconds;
    private PlannedExperiment? _experiment;

    internal RunContext(
        Plan plan,
        string folder,
        PrivateFolder files,
        BuildResult built,
        IWorkers workers,
        OwnDataPrivacy privacy,
        Journal journal,
        IRunObserver observer,
        Func<ResultsFile> resultsSoFar,
        CancellationToken cancellation)
    {
        _privacy = privacy;
        _resultsSoFar = resultsSoFar;
        (Plan, Folder, Private, Built, Workers) = (plan, folder, files, built, workers);
        (Journal, Observer, Cancellation) = (journal, observer, cancellation);
        _began = workers.Time.GetTimestamp();
    }

    /// <summary>The plan of the run. Cases are named by their index in it.</summary>
    public Plan Plan { get; }

    /// <summary>The run's folder.</summary>
    public string Folder { get; }

    /// <summary>The folder of the run's files with values of its data.</summary>
    internal PrivateFolder Private { get; }

    internal BuildResult Built { get; }

    internal IWorkers Workers { get; }

    internal Journal Journal { get; }

    /// <summary>Receives the progress of the run.</summary>
    public IRunObserver Observer { get; }

    /// <summary>Cancelled when the user interrupts the run.</summary>
    public CancellationToken Cancellation { get; }

    /// <summary>How much the experiment measures.</summary>
    public Effort Effort => Experiment.Effort;

    /// <summary>The time that the experiment may measure, its earlier parts included; null: as long as it takes.</summary>
    public TimeSpan? Budget { get; private init; }

    /// <summary>Whether the time that the experiment may measure is over.</summary>
    internal bool IsOverBudget => Budget is { } budget && Seconds >= budget.TotalSeconds;

    /// <summary>The state of the experiment.</summary>
    public ExperimentState State => Journal.State.Read(Experiment.Name);

    /// <summary>Seconds that the experiment has measured, in earlier parts of the run too.</summary>
    internal double Seconds => _earlierSeconds + Workers.Time.GetElapsedTime(_began).TotalSeconds;

    /// <summary>The cases that the experiment takes, by index.</summary>
    public IEnumerable<int> Cases => Enumerable.Range(0, Plan.Cases.Count).Where(Takes);

    private PlannedExperiment Experiment =>
        _experiment ?? throw new InvalidOperationException("Building and verifying belong to no experiment.");

    /// <summary>The context of an experiment.</summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="remaining">The experiments that share what is left of the budget: this one and those after it.</param>
    internal RunContext For(PlannedExperiment experiment, int remaining)
    {
        TimeSpan Measured(params IEnumerable<PlannedExperiment> some) =>
            TimeSpan.FromSeconds(some.Sum(one => Journal.State.MeasuredSeconds(one.Name)));
        return new(
            Plan, Folder, Private, Built, Workers, _privacy, Journal, Observer, () => _resultsSoFar().Of(experiment.Name), Cancellation)
        {
            _experiment = experiment,
            _running = _running,
            _earlierSeconds = Journal.State.MeasuredSeconds(experiment.Name),
            Budget = Plan.Budget is { } all ? Measured(experiment) + ((all - Measured(Plan.Experiments)) / remaining) : null,
        };
    }

    /// <summary>The results as they would be if the run ended now: in an experiment its own alone.</summary>
    internal ResultsFile ResultsSoFar() => _resultsSoFar();

    /// <summary>Whether a case is still to be worked on.</summary>
    public bool IsOpen(int index) => Takes(index) && !Journal.State.HasEnded(index, _experiment?.Name);

    /// <summary>How many launches of a case the experiment has finished.</summary>
    public int Launches(int index) => Journal.State.Launches(index, Experiment.Name);

    /// <summary>Whether another experiment is still to read the payload of a case that verification wrote.</summary>
    internal bool IsPayloadWantedElsewhere(int index) => Journal.State.NeedsPayload(index, Experiment.Name);

    private bool Takes(int index) => _experiment?.Takes(Plan.Cases[index].Id) ?? true;

    /// <summary>Ends a case without a number.</summary>
    /// <param name="index">The case.</param>
    /// <param name="outcome">How it ended.</param>
    /// <param name="reason">Why.</param>
    /// <param name="frames">The library's first frames: names alone, so that nothing in them has seen a value.</param>
    public void End(int index, Outcome outcome, string reason, params IReadOnlyCollection<string> frames) =>
        Ended(index, outcome, _privacy.OfWorker(DatasetOf(index), reason), frames);

    /// <summary>Ends a case whose library does not take the values, as verification found out.</summary>
    internal void EndRefused(int index, Outcome outcome, string reason, IReadOnlyCollection<string> frames) =>
        Ended(index, outcome, _privacy.OfWorker(DatasetOf(index), reason), frames, refused: true);

    /// <summary>Ends a case that could not be built.</summary>
    /// <param name="index">The case.</param>
    /// <param name="outcome">How it ended.</param>
    /// <param name="reason">Why.</param>
    /// <param name="detail">What the tool said, where that is not the reason: it is kept as frames are.</param>
    internal void EndUnbuilt(int index, Outcome outcome, string reason, IReadOnlyCollection<string> detail) =>
        Ended(index, outcome, OfBuild(DatasetOf(index), reason), detail);

    /// <summary>The program that makes the values has seen them, and no other program of a build.</summary>
    private string OfBuild(string dataset, string reason) =>
        _privacy.OfBuild(dataset, reason) is var named && Built.FailureOf(dataset) is null ? named : _privacy.OfWorker(dataset, named);

    /// <summary>The members that a case lost, as the results tell them.</summary>
    internal IReadOnlyList<string> LostBy(int index, ComparedAnswer compared) =>
        [.. compared.Lost.Select(lost => _privacy.Lost(DatasetOf(index), InitialValues.Told(Plan.Cases[index].Dataset, lost.Key)))];

    /// <summary>An example of each loss, in the same order; null if the results have no values of the data.</summary>
    internal IReadOnlyList<string>? ExamplesOf(int index, ComparedAnswer compared) =>
        compared.Lost.Count == 0 || !_privacy.Shows(DatasetOf(index)) ? null
            : [.. compared.Lost.Select(lost => lost.Value + OfOwnCode(index, lost.Key))];

    private string OfOwnCode(int index, string lost) =>
        Plan.Cases[index].Row is { IsOwnCode: true, IsFloor: false } && !Comparison.IsForm(lost) ? ", of Roundup's code" : "";

    /// <summary>What an analyzer of the library said of a lost member, without values of own data; null where none did.</summary>
    internal string? ForetoldOf(int index, IReadOnlyList<string> lost)
    {
        var dataset = DatasetOf(index);
        return CompilerDiagnostics.Naming(Built.Worker(Plan.Cases[index]).Diagnostics.GetValueOrDefault(dataset) ?? [], lost) is { } text
            ? _privacy.OfWorker(dataset, text) : null;
    }

    /// <summary>A finding of a check without what the results must not have of the user's own data.</summary>
    internal CheckFinding Cleaned(int index, CheckFinding finding)
    {
        var dataset = DatasetOf(index);
        return finding with
        {
            Reason = finding.Reason is null ? null : Shortened.To(FileLimits.Reason, _privacy.OfWorker(dataset, finding.Reason)),
            Place = finding.Place is null ? null : _privacy.OfWorker(dataset, finding.Place),
            Lost = [.. finding.Lost.Select(lost => _privacy.Lost(dataset, lost))],
            Examples = _privacy.Shows(dataset) ? finding.Examples : null,
            Foretold = ForetoldOf(index, finding.Lost),
            Frames = finding.Frames is null ? null : [.. finding.Frames.Select(frame => _privacy.OfBuild(dataset, frame))],
        };
    }

    /// <summary>Does a step for some cases. What goes wrong ends them and nothing else, even where Roundup itself is at fault.</summary>
    /// <returns>Whether all of them are still open.</returns>
    public async Task<bool> TryAsync(IReadOnlyList<int> cases, Func<Task> step)
    {
        try
        {
            await step();
            return cases.All(IsOpen);
        }
        catch (Exception e) when (HostFault.IsOfStep(e))
        {
            foreach (var index in cases)
            {
                End(index, e);
            }

            return false;
        }
    }

    /// <summary>Does a step for some cases, and once more if the process that does it is killed from outside.</summary>
    internal async Task OnceMoreAsync(IReadOnlyList<int> cases, Func<Task> step)
    {
        try
        {
            await step();
        }
        catch (WorkerFailedException e) when (NotesFirstKill(e, cases))
        {
            await step();
        }
    }

    /// <summary>
    /// Whether a failure is that the process of some cases was killed from outside, for the first time for one of them at least: then it is
    /// noted, and no result yet, as a launch that was not finished is none.
    /// </summary>
    internal bool NotesFirstKill(Exception failure, IReadOnlyList<int> cases)
    {
        var spared = cases.Where(index => !Journal.State.WasKilled(index, _experiment?.Name)).ToList();
        if (failure is not WorkerFailedException { IsKilled: true } || spared.Count == 0)
        {
            return false;
        }

        spared.ForEach(index => Journal.Add(new KilledEntry(index) { Experiment = _experiment?.Name }));
        return true;
    }

    /// <summary>
    /// Whether a failure is that the budget ended before the row answered. Cases without a launch then end as not measured, and others keep
    /// their launches: it is not held against the row.
    /// </summary>
    internal bool NotesCutOff(WorkerFailedException failure, IReadOnlyList<int> cases)
    {
        if (failure.Outcome != Outcome.Skipped)
        {
            return false;
        }

        foreach (var index in cases.Where(index => Launches(index) == 0))
        {
            _cutOff[index] = true;
            End(index, failure.Outcome, failure.Message);
        }

        return true;
    }

    /// <summary>Ends a case by what was thrown in a step of it; where nothing can start on its target, all cases of that target.</summary>
    public void End(int index, Exception thrown)
    {
        var target = Plan.Cases[index].Id.Table.Target;
        if (thrown is not WorkerFailedException failure)
        {
            End(index, Outcome.Failed, HostFault.Sentence(thrown));
            if (Plan.Cases[index].Dataset.IsOwn)
            {
                // That a row fails on own data does not fail a run; that Roundup fails does.
                Notice(new(NoticeCode.HostFailed, _privacy.OfWorker(DatasetOf(index), HostFault.Cause(thrown))));
            }
        }
        else if (failure.IsRuntimeFault && !_running.ContainsKey(target))
        {
            EndTarget(target, failure.Message);
        }
        else if (Built.Worker(Plan.Cases[index]).ChangedFile() is { } changed)
        {
            End(index, Outcome.BuildFailed, $"{changed} was changed by something else after it was built: run again to build it again");
        }
        else if (_experiment is null && failure.Outcome == Outcome.Failed)
        {
            EndRefused(index, failure.Outcome, failure.Message, failure.Frames);
        }
        else
        {
            End(index, failure.Outcome, failure.Message, failure.Frames);
        }
    }

    /// <summary>Ends all cases of a target on which nothing can run. It is reported once, for the target: no row is at fault.</summary>
    internal void EndTarget(string target, string reason)
    {
        reason = Shortened.To(FileLimits.Reason, _privacy.OfTarget(reason));
        lock (_endedTargets)
        {
            if (!_endedTargets.Add(target))
            {
                return;
            }

            var open = Enumerable.Range(0, Plan.Cases.Count).Where(index => Plan.Cases[index].Id.Table.Target == target && IsOpen(index));
            foreach (var index in open)
            {
                Journal.Add(new OutcomeEntry(index, Outcome.Unavailable, reason) { Experiment = _experiment?.Name });
            }

            Notice(new Notice(NoticeCode.TargetUnavailable, target, reason));
        }
    }

    /// <summary>Writes a notice to the journal and passes it to the observer.</summary>
    public void Notice(Notice notice)
    {
        notice = _privacy.Clean(notice);
        Journal.Add(new NoticeEntry(notice));
        Observer.Noticed(notice);
    }

    /// <summary>Says which collections have a comparer, of which "exact" says nothing.</summary>
    internal void NoticeComparers()
    {
        foreach (var dataset in Plan.Cases.Select(planned => planned.Dataset).DistinctBy(dataset => dataset.Name))
        {
            var members = ModelComparers.Of(dataset).Select(member => _privacy.Lost(dataset.Name, member)).ToList();
            if (members.Count > 0)
            {
                Notice(new Notice(NoticeCode.ComparerNotCompared, NameList.Of(members, 3)));
            }
        }
    }

    /// <summary>Says what the budget left out, where one was given.</summary>
    internal void NoticeWhatTheBudgetLeftOut()
    {
        if (Plan.Options.Budget is { } budget)
        {
            var open = Cases.Where(index => IsOpen(index) || _cutOff.ContainsKey(index)).ToList();
            var left = open.Count(index => Launches(index) == 0);
            var fewer = open.Count(index => Launches(index) < Effort.Launches) - left;
            if (left + fewer > 0)
            {
                var time = TimeText.Of(budget.TotalSeconds);
                var where = Plan.Experiments.Count == 1 ? time : $"{time}, in {Experiment.Name},";
                Notice(new Notice(NoticeCode.BudgetLeftOut, where, left.ToString(), open.Count.ToString(), fewer.ToString()));
            }
        }
    }

    private string DatasetOf(int index) => Plan.Cases[index].Id.Table.Dataset;

    private void Ended(int index, Outcome outcome, string reason, IReadOnlyCollection<string> frames, bool refused = false)
    {
        if (IsOpen(index))
        {
            reason = Shortened.To(FileLimits.Reason, reason);
            string[]? told = frames.Count == 0 ? null : [.. frames.Select(frame => _privacy.OfBuild(DatasetOf(index), frame))];
            Journal.Add(new OutcomeEntry(index, outcome, reason)
            {
                Experiment = _experiment?.Name,
                Frames = told,
                Refused = refused ? true : null,
            });
            Observer.CaseEnded(Plan.Cases[index].Id, outcome, reason);
        }
    }

    /// <summary>Adds an entry of the experiment to the journal, and applies it to <see cref="State"/>.</summary>
    public void Add(Entry entry) => Journal.Add(entry);

    /// <summary>Starts the worker of some cases of one row, which ends when the result is disposed.</summary>
    /// <param name="cases">The cases.</param>
    public async Task<IAsyncDisposable> StartWorkerAsync(IReadOnlyList<int> cases) => await StartAsync(cases).ConfigureAwait(false);

    /// <summary>Starts the worker of some cases of one row.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="ended">The worker that it replaces; null if there is none.</param>
    /// <param name="under">Puts its program into another one that runs it; null: it runs by itself.</param>
    /// <param name="slowdown">How many times as long it may take then.</param>
    /// <param name="beside">The loop beside a worker that is asked again, because it did not answer; null for any other.</param>
    internal async Task<Worker> StartAsync(
        IReadOnlyList<int> cases,
        Worker? ended = null,
        Func<WorkerProgram, WorkerProgram>? under = null,
        double slowdown = 1,
        IReferenceLoop? beside = null)
    {
        if (ended is not null)
        {
            await ended.DisposeAsync();
        }

        var first = Plan.Cases[cases[0]];
        var target = first.Id.Table.Target;
        var program = WorkerProgram.Of(Built.Worker(first), target);
        var limits = Limits(cases);
        limits = limits with { Step = limits.Step * slowdown, AfterBudget = limits.AfterBudget * slowdown };
        limits = beside is null ? limits : limits.Again(() => beside.Given);
        var worker = await Worker.StartAsync(Workers, under?.Invoke(program) ?? program, limits, Remember, Cancellation);
        _running[target] = true;
        return worker;
    }

    /// <summary>
    /// Starts a process for some cases of one row that is sent no commands: everything it needs to know is in its arguments.
    /// </summary>
    internal Worker StartWithArguments(IReadOnlyList<int> cases, IReadOnlyList<string> arguments)
    {
        var first = Plan.Cases[cases[0]];
        var program = WorkerProgram.Of(Built.Worker(first), first.Id.Table.Target);
        return Worker.StartWithArguments(Workers, program, arguments, Limits(cases), Remember, Cancellation);
    }

    private WorkerLimits Limits(IEnumerable<int> cases)
    {
        var values = cases.Select(index => Built.ValuesOf(Plan.Cases[index].Id.Table)).Distinct();
        return WorkerLimits.For(Plan.Options, values) with
        {
            // Where launches are made whatever the budget, no step of them is cut short.
            BudgetLeft = Budget is { } budget && Plan.LaunchesBeforeBudget == 0 ? () => budget - TimeSpan.FromSeconds(Seconds) : null,
        };
    }

    /// <summary>A resumed run ends it if it still lives; one that is gone needs no entry.</summary>
    private void Remember(Worker worker)
    {
        if (worker.Started is { } started)
        {
            Journal.Add(new WorkerEntry(worker.Id, started, worker.FamilyMark));
        }
    }

    /// <summary>The command that opens a case in a worker.</summary>
    internal OpenCommand OpenCommand(int index)
    {
        var planned = Plan.Cases[index];
        return OpenCommand(planned, Built.ValuesOf(planned.Id.Table), Built.Compressor(planned));
    }

    /// <summary>The command that opens a case with its values, and with its compressor where it has one.</summary>
    internal static OpenCommand OpenCommand(PlannedCase planned, ValuesFile values, BuiltUnit? compressor = null)
    {
        var table = planned.Id.Table;
        var command = new OpenCommand(planned.Row.Name, table.Dataset, planned.IsMany, planned.Shape, values.Path)
        {
            Streams = planned.Streams,
        };
        return compressor is null ? command : command with
        {
            CompressorPath = compressor.Assembly,
            CompressorClass = planned.Compressor!.Compressor.ClassName,
            CompressorRow = planned.Compressor.Row.Name,
        };
    }
}
