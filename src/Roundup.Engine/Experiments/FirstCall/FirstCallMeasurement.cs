using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;

namespace Roundup.Engine.Experiments.FirstCall;

// In each launch one fresh process for each serializer, operation, target, shape and count, in random order, one alive at a time.
internal sealed class FirstCallMeasurement(ExperimentScope scope)
{
    // About how long a process takes, seconds, before any was measured: as in docs/results/startup.json.br.
    private const double ProcessSeconds = 0.32;

    private readonly FinishedLaunches _finished = ((FirstCallState)scope.State).Finished;
    private readonly ProofPayloads _payloads = new(scope.Plan, scope.Private, scope.Ledger);
    private double _longest;

    // The tables that the user's budget buys; null where the user gave none.
    private TableChoice? _tablesWithinBudget;

    private double ElapsedSeconds => scope.Budget.Seconds;

    public async Task RunAsync()
    {
        DescribeTargets();
        var groups = FirstCallGroup.Of(scope.Plan, scope.Cases, scope.Built, scope.Ledger.IsOpen);
        var launches = scope.Effort.Launches;
        _tablesWithinBudget = Chosen(groups);
        var chosen = groups.Where(IsChosen).ToList();
        scope.Observer.StageStarted(RunStage.Measure, launches * chosen.Count);
        for (var launch = 0; launch < launches; launch++)
        {
            // In the first launch of a budget the tables that are wanted most come first.
            var random = RandomOrder.Shuffle(chosen, SeededRandom.For(scope.Plan.Seed ^ 0xF125, launch));
            var order = launch == 0 && _tablesWithinBudget is { } choice
                ? [.. random.OrderBy(group => group.Cases.Min(choice.Place))]
                : random;
            for (var position = 0; position < order.Count; position++)
            {
                var done = (launch * chosen.Count) + position;
                var what = $"launch {launch + 1}/{launches}: {order[position].Name}";
                scope.Observer.Progress(RunStage.Measure, done, launches * chosen.Count, what);
                await ProcessAsync(order[position], launch, position);
            }
        }

        scope.Observer.Progress(RunStage.Measure, launches * chosen.Count, launches * chosen.Count, "");
        BudgetNotice.AddOmitted(scope);
    }

    // The tables that the user's budget buys; those of an earlier part of the run stay.
    private TableChoice? Chosen(IReadOnlyList<FirstCallGroup> groups)
    {
        if (scope.Budget.Limit is not { } budget)
        {
            return null;
        }

        var choice = new TableChoice(scope.Plan, scope.Cases.Where(scope.Ledger.IsOpen), joinsDatasets: true);
        double Cost(IReadOnlyCollection<int> cases) => groups.Count(group => group.Cases.Any(cases.Contains)) * ProcessSeconds;
        if (BudgetNotice.Fit(choice, budget, scope.Effort.Launches, Cost, IsBegun) is { } notice)
        {
            scope.Ledger.Notice(notice);
        }

        return choice;
    }

    private bool IsChosen(FirstCallGroup group) => _tablesWithinBudget is not { } choice || group.Cases.Any(choice.Takes);

    private bool IsBegun(int index) => scope.Ledger.Launches(index) > 0;

    // Whether the budget ends before a process. The first launch of a table ends with all its rows; where time is over, the tables after it
    // are left out.
    private bool IsOver(FirstCallGroup group, int launch)
    {
        if (scope.Budget.Limit is not { } budget || ElapsedSeconds + _longest <= budget.TotalSeconds)
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

    // A process that a case has ended is run again without that case: the others are owed their launch.
    private async Task ProcessAsync(FirstCallGroup group, int launch, int position)
    {
        while (!_finished.Contains(group.Number, launch) && group.Cases.Where(scope.Ledger.IsOpen).ToList() is { Count: > 0 } cases)
        {
            scope.Cancellation.ThrowIfCancellationRequested();
            if (IsOver(group, launch))
            {
                return;
            }

            var started = ElapsedSeconds;
            var run = new FirstCallProcess(scope, _payloads, cases);
            try
            {
                var samples = await run.RunAsync(launch, position, () => ElapsedSeconds);
                var calls = cases.Zip(samples, (index, sample) => new FirstCallOf(index, sample));
                scope.Ledger.Add(new FirstCallsEntry(group.Number, launch, [.. calls], ElapsedSeconds - started));
                _longest = Math.Max(_longest, ElapsedSeconds - started);
            }
            catch (WorkerFailedException e) when (scope.Steps.NotesFirstKill(e, [run.Current]))
            {
                // As if it had not been started.
            }
            catch (WorkerFailedException e) when (scope.Steps.NotesCutOff(e, [run.Current]))
            {
                return;
            }
            catch (Exception e) when (HostFault.IsOfStep(e))
            {
                scope.Steps.End(run.Current, e);
            }
        }
    }

    private void DescribeTargets()
    {
        // A check starts workers, but times nothing in them.
        var isAlone = scope.Plan.Experiments.All(one => one.Name is ExperimentNames.FirstCall or ExperimentNames.Check);
        foreach (var target in scope.Ledger.State.Targets.Values.ToList())
        {
            scope.Ledger.Add(new TargetEntry(Targets.InFirstCalls(target, isAlone)));
        }
    }
}
