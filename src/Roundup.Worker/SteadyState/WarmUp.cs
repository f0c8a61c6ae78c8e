using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using Roundup.Protocol.SteadyState;

namespace Roundup.Worker;

/// <summary>
/// Warms up operations in turn until all are in steady state: no method was compiled for a while, and slices of calls no longer get faster.
/// Calls never pause meanwhile, although most of a warm-up is waiting for the JIT: the profile that it optimises by would be of fewer
/// calls, and processes would differ twice as much. Several operations wait for it together, which takes hardly longer than one.
/// </summary>
internal static class WarmUp
{
    /// <summary>
    /// How long the JIT must have been quiet, ms: several times the delay of the tiering timer that workers run with. Longer does not help
    /// (docs/decisions.md, 23).
    /// </summary>
    private const double QuietMs = 80;

    /// <summary>
    /// The JIT is expected to replace code once each operation has made its calls. Where it has not yet, ms: a thread of its own that gets
    /// no processor has been quiet too, and warm-ups ended at tier 0 after 90 ms.
    /// </summary>
    private const double LeastMs = 200;

    /// <summary>Runs slices until settled.</summary>
    /// <param name="operations">The operations.</param>
    /// <param name="maxMs">The longest that it may take for each.</param>
    /// <param name="batchMs">How long a batch is to be later.</param>
    public static WarmedAnswer Run(IReadOnlyList<WarmingOperation> operations, double maxMs, double batchMs)
    {
        var clock = Stopwatch.StartNew();
        var compiled = Probes.CompiledMethods;
        var lastCompiledMs = 0.0;
        (double Ms, long? Compiled)? called = null;
        while (true)
        {
            foreach (var operation in operations)
            {
                if (!operation.IsFinished)
                {
                    operation.Run(maxMs, operations.Count);
                }
            }

            var elapsed = clock.Elapsed.TotalMilliseconds;
            if (Probes.CompiledMethods != compiled)
            {
                compiled = Probes.CompiledMethods;
                lastCompiledMs = elapsed;
            }

            if (called is null && operations.All(operation => operation.HasMadeItsCalls))
            {
                called = (elapsed, compiled);
            }

            var hasReplaced = called is { } since && elapsed >= LeastMs && (compiled > since.Compiled || elapsed - since.Ms >= LeastMs);
            var isJitQuiet = hasReplaced && elapsed - lastCompiledMs >= QuietMs;
            var isLate = elapsed >= maxMs * operations.Count;
            if (operations.All(operation => operation.HasSettled(isJitQuiet) || (isLate && operation.MayEnd)))
            {
                return new WarmedAnswer(elapsed, [.. operations.Select(operation => operation.Result(isJitQuiet, batchMs))]);
            }
        }
    }
}
