using System.Collections.Concurrent;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Journaling;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

// Starts the workers of cases, each within its limits. The journal remembers them, so that a resumed run can end them.
internal sealed class WorkerSessions
{
    private readonly Plan _plan;
    private readonly BuildResult _built;
    private readonly Journal _journal;
    private readonly CancellationToken _cancellation;

    private readonly ConcurrentDictionary<string, bool> _started;
    private readonly ExperimentBudget? _budget;

    public WorkerSessions(Plan plan, BuildResult built, IWorkers workers, Journal journal, CancellationToken cancellation)
        : this(plan, built, workers, journal, [], budget: null, cancellation)
    {
    }

    private WorkerSessions(
        Plan plan,
        BuildResult built,
        IWorkers workers,
        Journal journal,
        ConcurrentDictionary<string, bool> started,
        ExperimentBudget? budget,
        CancellationToken cancellation)
    {
        (_plan, _built, _journal, _started, _budget, _cancellation) = (plan, built, journal, started, budget, cancellation);
        Workers = workers;
    }

    public IWorkers Workers { get; }

    // The same for an experiment, whose workers end with its budget.
    public WorkerSessions Within(ExperimentBudget budget) => new(_plan, _built, Workers, _journal, _started, budget, _cancellation);

    // Whether a worker has started on a target, so that its runtime is not at fault where another one does not.
    public bool HasStartedOn(string target) => _started.ContainsKey(target);

    // ended: the worker that it replaces; null if there is none.
    // under: puts its program into another one that runs it; null: it runs by itself.
    // beside: the loop beside a worker that is asked again, because it did not answer; null for any other.
    public async Task<Worker> StartAsync(
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

        var program = Program(cases);
        var limits = Limits(cases);
        limits = limits with { Step = limits.Step * slowdown, AfterBudget = limits.AfterBudget * slowdown };
        limits = beside is null ? limits : limits.Again(() => beside.Given);
        var worker = await Worker.StartAsync(Workers, under?.Invoke(program) ?? program, limits, Remember, _cancellation);
        _started[_plan.Cases[cases[0]].Id.Table.Target] = true;
        return worker;
    }

    // Starts a process for some cases of one serializer that is sent no commands: everything it needs to know is in its arguments.
    public Worker StartWithArguments(IReadOnlyList<int> cases, IReadOnlyList<string> arguments) =>
        Worker.StartWithArguments(Workers, Program(cases), arguments, Limits(cases), Remember, _cancellation);

    public OpenCommand OpenCommand(int index)
    {
        var planned = _plan.Cases[index];
        return OpenCommand(planned, _built.ValuesOf(planned.Id.Table), _built.Compressor(planned));
    }

    public static OpenCommand OpenCommand(PlannedCase planned, ValuesFile values, BuiltUnit? compressor = null)
    {
        var table = planned.Id.Table;
        var command = new OpenCommand(planned.Serializer.Name, table.Dataset, planned.IsMany, planned.Shape, values.Path)
        {
            Streams = planned.Streams,
        };
        return compressor is null ? command : command with
        {
            CompressorPath = compressor.Assembly,
            CompressorClass = planned.Compressor!.Compressor.ClassName,
            CompressorConfiguration = planned.Compressor.Configuration.Name,
        };
    }

    private WorkerProgram Program(IReadOnlyList<int> cases)
    {
        var first = _plan.Cases[cases[0]];
        return WorkerProgram.Of(_built.Worker(first), first.Id.Table.Target);
    }

    private WorkerLimits Limits(IEnumerable<int> cases)
    {
        var values = cases.Select(index => _built.ValuesOf(_plan.Cases[index].Id.Table)).Distinct();
        return WorkerLimits.For(_plan.Options, values) with
        {
            // Where launches are made whatever the budget, no step of them is cut short.
            BudgetLeft = _budget is { Limit: { } limit } budget && _plan.LaunchesBeforeBudget == 0
                ? () => limit - TimeSpan.FromSeconds(budget.Seconds) : null,
        };
    }

    // A resumed run ends it if it still lives; one that is gone needs no entry.
    private void Remember(Worker worker)
    {
        if (worker.Started is { } started)
        {
            _journal.Add(new WorkerEntry(worker.Id, started, worker.FamilyMark));
        }
    }
}
