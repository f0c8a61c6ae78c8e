using System.Globalization;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Results;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>One row in one launch of a group: its worker, which is started again when a case has killed it.</summary>
internal sealed class CaseWorker(RunContext context, LaunchGroup group, int launch, int replica, string name) : IAsyncDisposable
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

    /// <summary>About how long a batch takes, ns.</summary>
    public double BatchNs { get; private set; }

    /// <summary>The case of this row in a cell; -1 where there is none that is still open.</summary>
    public int CaseIn(IReadOnlyList<int> cell)
    {
        foreach (var index in cell)
        {
            if (context.Plan.Cases[index].Id.RowName == Name && context.IsOpen(index))
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
        _worker = _worker is { IsAlive: true } ? _worker : await context.StartAsync([.. group.Cases.Where(other => context.Plan.Cases[other].Id.RowName == Name)]).ConfigureAwait(false);
        await PinAsync(cpu).ConfigureAwait(false);
        await _worker.AskAsync(context.OpenCommand(index)).ConfigureAwait(false);
        await _worker.AskAsync(Words.Prepare, context.Plan.Cases[index].Id.Cell.Operation.ToString()).ConfigureAwait(false);
        var effort = context.Plan.Effort;
        var warmed = await _worker.AskAsync(Words.Warm, Number(effort.WarmupMs), Number(effort.BatchMs)).ConfigureAwait(false);
        _settled = warmed[1] == "1";
        _warmUpMs = Parse(warmed[2]);
        _calls = long.Parse(warmed[3], CultureInfo.InvariantCulture);
        BatchNs = Parse(warmed[4]) * _calls;
        if (launch == 0)
        {
            _emptyNs ??= Parse((await _worker.AskAsync(Words.Empty).ConfigureAwait(false))[1]);
        }
    });

    /// <summary>Moves to the processor that the clock runs on, and starts to watch memory.</summary>
    public Task<bool> GetSetAsync(int cpu) => TryAsync(_case, async () =>
    {
        await PinAsync(cpu).ConfigureAwait(false);
        await _worker!.AskAsync(Words.Peak, "reset").ConfigureAwait(false);
    });

    /// <summary>One timed batch, to the journal.</summary>
    public Task<bool> BatchAsync(int round, int position, Func<double> atSeconds) => TryAsync(_case, async () =>
    {
        var answer = await _worker!.AskAsync(Words.Batch, _calls.ToString(CultureInfo.InvariantCulture)).ConfigureAwait(false);
        var sample = new Sample(
            round,
            position,
            _calls,
            Parse(answer[1]),
            answer[2] == Words.Unknown ? null : Parse(answer[2]),
            Optional(answer[3]),
            (int)Parse(answer[4]),
            (int)Parse(answer[5]),
            (int)Parse(answer[6]),
            answer[7] == Words.Unknown ? null : Parse(answer[7]),
            Parse(answer[8]),
            Parse(answer[9]),
            atSeconds());
        context.Journal.Add(new SampleEntry(group.Number, launch, _case, Replica, sample));
    });

    /// <summary>After the clock: compares results once more, in the process that was measured, and closes the launch of this case.</summary>
    public Task<bool> FinishAsync() => TryAsync(_case, async () =>
    {
        var peak = await _worker!.AskAsync(Words.Peak, "read").ConfigureAwait(false);
        var compared = await _worker.AskAsync(Words.Check).ConfigureAwait(false);
        if (compared[1] == Words.Wrong)
        {
            context.End(_case, Outcome.Wrong, $"after the clock, {compared[3]}");
            return;
        }

        if (compared[1] == Words.Lossy && context.Journal.State.IsExact(_case))
        {
            context.End(_case, Outcome.Wrong, $"after the clock {compared[4]} is lost, which was exact before it: the library changes with use");
            return;
        }

        context.Journal.Add(new LaunchEntry(group.Number, _case, new LaunchResult
        {
            Index = launch,
            Replica = Replica,
            Interleaved = !group.OneAtATime,
            Settled = _settled,
            WarmupMs = _warmUpMs,
            MethodsCompiledWhileTimed = (int?)Optional(peak[2]),
            EmptyLoopNs = _emptyNs,
            PeakMemoryBytes = Optional(peak[1]),
            Cpu = _cpu,
        }));
    });

    public async ValueTask DisposeAsync()
    {
        if (_worker is not null)
        {
            await _worker.DisposeAsync().ConfigureAwait(false);
        }
    }

    private async Task PinAsync(int cpu)
    {
        var pinned = await _worker!.AskAsync(Words.Pin, cpu.ToString(CultureInfo.InvariantCulture)).ConfigureAwait(false);
        _cpu = pinned[1] == Words.Unknown ? null : cpu;
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

    private static string Number(double value) => value.ToString("R", CultureInfo.InvariantCulture);

    private static double Parse(string field) => double.Parse(field, CultureInfo.InvariantCulture);

    private static long? Optional(string field) => field == Words.Unknown ? null : long.Parse(field, CultureInfo.InvariantCulture);
}
