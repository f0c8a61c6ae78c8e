using System.Diagnostics;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

/// <summary>Calls code of the harness until the runtime has optimized it.</summary>
internal static class CompiledCode
{
    /// <summary>
    /// The code counts as compiled when no method was compiled for so long, ms: more than the tiering delay of workers, 16 ms.
    /// </summary>
    private const double QuietMs = 22;

    private const double MostMs = 50;

    /// <summary>Repeats <paramref name="pass"/> until nothing was compiled for 22 ms, and for at most 50 ms.</summary>
    public static void WarmUp(Action pass)
    {
        var clock = Stopwatch.StartNew();
        var compiled = Probes.CompiledMethods;
        var lastCompiledMs = 0.0;
        do
        {
            pass();
            if (Probes.CompiledMethods is { } now && now != compiled)
            {
                compiled = now;
                lastCompiledMs = clock.Elapsed.TotalMilliseconds;
            }
        }
        while (clock.Elapsed.TotalMilliseconds is var ms && ms < MostMs && (compiled is null || ms - lastCompiledMs < QuietMs));
    }
}
