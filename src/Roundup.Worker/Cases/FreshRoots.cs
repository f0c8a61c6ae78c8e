using System;
using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>What is fixed of the roots that no call has seen.</summary>
internal static class FreshRoots
{
    /// <summary>How many sets a file has: enough to measure three times with four sets each.</summary>
    public const int Sets = 12;

    /// <summary>Length of what stands before the roots, bytes.</summary>
    public const int HeadBytes = (2 * sizeof(int)) + sizeof(long);
}

/// <summary>
/// Sets of roots that no call has seen, each as many as go round. They have other values too, but for a single large root, of which each
/// set is a copy.
/// </summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="values">The pool.</param>
/// <param name="model">Reads and copies.</param>
internal sealed class FreshRoots<T>(Values<T> values, Model<T> model) : IDisposable
    where T : notnull
{
    private CanonicalReader? _reader;
    private int _taken;

    /// <summary>The next set; null where none is left.</summary>
    public T[]? Next()
    {
        if (_taken++ == FreshRoots.Sets)
        {
            return null;
        }

        if (values.PoolRoots == 1)
        {
            return [model.Handwritten.Copy(values.Roots[0])!];
        }

        _reader ??= OpenAfterPool();
        var roots = new T[values.PoolRoots];
        for (var i = 0; i < roots.Length; i++)
        {
            roots[i] = model.Canonical.Read(_reader)!;
        }

        return roots;
    }

    /// <summary>Closes the file.</summary>
    public void Dispose() => _reader?.Dispose();

    private CanonicalReader OpenAfterPool()
    {
        var file = File.OpenRead(values.Path);
        file.Position = FreshRoots.HeadBytes + values.PoolBytes;
        return new CanonicalReader(new BufferedStream(file, 1 << 16));
    }
}
