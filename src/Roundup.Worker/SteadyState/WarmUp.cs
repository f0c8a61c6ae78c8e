using System;
using System.Collections.Generic;
using System.Diagnostics;
using Roundup.Protocol.SteadyState;

namespace Roundup.Worker;

/// <summary>
/// Decides when steady state is reached: no method was compiled for a while, and batches no longer get faster. One-sided, because
/// a batch that is slower tells of other work on the machine and not of the code. Calls never pause meanwhile, although most of a warm-up
/// is waiting for the JIT: the profile that it optimises by would be of fewer calls, and processes would differ twice as much.
/// </summary>
internal static class WarmUp
{
    /// <summary>
    /// How long the JIT must have been quiet, ms: several times the delay of the tiering timer that workers run with. Longer does not help
    /// (figures in docs/measurements.md).
    /// </summary>
    private const double QuietMs = 80;

    /// <summary>Tier-0 and instrumented code are each called 30 times before they are replaced.</summary>
    private const long LeastCalls = 100;

    /// <summary>
    /// Calls so slow that two windows of them do not fit half of the time: code that runs long within a call is replaced within it.
    /// </summary>
    private const long LeastSlowCalls = 3;

    private const int Window = 8;
    private const double StillFaster = 0.98;
    private const double SliceNs = 2e6;

    /// <summary>Runs batches until settled.</summary>
    /// <param name="batch">Runs a batch of so many calls and returns its ns.</param>
    /// <param name="maxMs">The longest that it may take.</param>
    /// <param name="batchMs">How long a batch is to be later.</param>
    /// <param name="pool">The number of roots that go round.</param>
    public static WarmedAnswer Run(Func<long, double> batch, double maxMs, double batchMs, int pool)
    {
        var clock = Stopwatch.StartNew();
        var recent = new List<double>();
        long calls = 1, made = 0;
        var compiled = Probes.CompiledMethods;
        var lastCompiledMs = 0.0;
        while (true)
        {
            var ns = batch(calls);
            made += calls;
            recent.Add(ns / calls);
            var elapsed = clock.Elapsed.TotalMilliseconds;
            if (Probes.CompiledMethods != compiled)
            {
                compiled = Probes.CompiledMethods;
                lastCompiledMs = elapsed;
            }

            var perCallNs = ns / calls;
            if (LongCalls.Are(perCallNs))
            {
                if (LongCalls.HaveSettled(recent) || (elapsed >= maxMs && LongCalls.AreEnough(recent)))
                {
                    var last = recent[recent.Count - 1];
                    return new WarmedAnswer(LongCalls.HaveSettled(recent), elapsed, CallsFor(batchMs * 1e6, last, pool), last);
                }

                calls = 1;
                continue;
            }

            var isSlow = perCallNs * 2 * Window > maxMs * 1e6 / 2;
            var isJitQuiet = elapsed - lastCompiledMs >= QuietMs;
            var settled = made >= (isSlow ? LeastSlowCalls : LeastCalls) && isJitQuiet && NoLongerFaster(recent, isSlow ? 1 : Window);

            // Never after the first batch alone: it is one call with all its first compilation, and tells nothing of the next.
            if (settled || (elapsed >= maxMs && recent.Count > 1))
            {
                var perCall = Best(recent, Math.Max(0, recent.Count - Window), recent.Count);
                return new WarmedAnswer(settled, elapsed, CallsFor(batchMs * 1e6, perCall, pool), perCall);
            }

            calls = ns >= SliceNs / 2 ? Math.Max(1, (long)(SliceNs * calls / ns)) : calls * 2;
        }
    }

    /// <summary>Calls for a batch of at least so long, going round the whole pool where a batch is longer than one round.</summary>
    private static long CallsFor(double batchNs, double perCallNs, int pool)
    {
        var calls = Math.Max(1, (long)Math.Ceiling(batchNs / Math.Max(perCallNs, 0.01)));
        return calls <= pool ? calls : (calls + pool - 1) / pool * pool;
    }

    private static bool NoLongerFaster(List<double> recent, int window)
    {
        var (end, middle, start) = (recent.Count, recent.Count - window, recent.Count - (2 * window));
        return start >= 0 && Best(recent, middle, end) >= StillFaster * Best(recent, start, middle);
    }

    private static double Best(List<double> values, int from, int to)
    {
        var best = double.MaxValue;
        for (var i = from; i < to; i++)
        {
            best = Math.Min(best, values[i]);
        }

        return best;
    }
}
