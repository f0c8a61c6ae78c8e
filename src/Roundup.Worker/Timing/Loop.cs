using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace Roundup.Worker;

/// <summary>The timed loops: the only code between two clock readings besides the library's.</summary>
internal static class Loop
{
    /// <summary>Calls <paramref name="count"/> times, going round the pool. Returns elapsed <see cref="Stopwatch"/> ticks.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static long Run<TCall, TResult>(ref TCall call, int start, long count, int mask)
        where TCall : struct, ICall<TResult>
    {
        var local = call;
        var last = default(TResult);
        var index = start;
        var started = Stopwatch.GetTimestamp();
        for (var i = 0L; i < count; i++)
        {
            last = local.Invoke(index);
            index = (index + 1) & mask;
        }

        var elapsed = Stopwatch.GetTimestamp() - started;
        Keep(last);
        return elapsed;
    }

    /// <summary>The same for calls that are awaited.</summary>
    public static async Task<long> RunAsync<TCall, TResult>(TCall call, int start, long count, int mask)
        where TCall : struct, ICall<ValueTask<TResult>>
    {
        var last = default(TResult);
        var index = start;
        var started = Stopwatch.GetTimestamp();
        for (var i = 0L; i < count; i++)
        {
            last = await call.Invoke(index).ConfigureAwait(false);
            index = (index + 1) & mask;
        }

        var elapsed = Stopwatch.GetTimestamp() - started;
        Keep(last);
        return elapsed;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Keep<TResult>(TResult value) => GC.KeepAlive(value);
}
