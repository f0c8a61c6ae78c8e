using Roundup.Engine.Machine;
using Roundup.Engine.Running;
using Roundup.Results.Messages;

namespace Roundup.Engine.Experiments.Speed;

// Launches x groups in random order; within a group the tables in random order; within a table rounds, in each of which every row runs one
// batch, back to back and in random order. The baseline runs in two processes.
internal sealed class SpeedMeasurement(ExperimentScope scope, LaunchSchedule schedule, double memoryBytes)
{
    private readonly FinishedLaunches _finished = ((SpeedState)scope.State).Finished;
    private double _seconds;
    private double _expected;
    private int _work;
    private int _done;
    private int _later;
    private bool _hasShown;
    private HashSet<int> _groupsWithEmptyLoop = [];
    private SlowGroups _slow = null!;

    // The tables that the user's budget buys; null where the user gave none.
    private TableChoice? _tablesWithinBudget;

    private double ElapsedSeconds => scope.Budget.Seconds;

    public async Task RunAsync()
    {
        var groups = LaunchGroup.Of(scope.Plan, scope.Cases, scope.Built, memoryBytes, scope.Ledger.IsOpen);
        _tablesWithinBudget = Chosen();
        _groupsWithEmptyLoop = [.. groups.GroupBy(Target).Select(ofTarget => ofTarget.Min(group => group.Number))];
        scope.Observer.StageStarted(RunStage.Measure, groups.Sum(group => Later(group, -1)));
        _slow = new(groups, _finished, scope.Plan, scope.Effort.Launches);
        foreach (var name in groups.Where(group => group.OneAtATime).Select(group => group.Name).Distinct())
        {
            scope.Ledger.Notice(new Notice(NoticeCode.OneWorkerAtATime, name));
        }

        var shown = 0;
        for (var launch = 0; launch < schedule.Most && schedule.Begin(launch); launch++)
        {
            // Not after the last launch, which the report follows, nor for those of an earlier part of the run or left out by the budget.
            if (_work > shown)
            {
                shown = _work;
                scope.Observer.LaunchEnded(launch, scope.ResultsSoFar);
            }

            _later = groups.Sum(group => Work(group, launch) + Later(group, launch));
            var random = new SeededRandom(scope.Plan.Seed ^ ((ulong)launch << 32));

            // What an earlier part of the run has finished comes first: it takes no time, neither of the budget nor of what is left. The
            // rows of big data, each a group, follow each other, so that the budget can end between tables.
            var order = RandomOrder.Shuffle(groups, random).OrderByDescending(group => _finished.Contains(group.Number, launch));
            var tables = InOrder(launch, order, group => group.Cases).GroupBy(group => (group.OneAtATime, group.Name, Target(group)))
                .Select(table => table.ToList()).ToList();
            foreach (var (i, table) in tables.Index())
            {
                await LaunchAsync(table, launch);
                if (launch == 0 && _tablesWithinBudget is { } choice)
                {
                    Correct(choice, [.. tables.Take(i + 1).SelectMany(begun => begun).SelectMany(group => group.Cases)]);
                    _later = groups.Sum(group => Later(group, launch))
                        + tables.Skip(i + 1).SelectMany(next => next).Sum(group => Work(group, launch));
                }

                if ((launch, i) == (0, 0) && tables.Count > 1 && _work > 0)
                {
                    scope.Observer.LaunchEnded(1, scope.ResultsSoFar);
                }
            }
        }

        scope.Observer.Progress(RunStage.Measure, _done, _done, "");
        BudgetNotice.AddOmitted(scope);
    }

    // How many workers warm up and are timed for a group in a launch, a worker counting once for each table.
    private int Work(LaunchGroup group, int launch) => group.Cases.Where(index => TakesPart(group, index, launch)).Sum(Processes);

    private bool TakesPart(LaunchGroup group, int index, int launch) =>
        IsChosen(index) && schedule.TakesPart(index, launch) && !_slow.SitsOut(group, launch);

    private bool IsChosen(int index) => _tablesWithinBudget?.Takes(index) ?? true;

    private int Later(LaunchGroup group, int launch) =>
        group.Cases.Where(IsChosen).Sum(index => schedule.After(index, launch) * Processes(index));

    private int Processes(int index) => scope.Plan.Baselines.Contains(scope.Plan.Cases[index].Id.SerializerName) ? 2 : 1;

