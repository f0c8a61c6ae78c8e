using Roundup.Protocol.Speed;

namespace Roundup.Worker.Speed;

// The warm-up of one operation. It has settled when its slices no longer get faster. Slower slices do not count, because they show other
// work on the machine and not the state of the code.
// time: makes the given number of calls and returns their time, ns.
internal sealed class WarmingOperation(Func<long, double> time, int pool)
{
    // More than the JIT needs: it replaces tier-0 code and instrumented code after 30 calls each.
    private const long LeastCalls = 100;

    // The same for calls of which two windows do not fit into half of the time: long-running code is replaced within a call.
    private const long LeastSlowCalls = 3;

    private const int Window = 8;
    private const double StillFaster = 0.98;

    // Total length of the slices of all operations in one turn, ns.
    private const double SliceNs = 2e6;

    // Minimum length of a slice, ns: shorter slices say too little.
    private const double LeastSliceNs = 0.5e6;

    // The number of calls of a batch is a multiple of the pool divided by this number, so that a few batches cover the pool evenly.
    private const int PartOfPool = 4;

    private readonly List<double> _perCall = [];
    private long _calls = 1;
    private long _made;
    private bool _isSlow;

    // Whether no further calls are needed, whatever the other operations do: true for settled calls of 100 ms and more.
    public bool IsFinished => IsLong && LongCalls.HaveSettled(_perCall);

    // Whether the warm-up may end unsettled: not after the first slice, which is one call with all its compilation and says nothing about
    // the next; and not for long calls, of which there are few.
    public bool MayEnd => !IsLong && _perCall.Count > 1;

    // Whether enough calls were made for the JIT to replace the code.
    public bool HasMadeItsCalls => IsLong || _made >= (_isSlow ? LeastSlowCalls : LeastCalls);

    private bool IsLong => _perCall.Count > 0 && LongCalls.IsLong(_perCall[_perCall.Count - 1]);

    public void Run(double maxMs, int turns)
    {
        var ns = time(_calls);
        _made += _calls;
        _perCall.Add(ns / _calls);
        _isSlow = ns / _calls * 2 * Window > maxMs * 1e6 / 2;
        var slice = Math.Max(LeastSliceNs, SliceNs / turns);
        _calls = ns >= slice / 2 ? Math.Max(1, (long)(slice * _calls / ns)) : _calls * 2;
    }

    public bool HasSettled(bool isJitQuiet) => IsLong
        ? LongCalls.HaveSettled(_perCall)
        : isJitQuiet && HasMadeItsCalls && NoLongerFaster(_isSlow ? 1 : Window);

    public WarmOperation Result(bool isJitQuiet, double batchMs)
    {
        var perCall = IsLong ? _perCall[_perCall.Count - 1] : Best(Math.Max(0, _perCall.Count - Window), _perCall.Count);
        return new WarmOperation(HasSettled(isJitQuiet), CallsFor(batchMs * 1e6, perCall), perCall, _perCall[0]);
    }

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

// The rule for the warm-up of calls of 100 ms and more. There are too few of them for windows, and during such a long call some thread has
// always just compiled a method. But long-running code is replaced within the call, and a single call can be timed well.
internal static class LongCalls
{
    // Calls from this time on are long, ns.
    private const double FromNs = 100e6;

    // The first call is compiled while it runs, and the second may be, too.
    private const int Least = 3;

    // After this total time of the calls after the first, ns, compilation has ended. There are at most six calls.
    private const double LongEnoughNs = 500e6;

    // A call that takes at least this share of the previous one is not faster: garbage collection alone causes such differences.
    private const double SameSpeed = 0.95;

    public static bool IsLong(double perCallNs) => perCallNs >= FromNs;

    // Whether the calls after the first took long enough, or the last was not faster than the one before. A slower call counts as settled:
    // it shows other work on the machine.
    public static bool HaveSettled(IReadOnlyList<double> perCall) =>
        perCall.Skip(1).Sum() >= LongEnoughNs
        || (perCall.Count >= Least && perCall[perCall.Count - 1] >= SameSpeed * perCall[perCall.Count - 2]);
}
