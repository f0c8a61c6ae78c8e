using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace Roundup.Worker;

/// <summary>The timed loops: the only code between two clock readings besides the library's.</summary>
public static class Loop
{
    /// <summary>Calls <paramref name="count"/> times, going round the pool. Returns elapsed <see cref="Stopwatch"/> ticks.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static long Run<TCall>(ref TCall call, int start, long count, int mask)
        where TCall : struct, ICall
    {
        // A copy that nobody else can see: its fields stay in registers.
        var local = call;
        var index = start;
        var started = Stopwatch.GetTimestamp();
        for (var i = 0L; i < count; i++)
        {
            local.Invoke(index);
            index = (index + 1) & mask;
        }

        var elapsed = Stopwatch.GetTimestamp() - started;
        call = local;
        return elapsed;
    }

    /// <summary>The same for calls that are awaited.</summary>
    public static long RunAwaited<TCall>(TCall call, int start, long count, int mask)
        where TCall : struct, IAsyncCall
    {
        var running = RunAsync(call, start, count, mask);
        return running.IsCompleted ? running.Result : running.AsTask().GetAwaiter().GetResult();
    }

    // A ValueTask, because a Task would be an object in each batch, and in a batch of a single call all of it that call's.
    private static async ValueTask<long> RunAsync<TCall>(TCall call, int start, long count, int mask)
        where TCall : struct, IAsyncCall
    {
        var index = start;
        var started = Stopwatch.GetTimestamp();
        for (var i = 0L; i < count; i++)
        {
            await call.InvokeAsync(index).ConfigureAwait(false);
            index = (index + 1) & mask;
        }

        return Stopwatch.GetTimestamp() - started;
    }
}
