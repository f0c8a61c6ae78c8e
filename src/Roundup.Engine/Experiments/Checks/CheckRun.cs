using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Running;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Experiments.Checks;

// Runs all checks. Each serializer has one worker on a target for the probes that are compiled together. A check at which it crashes
// costs that check and a restart. The two sides of a comparison take turns, so that a budget ends both at the same check.
internal sealed class CheckRun(ExperimentScope scope)
{
    private readonly CheckState _state = (CheckState)scope.State;
    private int _done;
    private int _total;

    // The rules of a run. What comes back by itself is always among them: it says what a reader is to blame for.
    public static IEnumerable<ICheckRule> FindRules(RunOptions options) => CheckRules.All.Where(rule =>
        options.CheckCategories.Count == 0 || rule.Category == CheckCategory.Values
            || options.CheckCategories.Contains(rule.Category));

    public static int Count(CheckCases cases, ICheckRule rule, int index) =>
        cases.Takes(rule, index) && (rule.UsesReferences || !cases[index].Serializer.IsReference)
            ? rule.Plan(cases, index).Count(cases.IsWanted)
            : 0;

    // Refuses options that leave nothing to ask of the cases of a plan, whatever comes of their builds.
    // Throws RoundupException: nothing is left.
    public static void Require(Plan plan)
    {
        var indices = Enumerable.Range(0, plan.Cases.Count).Where(index => plan.Cases[index].Unsupported is null).ToList();
        var cases = new CheckCases(plan, indices);
        if (plan.Options.Replay is { } id && !indices.Exists(index => FindRulesOf(cases, index).Any(cases.IsReplayed)))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"No check of this run is named '{id}': take the name from a failure, and the serializers and runtimes of its run.");
        }

        // A part of the suite may have the one serializer and not the other.
        var readers = new ReaderRule();
        if (plan.Options is { Shard: null } options && options.WrittenBy.Count + options.ReadBy.Count > 0 && indices.Count > 0
            && indices.TrueForAll(index => Count(cases, readers, index) == 0))
        {
            var why = string.Join("; ", indices.Select(index => readers.WhyNothing(cases, index)).Distinct().Take(2));
            throw new RoundupException(
                ExitCode.Usage,
                $"No serializer is left that reads what another one writes ({why}): name others with --written-by and --read-by.");
        }
    }

    private static IEnumerable<PlannedCheck> FindRulesOf(CheckCases cases, int index) =>
        CheckRules.All.Where(rule => cases.Takes(rule, index)).SelectMany(rule => rule.Plan(cases, index));

    // First the checks of each case alone; then those of payloads of others, which are there by now.
    public async Task RunAsync()
    {
        var open = Wanted();
        var all = new CheckCases(scope.Plan, open);
        var asked = FindRules(scope.Plan.Options).ToList();
        _total = open.Sum(index => asked.Sum(rule => Count(all, rule, index)));
        scope.Observer.StageStarted(RunStage.Check, _total);
        var before = SidesBefore(open);
        var lanes = open.GroupBy(index => WorkerOf(before[index]))
            .Select(lane => lane.GroupBy(index => before[index]).SelectMany(turn => turn).ToList())
            .ToList();
        var parallel = new ParallelOptions
        {
            MaxDegreeOfParallelism = Environment.ProcessorCount,
            CancellationToken = scope.Cancellation,
        };
        using var turns = new Turns(parallel.MaxDegreeOfParallelism);
        foreach (var readsOthers in (bool[])[false, true])
        {
            var rules = asked.FindAll(rule => rule.ReadsOthers == readsOthers);

            // Nothing is read of a case that has ended by now, be it in this part of the run or an earlier one.
            var cases = new CheckCases(scope.Plan, [.. open.Where(scope.Ledger.IsOpen)]);
            await Parallel.ForEachAsync(lanes, parallel, async (lane, _) => await RunLaneAsync(lane, cases, rules, all, turns));
        }

        AddBudgetNotice();
    }

    private (string SerializerName, string Target, string Unit) WorkerOf(int index)
    {
        var planned = scope.Plan.Cases[index];
        return (planned.Id.SerializerName, planned.Id.Table.Target, BuildUnit.Worker(planned).Name);
    }

    // Of each case the one before the change that it is compared with; a case that is compared with none is its own.
    private Dictionary<int, int> SidesBefore(IReadOnlyList<int> open)
    {
        var places = open.ToDictionary(index => scope.Plan.Cases[index].Id);
        return open.ToDictionary(index => index, index =>
            scope.Plan.Comparison?.BaseOf(scope.Plan.Cases[index].Id) is { } id ? places.GetValueOrDefault(id, index) : index);
    }

    private List<int> Wanted()
    {
        var open = scope.Cases.Where(scope.Ledger.IsOpen);
        var all = new CheckCases(scope.Plan, [.. scope.Cases]);
        if (!all.IsReplay)
        {
            return [.. open];
        }

        var named = scope.Cases.SelectMany(index => FindRulesOf(all, index)).Where(all.IsReplayed).ToList();
        return [.. open.Where(index => named.Exists(check => check.Reader == index || check.Writer == index))];
    }

    private void AddBudgetNotice()
    {
        var open = scope.Cases.Where(scope.Ledger.IsOpen).ToList();
        var partly = open.Count(index => Enum.GetValues<CheckCategory>().Any(category =>
            _state.AnswersOf(index, category)?.NotRun == SerializerChecker.BudgetEnded));
        if (scope.Plan.Options.Budget is { } budget && scope.Budget.IsOver)
        {
            var left = open.Count(index => !_state.IsPlanned(index));
            if (left + partly > 0)
            {
                scope.Ledger.Notice(new(
                    NoticeCode.BudgetLeftOutSentences, TimeText.Format(budget.TotalSeconds), $"{left}", $"{open.Count}", $"{partly}"));
            }
        }
    }

    // Asks the cases of a lane; planned are the cases as they were when the checks were counted.
    private async Task RunLaneAsync(
        IReadOnlyList<int> lane, CheckCases cases, IReadOnlyList<ICheckRule> rules, CheckCases planned, Turns turns)
    {
        var checkers = lane.GroupBy(WorkerOf).ToDictionary(
            row => row.Key, row => new SerializerChecker(scope, cases, _state, [.. row], turns));
        try
        {
            foreach (var index in lane)
            {
                await scope.Steps.TryAsync([index], () => RunRulesAsync(checkers[WorkerOf(index)], index, cases, rules));
                scope.Observer.Progress(
                    RunStage.Check,
                    Interlocked.Add(ref _done, rules.Sum(rule => Count(planned, rule, index))),
                    _total,
                    $"{scope.Plan.Cases[index].Id.SerializerName} {scope.Plan.Cases[index].Dataset.Name}");
            }
        }
        finally
        {
            foreach (var checker in checkers.Values)
            {
                await checker.DisposeAsync();
            }
        }
    }

    private async Task RunRulesAsync(SerializerChecker checker, int index, CheckCases cases, IReadOnlyList<ICheckRule> rules)
    {
        foreach (var rule in rules)
        {
            if (scope.Ledger.IsOpen(index) && cases.Takes(rule, index) && !_state.IsPlanned(index, rule))
            {
                await checker.RunAsync(index, rule);
            }
        }

        if (scope.Ledger.IsOpen(index))
        {
            await checker.RestoreAsync(index);
        }
    }
}
