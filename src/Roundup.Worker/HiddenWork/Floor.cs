using System;
using System.Diagnostics;
using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// Straight code over the same objects, in the same process: what their number, size and place in memory change is not the library's doing.
/// </summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="handwritten">The floor of the model.</param>
/// <param name="serialize">Whether it writes values, or copies them, which is the least that Deserialize must do.</param>
/// <param name="time">The clock of this thread.</param>
internal sealed class Floor<T>(IHandwritten<T> handwritten, bool serialize, OwnTime time)
    where T : notnull
{
    /// <summary>
    /// The JIT replaces code when for 16 ms (the tiering timer of workers) no other was called for the first time; and some more, ms.
    /// </summary>
    private const double QuietMs = 22;

    private const double MostMs = 50;

    private const int Attempts = 5;

    /// <summary>Longer calls are not tried again, ns.</summary>
    private const double LongNs = 1e6;

    /// <summary>Which of Read and Copy this process has warmed up; the shapes of a count share them.</summary>
    private static readonly bool[] s_warm = new bool[2];

    private readonly MemoryStream _output = new();
    private BinaryWriter? _writer;
    private T? _last;

    /// <summary>Calls until the code is compiled for good.</summary>
    public void WarmUp(T[] roots, int count)
    {
        ref var isWarm = ref s_warm[serialize ? 1 : 0];
        if (isWarm)
        {
            return;
        }

        isWarm = true;
        var clock = Stopwatch.StartNew();
        var compiled = Probes.CompiledMethods;
        var lastCompiledMs = 0.0;
        do
        {
            for (var i = 0; i < count; i++)
            {
                Read(serialize ? roots[i] : Copy(roots[i]));
            }

            Run(roots, count);
            if (Probes.CompiledMethods is { } now && now != compiled)
            {
                compiled = now;
                lastCompiledMs = clock.Elapsed.TotalMilliseconds;
            }
        }
        while (clock.Elapsed.TotalMilliseconds is var ms && ms < MostMs && (compiled is null || ms - lastCompiledMs < QuietMs));
    }

    /// <summary>About the time of a call, ns: the fastest of some, because the first compiles and any may be interrupted.</summary>
    public double OnceNs(T root)
    {
        T[] roots = [root];
        Run(roots, 1);
        var fastest = PassNs(roots, 1);
        for (var i = 1; i < Attempts && fastest < LongNs; i++)
        {
            fastest = Math.Min(fastest, PassNs(roots, 1));
        }

        return fastest;
    }

    /// <summary>Time of the floor's calls over roots, the faster of two, ns. Roots and code are in the caches before.</summary>
    public double Ns(T[] roots, int count)
    {
        Run(roots, count);
        return Math.Min(PassNs(roots, count), PassNs(roots, count));
    }

    private double PassNs(T[] roots, int count)
    {
        time.Start();
        Run(roots, count);
        return time.StopNs();
    }

    private void Run(T[] roots, int count)
    {
        for (var i = 0; i < count; i++)
        {
            if (serialize)
            {
                Read(roots[i]);
            }
            else
            {
                Copy(roots[i]);
            }
        }
    }

    /// <summary>Reads all members of a value.</summary>
    public void Read(T value)
    {
        _output.SetLength(0);
        handwritten.Write(_writer ??= new BinaryWriter(_output), value);
    }

    /// <summary>Makes a plain copy.</summary>
    public T Copy(T value) => _last = handwritten.Copy(value)!;
}
