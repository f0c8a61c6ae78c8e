using System.Diagnostics;
using Roundup.Protocol.Speed;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Speed;

// Warms up operations in turn until all have settled: no method was compiled for a while, and slices of calls no longer get faster.
// Although most of a warm-up is waiting for the JIT, calls never pause: the profile for the optimization would then contain fewer calls,
// and processes would differ twice as much. The warm-up of several operations takes hardly longer than that of one.
internal static class WarmUp
{
    // How long no method must have been compiled, ms: several times the tiering delay of workers. A longer time does not help
    // (docs/decisions.md, 23).
    private const double QuietMs = 80;

    // How long to wait for the JIT to replace code after all operations have made their calls, ms. A JIT thread that gets no processor is
    // quiet, too: without this wait, warm-ups ended at tier 0 after 90 ms.
    private const double LeastMs = 200;

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