    // The tables that the user's budget buys; those of an earlier part of the run stay.
    private TableChoice? Chosen()
    {
        if (scope.Budget.Limit is not { } budget || scope.Plan.LaunchesBeforeBudget > 0)
        {
            return null;
        }

        var choice = new TableChoice(scope.Plan, scope.Cases.Where(scope.Ledger.IsOpen));
        if (BudgetNotice.Fit(choice, budget, scope.Effort.Launches, Cost, index => scope.Ledger.Launches(index) > 0) is { } notice)
        {
            scope.Ledger.Notice(notice);
        }

        return choice;
    }

    private double Cost(IEnumerable<int> cases)
    {
        var open = cases.Where(scope.Ledger.IsOpen).Select(index => scope.Plan.Cases[index]);
        return LaunchCost.Seconds(
            open, scope.Plan.Baselines, scope.Effort, table => scope.Built.ValuesOf(table).Info.CanonicalBytes, Processors.Count);
    }

    // In the first launch of a budget the tables that are wanted most come first; otherwise the order stays.
    private IEnumerable<T> InOrder<T>(int launch, IEnumerable<T> all, Func<T, IEnumerable<int>> cases) =>
        launch == 0 && _tablesWithinBudget is { } choice ? all.OrderBy(one => cases(one).Min(choice.Place)) : all;

    // Launches the groups of some tables, unless the budget has no time for all of them.
    private async Task LaunchAsync(List<LaunchGroup> tables, int launch)
    {
        if (tables.TrueForAll(group => !_finished.Contains(group.Number, launch)) && IsOverBudget(tables, launch))
        {
            // Neither done nor to come.
            _later = Math.Max(0, _later - tables.Sum(group => Work(group, launch)));
            return;
        }

        foreach (var group in tables)
        {
            await LaunchAsync(group, launch);
        }
    }

    // Chooses again in the first launch: what was measured says how fast this machine is now.
    private void Correct(TableChoice choice, HashSet<int> begun)
    {
        if (_expected > 0)
        {
            var (factor, measured) = (_seconds / _expected, Cost(begun.Where(IsChosen)));
            var least = Math.Min(BudgetNotice.LeastLaunches, scope.Effort.Launches);
            bool Fits(IReadOnlyCollection<int> taken) =>
                ElapsedSeconds + (factor * ((Cost(taken) * least) - measured)) <= scope.Budget.Limit!.Value.TotalSeconds;
            choice.Fit(Fits, begun.Contains);
            choice.Extend(Fits, begun.Contains);
        }
    }

    private async Task LaunchAsync(LaunchGroup group, int launch)
    {
        scope.Cancellation.ThrowIfCancellationRequested();
        var work = Work(group, launch);
        if (work == 0 || _finished.Contains(group.Number, launch))
        {
            Done(work);
            return;
        }

        _hasShown |= launch > 0;
        var (started, done) = (ElapsedSeconds, _done);
        var end = scope.Budget.Limit is { } budget && launch >= scope.Plan.LaunchesBeforeBudget
            ? budget.TotalSeconds
            : double.PositiveInfinity;
        _expected += Cost(group.Cases.Where(index => TakesPart(group, index, launch)));
        while (await TryAsync(group, launch, end) && ElapsedSeconds < end)
        {
            // Whole, so that all rows of a table are still measured side by side. It ends, because each time a case has ended.
            _later += Work(group, launch);
        }

        var seconds = ElapsedSeconds - started;
        _seconds += seconds;
        _work += work;
        scope.Ledger.Add(new GroupEndEntry(group.Number, launch, seconds));
        Done(Math.Max(0, work - (_done - done)));
    }

    // Measures a launch; true if it has to be repeated, because a case has lost its process to another one.
    // end: until when tables may be begun, seconds of the run's clock. What has begun ends, with all its rows.
    private async Task<bool> TryAsync(LaunchGroup group, int launch, double end)
    {
        scope.Ledger.Add(new GroupStartEntry(group.Number, launch));
        var random = SeededRandom.For(scope.Plan.Seed ^ 0x5EED, (launch * 1000) + group.Number);
        var serializers = RandomOrder.Shuffle(Serializers(group, launch), random);
        if (group.OneAtATime)
        {
            foreach (var serializer in serializers)
            {
                await using var alive = serializer;
                await SetsAsync(group, launch, [alive], double.PositiveInfinity, random);
            }
        }
        else
        {
            await BlocksAsync(group, launch, serializers, end, random);
        }

        return serializers.Any(serializer => serializer.HasLost);
    }

    private string Target(LaunchGroup group) => scope.Plan.Cases[group.Cases.First()].Id.Table.Target;

