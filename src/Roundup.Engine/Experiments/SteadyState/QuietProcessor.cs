using Roundup.Engine.Machine;
using Roundup.Protocol.SteadyState;
using Roundup.Results;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>
/// Finds a processor on which the machine is quiet for the next batch. Neighbours on a shared machine come and go on each processor by
/// itself, for tenths of a second to seconds. Where no processor is quiet, a row takes the fastest and does not wait: a second batch costs
/// as much as the wait, and is worth more.
/// </summary>
/// <param name="processors">Those that it may choose from; the last is the first choice.</param>
/// <param name="level">What quiet is.</param>
/// <param name="keepOff">Keeps threads that are not timed off a processor.</param>
internal sealed class QuietProcessor(IReadOnlyList<int> processors, QuietLevel level, Action<int> keepOff)
{
    /// <summary>
    /// A thread that wanted the processor had it for at least a time slice, which is milliseconds; an empty offer takes less, ns.
    /// </summary>
    private const double Yielded = 200_000;

    private int _processor = processors[^1];

    /// <summary>At the begin of each round, because threads come and go.</summary>
    public void BeginRound() => keepOff(_processor);

    /// <summary>Moves a row to a quiet processor; where there is none, to the fastest.</summary>
    /// <param name="speedOn">Moves the row to a processor and says how fast that is.</param>
    public async Task FindAsync(Func<int, Task<SpeedAnswer>> speedOn)
    {
        var fastest = (Processor: _processor, Ns: double.PositiveInfinity);
        foreach (var processor in processors.OrderBy(processor => processor != _processor))
        {
            var speed = await speedOn(processor).ConfigureAwait(false);
            var isShared = speed.YieldedNs > Yielded;
            if (!isShared && level.IsQuiet(speed.AdditionsNs, speed.LoadsNs, speed.BranchesNs))
            {
                Use(processor);
                return;
            }

            var ns = isShared ? speed.AdditionsNs + speed.YieldedNs : speed.AdditionsNs;
            fastest = ns < fastest.Ns ? (processor, ns) : fastest;
        }

        await speedOn(fastest.Processor).ConfigureAwait(false);
        Use(fastest.Processor);
    }

    /// <summary>Remembers a batch, which tells what quiet is.</summary>
    public void Add(Sample sample) => level.Add(sample);

    private void Use(int processor)
    {
        if (processor != _processor)
        {
            _processor = processor;
            keepOff(processor);
        }
    }
}
