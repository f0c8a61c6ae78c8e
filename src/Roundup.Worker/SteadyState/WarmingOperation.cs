using System;
using System.Collections.Generic;
using Roundup.Protocol.SteadyState;

namespace Roundup.Worker;

/// <summary>
/// One operation while it warms up. It has settled when its slices no longer get faster. One-sided, because a slice that is slower tells of
/// other work on the machine and not of the code.
/// </summary>
/// <param name="time">Makes so many calls and returns what they took, ns.</param>
/// <param name="pool">The number of roots that go round.</param>
internal sealed class WarmingOperation(Func<long, double> time, int pool)
{
    /// <summary>Tier-0 and instrumented code are each called 30 times before they are replaced.</summary>
    private const long LeastCalls = 100;

    /// <summary>
    /// Calls so slow that two windows of them do not fit half of the time: code that runs long within a call is replaced within it.
    /// </summary>
    private const long LeastSlowCalls = 3;

    private const int Window = 8;
    private const double StillFaster = 0.98;

    /// <summary>How long a slice of calls is, ns, in a turn of all operations together.</summary>
    private const double SliceNs = 2e6;

    /// <summary>Shorter slices would tell too little.</summary>
    private const double LeastSliceNs = 0.5e6;

    /// <summary>A batch is a multiple of this part of the pool, so that few of them go round the whole pool equally often.</summary>
    private const int PartOfPool = 4;

    private readonly List<double> _perCall = [];
    private long _calls = 1;
    private long _made;
    private bool _isSlow;

    /// <summary>Whether it needs no further calls, whatever the others do: calls of 100 ms that have settled.</summary>
    public bool IsFinished => IsLong && LongCalls.HaveSettled(_perCall);

    /// <summary>
    /// Whether the warm-up may end unsettled. Never after the first slice alone: it is one call with all its first compilation, and tells
    /// nothing of the next. Nor among long calls, of which there are few.
    /// </summary>
    public bool MayEnd => !IsLong && _perCall.Count > 1;

    /// <summary>Whether so many calls were made that the JIT replaces their code.</summary>
    public bool HasMadeItsCalls => IsLong || _made >= (_isSlow ? LeastSlowCalls : LeastCalls);

    private bool IsLong => _perCall.Count > 0 && LongCalls.Are(_perCall[_perCall.Count - 1]);

    /// <summary>Makes one slice of calls.</summary>
    /// <param name="maxMs">The longest that the warm-up may take for each operation.</param>
    /// <param name="turns">How many operations take turns.</param>
    public void Run(double maxMs, int turns)
    {
        var ns = time(_calls);
        _made += _calls;
        _perCall.Add(ns / _calls);
        _isSlow = ns / _calls * 2 * Window > maxMs * 1e6 / 2;
        var slice = Math.Max(LeastSliceNs, SliceNs / turns);
        _calls = ns >= slice / 2 ? Math.Max(1, (long)(slice * _calls / ns)) : _calls * 2;
    }

    /// <summary>Whether slices no longer get faster.</summary>
    /// <param name="isJitQuiet">Whether no method was compiled for a while.</param>
    public bool HasSettled(bool isJitQuiet) => IsLong
        ? LongCalls.HaveSettled(_perCall)
        : isJitQuiet && HasMadeItsCalls && NoLongerFaster(_isSlow ? 1 : Window);

    /// <summary>How the warm-up ended.</summary>
    /// <param name="isJitQuiet">Whether no method was compiled for a while.</param>
    /// <param name="batchMs">How long a batch is to be.</param>
    public WarmOperation Result(bool isJitQuiet, double batchMs)
    {
        var perCall = IsLong ? _perCall[_perCall.Count - 1] : Best(Math.Max(0, _perCall.Count - Window), _perCall.Count);
        return new WarmOperation(HasSettled(isJitQuiet), CallsFor(batchMs * 1e6, perCall), perCall, _perCall[0]);
    }

    /// <summary>Calls for a batch of at least so long.</summary>
    private long CallsFor(double batchNs, double perCallNs)
    {
        var calls = Math.Max(1, (long)Math.Ceiling(batchNs / Math.Max(perCallNs, 0.01)));
        var part = Math.Max(1, pool / PartOfPool);
        return calls <= pool ? calls : (calls + part - 1) / part * part;
    }

    private bool NoLongerFaster(int window)
    {
        var (end, middle, start) = (_perCall.Count, _perCall.Count - window, _perCall.Count - (2 * window));
        return start >= 0 && Best(middle, end) >= StillFaster * Best(start, middle);
    }

    private double Best(int from, int to)
    {
        var best = double.MaxValue;
        for (var i = from; i < to; i++)
        {
            best = Math.Min(best, _perCall[i]);
        }

        return best;
    }
}
