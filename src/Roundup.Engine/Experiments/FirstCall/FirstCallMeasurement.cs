using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>
/// In each launch one fresh process for each row, operation, target, shape and count, in random order, one alive at a time.
/// </summary>
internal sealed class FirstCallMeasurement(RunContext context)
{
    /// <summary>About how long a process takes, seconds, before any was measured: as in docs/results/startup.json.br.</summary>
    private const double ProcessSeconds = 0.32;

    private readonly FinishedLaunches _finished = ((FirstCallState)context.State).Finished;
    private readonly ProofPayloads _payloads = new(context);
    private double _longest;

    /// <summary>The tables that the user's budget buys; null where the user gave none.</summary>
    private TableChoice? _tablesWithinBudget;

    private double ElapsedSeconds => context.Seconds;

    /// <summary>Runs all processes that have not come to their end yet.</summary>
    public async Task RunAsync()
    {
        DescribeTargets();
        var groups = FirstCallGroup.Of(context.Plan, context.Cases, context.Built, context.IsOpen);
        var launches = context.Effort.Launches;
        _tablesWithinBudget = Chosen(groups);
        var chosen = groups.Where(IsChosen).ToList();
        context.Observer.StageStarted(RunStage.Measure, launches * chosen.Count);
        for (var launch = 0; launch < launches; launch++)
        {
            // In the first launch of a budget the tables that are wanted most come first.
            var random = RandomOrder.Shuffle(chosen, SeededRandom.For(context.Plan.Seed ^ 0xF125, launch));
            var order = launch == 0 && _tablesWithinBudget is { } choice
                ? [.. random.OrderBy(group => group.Cases.Min(choice.Place))]
                : random;
            for (var position = 0; position < order.Count; position++)
            {
                var done = (launch * chosen.Count) + position;
                var what = $"launch {launch + 1}/{launches}: {order[position].Name}";
                context.Observer.Progress(RunStage.Measure, done, launches * chosen.Count, what);
                await ProcessAsync(order[position], launch, position);
            }
        }

        context.Observer.Progress(RunStage.Measure, launches * chosen.Count, launches * chosen.Count, "");
        context.NoticeWhatTheBudgetLeftOut();
    }

    /// <summary>The tables that the user's budget buys; those of an earlier part of the run stay.</summary>
    private TableChoice? Chosen(IReadOnlyList<FirstCallGroup> groups)
    {
        if (context.Budget is not { } budget)
        {
            return null;
        }

        var choice = new TableChoice(context.Plan, context.Cases.Where(context.IsOpen), joinsDatasets: true);
        double Cost(IReadOnlyCollection<int> cases) => groups.Count(group => group.Cases.Any(cases.Contains)) * ProcessSeconds;
        if (BudgetNotice.Fit(choice, budget, context.Effort.Launches, Cost, IsBegun) is { } notice)
        {
            context.Notice(notice);
        }

        return choice;
    }

    private bool IsChosen(FirstCallGroup group) => _tablesWithinBudget is not { } choice || group.Cases.Any(choice.Takes);

    private bool IsBegun(int index) => context.Launches(index) > 0;

    /// <summary>
    /// Whether the budget ends before a process. The first launch of a table ends with all its rows; where time is over, the tables after
    /// it are left out.
    /// </summary>
    private bool IsOver(FirstCallGroup group, int launch)
    {
        if (context.Budget is not { } budget || ElapsedSeconds + _longest <= budget.TotalSeconds)
        {
            return false;
        }

        if (launch > 0)
        {
            return true;
        }

        _tablesWithinBudget!.Fit(_ => false, IsBegun);
        return !IsChosen(group);
    }

    /// <summary>A process that a case has ended is run again without that case: the others are owed their launch.</summary>
    private async Task ProcessAsync(FirstCallGroup group, int launch, int position)
    {
        while (!_finished.Contains(group.Number, launch) && group.Cases.Where(context.IsOpen).ToList() is { Count: > 0 } cases)
        {
            context.Cancellation.ThrowIfCancellationRequested();
            if (IsOver(group, launch))
            {
                return;
            }

            var started = ElapsedSeconds;
            var run = new FirstCallProcess(context, _payloads, cases);
            try
            {
                var samples = await run.RunAsync(launch, position, () => ElapsedSeconds);
                var calls = cases.Zip(samples, (index, sample) => new FirstCallOf(index, sample));
                context.Journal.Add(new FirstCallsEntry(group.Number, launch, [.. calls], ElapsedSeconds - started));
                _longest = Math.Max(_longest, ElapsedSeconds - started);
            }
            catch (WorkerFailedException e) when (context.NotesFirstKill(e, [run.Current]))
            {
                // As if it had not been started.
            }
            catch (WorkerFailedException e) when (context.NotesCutOff(e, [run.Current]))
            {
                return;
            }
            catch (Exception e) when (HostFault.IsOfStep(e))
            {
                context.End(run.Current, e);
            }
        }
    }

    private void DescribeTargets()
    {
        // A check starts workers, but times nothing in them.
        var isAlone = context.Plan.Experiments.All(one => one.Name is ExperimentNames.FirstCall or ExperimentNames.Check);
        foreach (var target in context.Journal.State.Targets.Values.ToList())
        {
            context.Journal.Add(new TargetEntry(Targets.InFirstCalls(target, isAlone)));
        }
    }
}
