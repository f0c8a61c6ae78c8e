using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Roundup.Engine.Workers;

// Does the same piece of work again and again: the fastest time of a piece is that without anybody else, so that the number of pieces tells
// how much of a processor the loop was given, whoever takes the rest: other programs, a hypervisor, a limit.
internal sealed class ReferenceLoop : IReferenceLoop
{
    // Some 0.1 ms, which is less than a slice of time, so that some pieces are not interrupted.
    private const int Additions = 200_000;

    private readonly Thread _thread;
    private long _pieces;
    private long _fastest = long.MaxValue;
    private bool _ends;

    public ReferenceLoop()
    {
        _thread = new(Run) { IsBackground = true, Name = "roundup reference" };
        _thread.Start();
    }

    public TimeSpan Given => Interlocked.Read(ref _pieces) is var pieces and > 0
        ? Stopwatch.GetElapsedTime(0, Interlocked.Read(ref _fastest) * pieces)
        : TimeSpan.Zero;

    public void Dispose()
    {
        Volatile.Write(ref _ends, true);
        _thread.Join();
    }

    private void Run()
    {
        while (!Volatile.Read(ref _ends))
        {
            var began = Stopwatch.GetTimestamp();
            Work();
            var took = Stopwatch.GetTimestamp() - began;
            Interlocked.Exchange(ref _fastest, Math.Min(_fastest, Math.Max(1, took)));
            Interlocked.Increment(ref _pieces);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private static ulong Work()
    {
        var sum = 1UL;
        for (var i = 0; i < Additions; i++)
        {
            sum = (sum * 6364136223846793005) + 1442695040888963407;
        }

        return sum;
    }
}
