using System;
using System.IO;
using Roundup.Contracts;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

/// <summary>
/// Times handwritten code over the same objects in the same process. The effect of their number, size and place in memory shows here, too,
/// so it can be told from that of the library.
/// </summary>
/// <param name="handwritten">The handwritten code of the model.</param>
/// <param name="serialize">True: writes values. False: copies them, which is the least that Deserialize must do.</param>
internal sealed class HandwrittenFloor<T>(IHandwritten<T> handwritten, bool serialize, ThreadClock time)
    where T : notnull
{
    private const int Attempts = 5;

    /// <summary>Calls from this time on are made only once, ns.</summary>
    private const double LongNs = 1e6;

    /// <summary>Whether Copy and Read were warmed up in this process, for all shapes of a count.</summary>
    private static readonly bool[] s_warm = new bool[2];

    private readonly MemoryStream _output = new();
    private BinaryWriter? _writer;
    private T? _last;

    /// <summary>Calls the code until it is fully optimized.</summary>
    public void WarmUp(T[] roots, int count)
    {
        ref var isWarm = ref s_warm[serialize ? 1 : 0];
        if (isWarm)
        {
            return;
        }

        isWarm = true;
        CompiledCode.WarmUp(() =>
        {
            for (var i = 0; i < count; i++)
            {
                Read(serialize ? roots[i] : Copy(roots[i]));
            }

            Run(roots, count);
        });
    }

    /// <summary>Approximate time of a call, ns: the fastest of several, because the first is compiled and any can be interrupted.</summary>
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

    /// <summary>
    /// Time of one call for each root, ns: the faster of two passes, after a pass that brings roots and code into the caches.
    /// </summary>
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
