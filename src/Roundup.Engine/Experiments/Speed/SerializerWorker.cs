using Roundup.Engine.Ledger;
using Roundup.Engine.Machine;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.Speed;

namespace Roundup.Engine.Experiments.Speed;

// One serializer in one launch of a group: its worker, which is started again when a case has killed it.
// replica: 0, or 1 for the second process of the baseline.
// measuresEmptyLoop: whether this worker is the one that measures what the loop costs without a call.
internal sealed class SerializerWorker(
    ExperimentScope scope,
    LaunchSchedule schedule,
    LaunchGroup group,
    int launch,
    int replica,
    string name,
    bool measuresEmptyLoop) : IAsyncDisposable
{
    private readonly LaunchClosing _closing = new(scope, schedule, launch, replica, isInterleaved: !group.OneAtATime);
    private readonly Dictionary<int, WarmCase> _warm = [];
    private readonly Dictionary<int, int> _nextRound = [];

    // What the worker has open, by place: one case of each.
    private readonly List<int> _open = [];

    // The cases that were timed, or whose process was killed from outside, until their launch is closed.
    private readonly HashSet<int> _unclosed = [];
    private Worker? _worker;
    private int? _cpu;
    private int _place;
    private bool _hasEmptyLoop;

    // The budget ended while the process was in a step: the serializer is out for the rest of the launch.
    private bool _isCutOff;

    // The serializer: a serializer, with its compressor.
    public string Name { get; } = name;

    // 0, or 1 for the second process of the baseline.
    public int Replica { get; } = replica;

    // Whether it has been warmed up in this set, in whatever way that ended.
    public bool IsWarm { get; private set; }

    // The number of a case's next round: not 0 where it has been timed in an earlier block of serializers.
    public int NextRound(int index) => _nextRound.GetValueOrDefault(index);

    // Whether, once all is finished, the launch of a case is lost that did nothing wrong: its process died of another case before results
    // could be compared, or was killed from outside. What the budget ended is not made again.
    public bool HasLost => !_isCutOff && _unclosed.Any(scope.Ledger.IsOpen);

    // A case that is warm; null where it is not, or has ended.
    public WarmCase? Warm(int index) => _warm.GetValueOrDefault(index) is { } warm && scope.Ledger.IsOpen(index) ? warm : null;

    // Starts the process where there is none, opens cases beside each other and warms them up together. Where that fails, each is tried
    // alone, so that the one at fault ends and the others do not. Where they hang together and each alone does not, all end.
    public async Task WarmUpAsync(IReadOnlyList<int> cases, int cpu)
    {
        IsWarm = true;
        if (cases.Count == 1)
        {
            await TryAsync(cases, () => OpenAndWarmAsync(cases, cpu));
            return;
        }

        Exception? fault = null;
        await TryAsync(cases, async () =>
        {
            try
            {
                await OpenAndWarmAsync(cases, cpu);
            }
            catch (Exception e) when (HostFault.IsOfStep(e) && e is not WorkerFailedException { Outcome: Outcome.Skipped })
            {
                fault = e;
            }
        });
        if (fault is null)
        {
            return;
        }

        foreach (var index in cases)
        {
            await WarmUpAsync([index], cpu);
        }

        var sound = cases.Where(scope.Ledger.IsOpen).ToList();
        if (_isCutOff)
        {
            // Not all were tried alone.
        }
        else if (sound.Count == cases.Count && fault is WorkerFailedException { Outcome: Outcome.Hung })
        {
            sound.ForEach(index => scope.Steps.End(index, fault));
        }
        else if (sound.Count > 0)
        {
            await TryAsync(sound, () => OpenAndWarmAsync(sound, cpu));
        }
    }

    public Task WarmUpBesideAsync(int index, int cpu) => _worker is { IsAlive: true } && PlaceOf(index) >= 0
        ? TryAsync([index], () => WarmAsync([index]))
        : WarmUpAsync([index], cpu);

    // Moves to the processor that batches are timed on, and starts to watch memory. A case whose worker died of another one is warmed up
    // anew.
    public async Task<bool> GetSetAsync(int index, int cpu)
    {
        if (_worker is not { IsAlive: true })
        {
            await WarmUpAsync([index], cpu);
        }

        return _worker is { IsAlive: true } && await TryAsync([index], async () =>
        {
            await PinAsync(cpu);
            await _worker!.SendAsync(new LaunchCommand(Reset: true, Collect: group.OneAtATime));
        });
    }

    // Keeps the threads of the process that are not timed off the processor on which batches are.
    public void KeepBystandersOff() => scope.Sessions.Workers.KeepOff(_worker!.Id, isWorker: true, Processors.Timed);

    public Task<bool> BatchAsync(WarmCase warm, int round, int position, Func<double> atSeconds) =>
        TryAsync([warm.Index], async () =>
        {
            await UseAsync(warm.Place);
            var calls = warm.Warmed.Calls;
            var leadIn = Rounds.LeadIn(warm.Batches.LastOrDefault(), calls);
            var command = new BatchCommand(warm.Operation == Operation.Serialize, calls, leadIn);
            var answer = await _worker!.SendAsync(command);
            _nextRound[warm.Index] = round + 1;
            var sample = new Sample(round, position, calls, atSeconds(), new BatchReadings(answer.Readings));
            warm.Batches.Add(sample);
            _unclosed.Add(warm.Index);
            warm.Cpu = _cpu;
            scope.Ledger.Add(new SampleEntry(group.Number, launch, warm.Index, Replica, sample));
        });

    public Task ReadLaunchAsync(WarmCase warm) => TryAsync([warm.Index], async () =>
    {
        var read = await _worker!.SendAsync(new LaunchCommand(Reset: false, Collect: false));
        foreach (var (quantity, value) in read.Values)
        {
            warm.Readings[quantity] = value;
        }
    });

    // After timing: compares results once more, in the process that was measured, looks for hidden work, and closes the launch of the cases
    // that are warm. Where the process has died of another case nothing can be compared, and the launch is lost.
    public async Task FinishAsync(int cpu)
    {
        var timed = _warm.Values.Where(warm => warm.Batches.Count > 0 && scope.Ledger.IsOpen(warm.Index)).ToList();
        foreach (var opening in timed.GroupBy(warm => warm.Place))
        {
            if (_worker is { IsAlive: true })
            {
                await TryAsync([.. opening.Select(warm => warm.Index)], () => CloseAsync([.. opening], cpu));
            }
        }

        _warm.Clear();
        IsWarm = false;
    }

    public async ValueTask DisposeAsync()
    {
        if (_worker is { } worker)
        {
            _worker = null;
            await worker.DisposeAsync();
        }
    }

    // Does a step for some cases. What goes wrong ends them, unless it is the end of the budget or the first time that their process is
    // killed from outside.
    // Returns: whether it was done, and all of them are still open.
    private async Task<bool> TryAsync(IReadOnlyList<int> cases, Func<Task> step)
    {
        var isDone = false;
        return !_isCutOff && await scope.Steps.TryAsync(cases, async () =>
        {
            try
            {
                await step();
                isDone = true;
            }
            catch (WorkerFailedException e) when (scope.Steps.NotesFirstKill(e, cases))
            {
                _unclosed.UnionWith(cases);
            }
            catch (WorkerFailedException e) when (scope.Steps.NotesCutOff(e, cases))
            {
                _isCutOff = true;
            }
        }) && isDone;
    }

    private async Task OpenAndWarmAsync(IReadOnlyList<int> cases, int cpu)
    {
        _warm.Clear();
        if (_worker is not { IsAlive: true })
        {
            var all = group.Cases.Where(other => scope.Plan.Cases[other].Id.SerializerName == Name);
            _worker = await scope.Sessions.StartAsync([.. all], _worker);
        }

        scope.Sessions.Workers.Release(_worker.Id, isWorker: true);
        await PinAsync(cpu);
        _open.Clear();
        foreach (var index in cases.Where(index => PlaceOf(index) < 0))
        {
            _place = _open.Count;
            await _worker.SendAsync(scope.Sessions.OpenCommand(index) with { Place = _place });
            _open.Add(index);
        }

        await WarmAsync([.. cases.OrderBy(PlaceOf)]);
    }

    private async Task WarmAsync(IReadOnlyList<int> cases)
    {
        foreach (var index in cases)
        {
            await UseAsync(PlaceOf(index));
            await _worker!.SendAsync(new PrepareCommand(OperationOf(index) == Operation.Serialize));
        }

        var effort = scope.Effort;
        var warmed = await _worker!.SendAsync(new WarmCommand(effort.WarmupMs, effort.BatchMs));
        for (var i = 0; i < cases.Count; i++)
        {
            _warm[cases[i]] = new(cases[i], OperationOf(cases[i]), PlaceOf(cases[i]), warmed.Operations[i], warmed.Ms);
        }

        if (measuresEmptyLoop && !_hasEmptyLoop)
        {
            _warm[cases[0]].Readings[LaunchQuantities.EmptyLoopNs] = (await _worker.SendAsync(new EmptyLoopCommand())).Ns;
            _hasEmptyLoop = true;
        }
    }

    private async Task CloseAsync(IReadOnlyList<WarmCase> opening, int cpu)
    {
        scope.Sessions.Workers.Release(_worker!.Id, isWorker: true);
        await PinAsync(cpu);
        await UseAsync(opening[0].Place);
        var compared = await _closing.CheckAsync(_worker, opening[0].Index);
        foreach (var warm in opening)
        {
            // Each by itself: what one dies of, when hidden work is looked for, is no fault of the other.
            if (_worker.IsAlive)
            {
                await TryAsync([warm.Index], () => CloseAsync(warm, compared));
            }
        }
    }

    private async Task CloseAsync(WarmCase warm, ComparedAnswer compared)
    {
        if (await _closing.ResultAsync(_worker!, warm, compared) is { } result)
        {
            scope.Ledger.Add(new LaunchEntry(group.Number, warm.Index, result));
            _unclosed.Remove(warm.Index);
        }
    }

    private Operation OperationOf(int index) => scope.Plan.Cases[index].Id.Table.Operation;

    // Where a case is open, which is that of the other operation too; -1 where it is not.
    private int PlaceOf(int index)
    {
        TableId Opened(int other) => scope.Plan.Cases[other].Id.WithoutOperation().Table;
        return _open.FindIndex(other => Opened(other) == Opened(index));
    }

    private async Task UseAsync(int place)
    {
        if (_place != place)
        {
            await _worker!.SendAsync(new UseCommand(place));
            _place = place;
        }
    }

    private async Task PinAsync(int cpu)
    {
        var pinned = await _worker!.SendAsync(new PinCommand(cpu));
        _cpu = pinned.Processor;
    }
}
