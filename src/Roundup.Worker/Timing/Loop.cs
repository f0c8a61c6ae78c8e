using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Roundup.Worker.Timing;

/// <summary>The timed loops: with the code of the library the only code between two clock readings.</summary>
public static class Loop
{
    /// <summary>
    /// Makes <paramref name="count"/> calls with the elements of the pool in turn. Returns elapsed <see cref="Stopwatch"/> ticks.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static long Run<TCall>(ref TCall call, int start, long count, int mask)
        where TCall : struct, ICall
    {
        // The fields of a local copy stay in registers.
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

    /// <summary>Does the same with calls that are awaited.</summary>
    public static long RunAwaited<TCall>(TCall call, int start, long count, int mask)
        where TCall : struct, IAsyncCall
    {
        var running = RunAsync(call, start, count, mask);
        return running.IsCompleted ? running.Result : running.AsTask().GetAwaiter().GetResult();
    }

    // A ValueTask, because a Task would be allocated once for each batch, which counts fully in a batch of a single call.
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

/// <summary>
/// One timed call. Implementations are generated structs without type parameters that name the codec and the root. The loop is compiled for
/// each of them separately, so that a call is direct and its cost does not depend on the profile. (Structs that are generic over reference
/// types share their code, in which each call needs a lookup.)
/// </summary>
public interface ICall
{
    /// <summary>
    /// Calls the codec with the root or payload at <paramref name="index"/> of the pool, and keeps the result in a field, so that the call
    /// cannot be optimized away.
    /// </summary>
    void Invoke(int index);
}

/// <summary>One timed call that is awaited.</summary>
public interface IAsyncCall
{
    /// <summary>Calls the codec with the root or payload at <paramref name="index"/> of the pool.</summary>
    ValueTask InvokeAsync(int index);
}
