using System.Diagnostics;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

internal static class CompiledCode
{
    // The code counts as compiled when no method was compiled for so long, ms: more than the tiering delay of workers, 16 ms.
    private const double QuietMs = 22;

    private const double MostMs = 50;

    // Repeats pass until nothing was compiled for 22 ms, and for at most 50 ms.
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
