using System.Diagnostics;
using Roundup.Contracts;
using Roundup.Engine.Machine;
using Roundup.Engine.Progress;
using Roundup.Engine.Running;
using Roundup.Results.Messages;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>
/// Launches x groups in random order; within a group the cells in random order; within a cell rounds, in each of
/// which every row runs one batch, back to back and in random order. The baseline runs in two processes.
/// </summary>
/// <param name="context">The run.</param>
/// <param name="schedule">Which cases take part in which launches.</param>
internal sealed class SteadyStateMeasurement(RunContext context, LaunchSchedule schedule)
{
    /// <summary>For how many times as long as its timed batches the rows of a cell may wait for a quiet processor.</summary>
    private const double Patience = 1.5;

    private readonly Dictionary<string, QuietLevel> _levels = [];
    private readonly Stopwatch _clock = Stopwatch.StartNew();
    private readonly double _earlierSeconds = context.Journal.State.MeasuredSeconds;
    private readonly FinishedLaunches _finished = ((SteadyStateState)context.Journal.State.Experiment).Finished;
    private double _seconds;
    private int _work;
    private int _done;
    private int _later;
    private HashSet<int> _groupsWithEmptyLoop = [];

    private double Now => _earlierSeconds + _clock.Elapsed.TotalSeconds;

    /// <summary>Runs all launches that are not finished yet.</summary>
    public async Task RunAsync()
    {
        var groups = LaunchGroup.Of(context.Plan, context.Built, context.IsOpen);
        _groupsWithEmptyLoop = [.. groups.GroupBy(Target).Select(ofTarget => ofTarget.Min(group => group.Number))];
        context.Observer.StageStarted(RunStage.Measure, groups.Sum(group => Later(group, -1)));
        foreach (var group in groups.Where(group => group.OneAtATime))
        {
            context.Notice(new Notice(NoticeCode.OneWorkerAtATime, group.Name));
        }

        for (var launch = 0; launch < schedule.Most && schedule.Begin(launch); launch++)
        {
            _later = groups.Sum(group => Work(group, launch) + Later(group, launch));
            var random = new SeededRandom(context.Plan.Seed ^ ((ulong)launch << 32));
            foreach (var group in RandomOrder.Of(groups, random))
            {
                await LaunchAsync(group, launch).ConfigureAwait(false);
            }
        }

        context.NoticeWhatTheBudgetLeftOut();
    }

    /// <summary>How many workers warm up and are timed for a group in a launch, a worker counting once for each cell.</summary>
    private int Work(LaunchGroup group, int launch) => group.Cases.Where(index => schedule.TakesPart(index, launch)).Sum(Processes);

    /// <summary>The same for all launches after one, as far as they can be foreseen.</summary>
    private int Later(LaunchGroup group, int launch) => group.Cases.Sum(index => schedule.After(index, launch) * Processes(index));

    private int Processes(int index) => context.Plan.Baselines.Contains(context.Plan.Cases[index].Id.RowName) ? 2 : 1;

    private async Task LaunchAsync(LaunchGroup group, int launch)
    {
        context.Cancellation.ThrowIfCancellationRequested();
        var work = Work(group, launch);
        if (work > 0 && !_finished.Contains(group.Number, launch) && !IsOverBudget(group, work))
        {
            context.Journal.Add(new GroupStartEntry(group.Number, launch));
            var started = Now;
            var random = SeededRandom.For(context.Plan.Seed ^ 0x5EED, (launch * 1000) + group.Number);
            var rows = RandomOrder.Of(Rows(group, launch), random);
            if (group.OneAtATime)
            {
                foreach (var row in rows)
                {
                    await using (row.ConfigureAwait(false))
                    {
                        await CellsAsync(group, launch, [row], random).ConfigureAwait(false);
                    }
                }
            }
            else
            {
                try
                {
                    await CellsAsync(group, launch, rows, random).ConfigureAwait(false);
                }
                finally
                {
                    await Parallel.ForEachAsync(rows, async (row, _) =>
                        await row.DisposeAsync().ConfigureAwait(false)).ConfigureAwait(false);
                }
            }

            var seconds = Now - started;
            _seconds += seconds;
            _work += work;
            context.Journal.Add(new GroupEndEntry(group.Number, launch, seconds));
        }
        else
        {
            Done(work);
        }
    }

    // Programs for different runtimes run the probes at different speeds.
    private QuietLevel LevelOf(string target) => _levels.TryGetValue(target, out var level) ? level : _levels[target] = new();

    private string Target(LaunchGroup group) => context.Plan.Cases[group.Cases.First()].Id.Cell.Target;

    private List<CaseWorker> Rows(LaunchGroup group, int launch)
    {
        bool TakesPart(int index) => schedule.TakesPart(index, launch);
        var withEmptyLoop = launch == 0 && _groupsWithEmptyLoop.Contains(group.Number);
        var rows = group.Cases.Where(TakesPart).Select(index => context.Plan.Cases[index].Id.RowName).Distinct().ToList();
        var baselines = context.Plan.Baselines.Where(rows.Contains);
        return
        [
            .. rows.Select((name, place) => new CaseWorker(context, group, TakesPart, launch, 0, name, withEmptyLoop && place == 0)),
            .. baselines.Select(baseline => new CaseWorker(context, group, TakesPart, launch, 1, baseline, false)),
        ];
    }