    private List<SerializerWorker> Serializers(LaunchGroup group, int launch)
    {
        var withEmptyLoop = launch == 0 && _groupsWithEmptyLoop.Contains(group.Number);
        var taking = group.Cases.Where(index => TakesPart(group, index, launch));
        var serializers = taking.Select(index => scope.Plan.Cases[index].Id.SerializerName).Distinct().ToList();
        var baselines = scope.Plan.Baselines.Where(serializers.Contains);
        return
        [
            .. serializers.Select(
                (name, place) => new SerializerWorker(scope, schedule, group, launch, 0, name, withEmptyLoop && place == 0)),
            .. baselines.Select(baseline => new SerializerWorker(scope, schedule, group, launch, 1, baseline, false)),
        ];
    }

    // The serializers in blocks of as many as may live at once. The baseline's processes live in all of them, so that each serializer has
    // its ratios. A budget ends no launch of several blocks, because it would leave out serializers.
    private async Task BlocksAsync(LaunchGroup group, int launch, List<SerializerWorker> serializers, double end, SeededRandom random)
    {
        var baselines = serializers.Where(IsBaseline).ToList();
        var others = serializers.Except(baselines).ToList();
        var size = Math.Max(1, group.MostAlive - baselines.Count);
        try
        {
            // At least one block, also where there is nothing but the baseline; all of about the same size.
            var count = Math.Max(1, (others.Count + size - 1) / size);
            for (var block = 0; block < count; block++)
            {
                var alive = others.Where((_, place) => place % count == block).ToList();
                await SetsAsync(group, launch, [.. baselines, .. alive], count > 1 ? double.PositiveInfinity : end, random);
                await DisposeAsync(alive);
            }
        }
        finally
        {
            await DisposeAsync(serializers);
        }
    }

    private static Task DisposeAsync(List<SerializerWorker> serializers) =>
        Parallel.ForEachAsync(serializers, async (serializer, _) => await serializer.DisposeAsync());

    private async Task SetsAsync(LaunchGroup group, int launch, List<SerializerWorker> serializers, double end, SeededRandom random)
    {
        bool HasPart(IEnumerable<int> cases) => cases.Any(index => TakesPart(group, index, launch));
        var sets = InOrder(launch, RandomOrder.Shuffle(group.Sets, random), set => set.Tables.SelectMany(table => table))
            .Where(set => set.Tables.Any(HasPart)).ToList();
        foreach (var (place, set) in sets.Index().TakeWhile(set => set.Index == 0 || ElapsedSeconds < end))
        {
            IReadOnlyList<int> Taking(SerializerWorker serializer, IEnumerable<int> cases) =>
                [.. cases.Where(index => scope.Plan.Cases[index].Id.SerializerName == serializer.Name && TakesPart(group, index, launch))];

            if (!group.OneAtATime)
            {
                Report($"launch {launch + 1}: warming up {group.Name}");
                var all = set.Tables.SelectMany(table => table).ToList();
                Task WarmUpAsync(SerializerWorker serializer, int slot) => Taking(serializer, all) is { Count: > 0 } cases
                    ? serializer.WarmUpAsync(cases, Processors.Get(slot))
                    : Task.CompletedTask;
                await EachAsync(serializers, Processors.Count, WarmUpAsync);
            }

            var order = group.OneAtATime ? set.Tables : RandomOrder.Shuffle(set.Tables, random);
            var tables = InOrder(launch, order, table => table).Where(HasPart);
            foreach (var table in tables.TakeWhile((_, place) => place == 0 || ElapsedSeconds < end))
            {
                var taking = serializers.Where(serializer => group.OneAtATime || serializer.IsWarm)
                    .SelectMany(serializer => Taking(serializer, table), (Serializer, Index) => (Serializer, Index))
                    .ToList();
                if (taking.Count > 0)
                {
                    var id = scope.Plan.Cases[table[0]].Id.Table;
                    Report($"launch {launch + 1}: {id.Dataset} x{id.Count} {id.Shape} {id.Operation}");
                    if (group.OneAtATime)
                    {
                        await taking[0].Serializer.WarmUpBesideAsync(taking[0].Index, Processors.Get(0));
                    }

                    await RoundsAsync(group, taking, random);
                    Done(taking.Count);
                }
            }

            await EachAsync(serializers, Processors.Count, (serializer, slot) => serializer.FinishAsync(Processors.Get(slot)));
            if (!_hasShown && !group.OneAtATime && place + 1 < sets.Count)
            {
                // The first answer after the first of several counts, which is half of the wait where there are two.
                scope.Observer.LaunchEnded(launch + 1, () => ((SpeedState)scope.State).WithUnfinished(scope.ResultsSoFar));
                _hasShown = true;
            }
        }

        Report(group.Name);
    }

    private bool IsBaseline(SerializerWorker serializer) => scope.Plan.Baselines.Contains(serializer.Name);

