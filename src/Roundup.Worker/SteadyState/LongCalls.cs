using System.Collections.Generic;
using System.Linq;

namespace Roundup.Worker;

/// <summary>
/// When calls are warm that take 100 ms and more. There are too few of them for windows, and in so long a call some thread has always just
/// compiled a method, most likely none that matters; but what runs long within a call is replaced within it, and each call is timed well.
/// </summary>
internal static class LongCalls
{
    /// <summary>From here on a call is long, ns.</summary>
    private const double FromNs = 100e6;

    /// <summary>The first is compiled while it runs, the second may still be.</summary>
    private const int Least = 3;

    /// <summary>Calls of together so long after the first, ns, are warm: compiling takes no longer. So there are at most six.</summary>
    private const double LongEnoughNs = 500e6;

    /// <summary>How much faster the next may be: the collector alone makes so much of a difference.</summary>
    private const double Alike = 0.95;

    /// <summary>Whether a call is long.</summary>
    public static bool Are(double perCallNs) => perCallNs >= FromNs;

    /// <summary>
    /// Whether the calls after the first took long enough, or the last was no longer faster than the one before. One-sided: a slower one
    /// tells of other work on the machine.
    /// </summary>
    /// <param name="perCall">The times of all calls so far, ns.</param>
    public static bool HaveSettled(IReadOnlyList<double> perCall) =>
        perCall.Skip(1).Sum() >= LongEnoughNs
        || (perCall.Count >= Least && perCall[perCall.Count - 1] >= Alike * perCall[perCall.Count - 2]);
}