    private async Task CellsAsync(LaunchGroup group, int launch, List<CaseWorker> rows, SeededRandom random)
    {
        foreach (var cell in RandomOrder.Of(group.Cells, random))
        {
            var taking = rows.Where(row => row.CaseIn(cell) >= 0).ToList();
            if (taking.Count > 0)
            {
                var id = context.Plan.Cases[cell[0]].Id.Cell;
                Report($"launch {launch + 1}: {id.Dataset} x{id.Count} {id.Shape} {id.Operation}");
                await RoundsAsync(cell, taking, random).ConfigureAwait(false);
                Done(taking.Count);
            }
        }

        Report(group.Name);
    }

    private void Report(string what) => context.Observer.Progress(RunStage.Measure, _done, _done + _later, what);

    private void Done(int work)
    {
        _done += work;
        _later = Math.Max(0, _later - work);
    }

    private async Task RoundsAsync(IReadOnlyList<int> cell, List<CaseWorker> taking, SeededRandom random)
    {
        Task<bool> WarmUpAsync(CaseWorker row, int slot) => row.WarmUpAsync(row.CaseIn(cell), Processors.Of(slot));
        var ready = await KeepAsync(taking, Processors.Count, WarmUpAsync).ConfigureAwait(false);
        ready = await KeepAsync(ready, 1, (row, _) => row.GetSetAsync(Processors.Timed)).ConfigureAwait(false);
        var level = LevelOf(context.Plan.Cases[cell[0]].Id.Cell.Target);
        var rounds = TimeSpan.FromMilliseconds(ready.Sum(row => row.BatchNs) / 1e6 * context.Plan.Effort.Rounds);
        var quiet = new QuietProcessor(Processors.All, level, rounds * Patience, timed =>
        {
            Bystanders.KeepOff(Environment.ProcessId, isWorker: false, timed);
            ready.ForEach(row => row.KeepBystandersOff(timed));
        });
        try
        {
            for (var round = 0; InRound(round, ready) is { Count: > 0 } inRound; round++)
            {
                context.Cancellation.ThrowIfCancellationRequested();
                quiet.BeginRound();
                var order = RandomOrder.Of(inRound, random);
                for (var position = 0; position < order.Count; position++)
                {
                    if (!await order[position].BatchAsync(round, position, quiet, () => Now).ConfigureAwait(false))
                    {
                        ready.Remove(order[position]);
                    }
                }
            }
        }
        finally
        {
            // The next process inherits the processors of this one, and one that starts with a single processor stays slow for long.
            Bystanders.Release(Environment.ProcessId, isWorker: false);
        }

        await KeepAsync(ready, Processors.Count, (row, _) => row.FinishAsync()).ConfigureAwait(false);
    }

    /// <summary>Who takes part in a round. In those beyond the effort's, the baseline goes along with the rows that want them.</summary>
    private List<CaseWorker> InRound(int round, List<CaseWorker> ready)
    {
        var wanting = ready.Where(row => round < RoundsOf(row) && schedule.WantsRound(round, row.Batches)).ToList();
        var baselines = ready.Where(row => round < RoundsOf(row) && context.Plan.Baselines.Contains(row.Name));
        return wanting.Count == 0 ? [] : [.. wanting.Union(baselines)];
    }

    /// <summary>
    /// A row whose single call is longer than a batch takes part in fewer rounds, in at least three; one with long batches in none beyond
    /// the effort's.
    /// </summary>
    private int RoundsOf(CaseWorker row)
    {
        var effort = context.Plan.Effort;
        return row.BatchNs <= effort.BatchMs * 5e6
            ? int.MaxValue
            : (int)Math.Clamp(effort.Rounds * effort.BatchMs * 10e6 / row.BatchNs, Math.Min(3, effort.Rounds), effort.Rounds);
    }

    /// <summary>Does a step for all rows, several at a time, each on a processor of its own; keeps those that came through.</summary>
    private static async Task<List<CaseWorker>> KeepAsync(List<CaseWorker> rows, int width, Func<CaseWorker, int, Task<bool>> step)
    {
        var kept = new bool[rows.Count];
        var next = -1;
        async Task Slot(int slot)
        {
            while (Interlocked.Increment(ref next) is var i && i < rows.Count)
            {
                kept[i] = await step(rows[i], slot).ConfigureAwait(false);
            }
        }

        await Task.WhenAll(Enumerable.Range(0, width).Select(Slot)).ConfigureAwait(false);
        return [.. rows.Where((_, i) => kept[i])];
    }

    /// <summary>
    /// Whether a group's launch would go past the budget, by what the group took before, or by what others took for as much work.
    /// </summary>
    private bool IsOverBudget(LaunchGroup group, int work)
    {
        var expected = _finished.SecondsOf(group.Number) is { } before ? before * work / group.Cases.Sum(Processes)
            : _work > 0 ? _seconds / _work * work
            : 0;
        return context.Plan.Options.Budget is { } budget && Now + expected > budget.TotalSeconds;
    }
}
