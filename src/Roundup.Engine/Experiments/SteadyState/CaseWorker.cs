using Roundup.Engine.Machine;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.SteadyState;
using Roundup.Results;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>One row in one launch of a group: its worker, which is started again when a case has killed it.</summary>
/// <param name="context">The run.</param>
/// <param name="group">The group.</param>
/// <param name="takesPart">Whether a case of the group takes part in the launch.</param>
/// <param name="launch">The launch's number.</param>
/// <param name="replica">0, or 1 for the second process of the baseline.</param>
/// <param name="name">The row.</param>
/// <param name="measuresEmptyLoop">Whether this worker is the one that measures what the loop costs without a call.</param>
internal sealed class CaseWorker(
    RunContext context,
    LaunchGroup group,
    Func<int, bool> takesPart,
    int launch,
    int replica,
    string name,
    bool measuresEmptyLoop) : IAsyncDisposable
{
    private Worker? _worker;
    private int? _cpu;
    private long _calls;
    private bool _settled;
    private double _warmUpMs;
    private double? _emptyNs;
    private int _case = -1;

    /// <summary>The row: a serializer, with its compressor.</summary>
    public string Name { get; } = name;

    /// <summary>0, or 1 for the second process of the baseline.</summary>
    public int Replica { get; } = replica;

    /// <summary>The batches of the case that was warmed up last.</summary>
    public List<Sample> Batches { get; } = [];

    /// <summary>About how long a batch takes, ns.</summary>
    public double BatchNs { get; private set; }

    /// <summary>The case of this row in a cell; -1 where there is none that takes part.</summary>
    public int CaseIn(IReadOnlyList<int> cell)
    {
        foreach (var index in cell)
        {
            if (context.Plan.Cases[index].Id.RowName == Name && takesPart(index))
            {
                return index;
            }
        }

        return -1;
    }

    /// <summary>Starts the process where there is none, opens a case and warms it up on a processor.</summary>
    /// <returns>Whether the case can be timed.</returns>
    public Task<bool> WarmUpAsync(int index, int cpu) => TryAsync(index, async () =>
    {
        _case = index;
        Batches.Clear();
        if (_worker is not { IsAlive: true })
        {
            var cases = group.Cases.Where(other => context.Plan.Cases[other].Id.RowName == Name);
            _worker = await context.StartAsync([.. cases]).ConfigureAwait(false);
        }

        Bystanders.Release(_worker.Id, isWorker: true);
        await PinAsync(cpu).ConfigureAwait(false);
        var operation = context.Plan.Cases[index].Id.Cell.Operation;
        await _worker.AskAsync(context.OpenCommand(index)).ConfigureAwait(false);
        await _worker.AskAsync(new PrepareCommand(operation == Operation.Serialize)).ConfigureAwait(false);
        var effort = context.Plan.Effort;
        var warmed = await _worker.AskAsync(new WarmCommand(effort.WarmupMs, effort.BatchMs)).ConfigureAwait(false);
        _settled = warmed.Settled;
        _warmUpMs = warmed.Ms;
        _calls = warmed.Calls;
        BatchNs = warmed.NsPerCall * _calls;
        if (measuresEmptyLoop)
        {
            _emptyNs ??= (await _worker.AskAsync(new EmptyLoopCommand()).ConfigureAwait(false)).Ns;
        }
    });

    /// <summary>Moves to the processor that batches are timed on, and starts to watch memory.</summary>
    public Task<bool> GetSetAsync(int cpu) => TryAsync(_case, async () =>
    {
        await PinAsync(cpu).ConfigureAwait(false);
        await _worker!.AskAsync(new PeakCommand(Reset: true)).ConfigureAwait(false);
    });

    /// <summary>Keeps the threads of the process that are not timed off the processor on which batches are.</summary>
    public void KeepBystandersOff(int timed) => Bystanders.KeepOff(_worker!.Id, isWorker: true, timed);

    /// <summary>One timed batch, to the journal.</summary>
    public Task<bool> BatchAsync(int round, int position, QuietProcessor quiet, Func<double> atSeconds) => TryAsync(_case, async () =>
    {
        await quiet.FindAsync(SpeedOnAsync).ConfigureAwait(false);
        var answer = await _worker!.AskAsync(new BatchCommand(_calls, Rounds.LeadIn(round, _calls))).ConfigureAwait(false);
        var sample = new Sample(round, position, _calls, atSeconds(), new BatchReadings(answer.Readings));
        Batches.Add(sample);
        context.Journal.Add(new SampleEntry(group.Number, launch, _case, Replica, sample));
        quiet.Add(sample);
    });

    /// <summary>After timing: compares results once more, in the process that was measured, and closes the launch of this case.</summary>
    public Task<bool> FinishAsync() => TryAsync(_case, async () =>
    {
        var peak = await _worker!.AskAsync(new PeakCommand(Reset: false)).ConfigureAwait(false);
        var compared = await _worker.AskAsync(new CheckCommand()).ConfigureAwait(false);
        if (compared.Verdict == Verdict.Wrong)
        {
            context.End(_case, Outcome.Wrong, $"after timing, {compared.Reason}");
            return;
        }

        if (compared.Verdict == Verdict.Lossy && context.Journal.State.IsExact(_case))
        {
            var reason = $"after timing, {compared.Lost.First()} is lost, which came back before: the library changes with use";
            context.End(_case, Outcome.Wrong, reason);
            return;
        }

        var hidden = launch == 0 && Replica == 0 ? await HiddenWorkProbe.AskAsync(context, _worker, _case).ConfigureAwait(false) : null;
        if (!context.IsOpen(_case))
        {
            return;
        }

        context.Journal.Add(new LaunchEntry(group.Number, _case, new LaunchResult
        {
            Index = launch,
            Replica = Replica,
            Interleaved = !group.OneAtATime,
            Settled = _settled,
            WarmupMs = _warmUpMs,
            EmptyLoopNs = _emptyNs,
            PeakMemoryBytes = peak.Bytes,
            Cpu = _cpu,
            Hidden = hidden,
        }));
    });

    public async ValueTask DisposeAsync()
    {
        if (_worker is not null)
        {
            await _worker.DisposeAsync().ConfigureAwait(false);
        }
    }

    private async Task<SpeedAnswer> SpeedOnAsync(int cpu)
    {
        if (_cpu != cpu)
        {
            await PinAsync(cpu).ConfigureAwait(false);
        }

        return await _worker!.AskAsync(new SpeedCommand()).ConfigureAwait(false);
    }

    private async Task PinAsync(int cpu)
    {
        var pinned = await _worker!.AskAsync(new PinCommand(cpu)).ConfigureAwait(false);
        _cpu = pinned.Processor;
    }

    private async Task<bool> TryAsync(int index, Func<Task> step)
    {
        try
        {
            await step().ConfigureAwait(false);
            return context.IsOpen(index);
        }
        catch (WorkerFailedException failure)
        {
            context.End([index], failure);
            return false;
        }
    }
}