    // Launches may be added until the last look: before that, it is not done.
    private void Report(string what) => scope.Observer.Progress(RunStage.Measure, _done, _done + Math.Max(1, _later), what);

    private void Done(int work)
    {
        _done += work;
        _later = Math.Max(0, _later - work);
    }

    private async Task RoundsAsync(LaunchGroup group, List<(SerializerWorker Row, int Index)> taking, SeededRandom random)
    {
        var ready = new List<TimedSerializer>();
        foreach (var (serializer, index) in taking)
        {
            if (await serializer.GetSetAsync(index, Processors.Timed) && serializer.Warm(index) is { } warm)
            {
                ready.Add(new(serializer, warm));
            }
        }

        try
        {
            // Rounds of another block are others.
            var first = ready.Select(serializer => serializer.Worker.NextRound(serializer.Case.Index)).DefaultIfEmpty().Max();
            for (var round = 0; InRound(round, ready) is { Count: > 0 } inRound; round++)
            {
                scope.Cancellation.ThrowIfCancellationRequested();

                // In each round, because threads come and go.
                scope.Sessions.Workers.KeepOff(Environment.ProcessId, isWorker: false, Processors.Timed);
                ready.ForEach(serializer => serializer.Worker.KeepBystandersOff());
                var order = Order(inRound, random);
                for (var position = 0; position < order.Count; position++)
                {
                    var (worker, warm) = order[position];
                    if (!await worker.BatchAsync(warm, first + round, position, () => ElapsedSeconds))
                    {
                        ready.Remove(order[position]);
                    }
                }
            }

            foreach (var (worker, warm) in ready)
            {
                await worker.ReadLaunchAsync(warm);
            }
        }
        finally
        {
            // The next process inherits the processors of this one, and one that starts with a single processor stays slow for long.
            scope.Sessions.Workers.Release(Environment.ProcessId, isWorker: false);
        }
    }

    // Random; serializers before and after a change, and the two processes of the baseline, follow each other, so that what changes in a
    // round hardly changes between them.
    private List<TimedSerializer> Order(List<TimedSerializer> serializers, SeededRandom random)
    {
        if (scope.Plan.Comparison is not { } comparison)
        {
            return RandomOrder.Shuffle(serializers, random);
        }

        string KeyOf(TimedSerializer serializer)
        {
            var id = scope.Plan.Cases[serializer.Case.Index].Id;
            return CaseId.SerializerNameOf(comparison.KeyOf(id.Serializer), id.Compressor);
        }

        return RandomOrder.OfGroups(serializers, KeyOf, random);
    }

    // Who takes part in a round. In those beyond the effort's, the baseline goes along with the serializers that want them.
    private List<TimedSerializer> InRound(int round, List<TimedSerializer> ready)
    {
        var wanting = ready.Where(serializer => schedule.WantsRound(round, serializer.Case)).ToList();
        var baselines = ready.Where(serializer => schedule.MayHaveRound(round, serializer.Case) && IsBaseline(serializer.Worker));
        return wanting.Count == 0 ? [] : [.. wanting.Union(baselines)];
    }

    private static async Task EachAsync(List<SerializerWorker> serializers, int width, Func<SerializerWorker, int, Task> step)
    {
        var next = -1;
        async Task Slot(int slot)
        {
            while (Interlocked.Increment(ref next) is var i && i < serializers.Count)
            {
                await step(serializers[i], slot);
            }
        }

        await Task.WhenAll(Enumerable.Range(0, width).Select(Slot));
    }

    // Whether a launch of some tables would go past the budget, by what they took before, or by what others took for as much work. Which
    // tables have a first launch is chosen before. One launch says nothing of how sure it is: half of a second one is better than none
    // where the end of the budget can end it.
    private bool IsOverBudget(List<LaunchGroup> tables, int launch)
    {
        if (scope.Budget.Limit is not { } budget
            || launch < scope.Plan.LaunchesBeforeBudget
            || (launch == 0 && _tablesWithinBudget is not null))
        {
            return false;
        }

        double Expected(LaunchGroup group) => _finished.SecondsOf(group.Number) is { } before
            ? before * Work(group, launch) / group.Cases.Where(IsChosen).Sum(Processes)
            : _work > 0 ? _seconds / _work * Work(group, launch)
            : 0;
        var expected = tables.Sum(Expected);
        return ElapsedSeconds + (launch == 1 && !tables[0].OneAtATime ? expected / 2 : expected) > budget.TotalSeconds;
    }

    private sealed record TimedSerializer(SerializerWorker Worker, WarmCase Case);
}
