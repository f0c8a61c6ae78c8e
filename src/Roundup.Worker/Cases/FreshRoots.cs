using System;
using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker.Cases;

/// <summary>Constants of <see cref="FreshRoots{T}"/>.</summary>
internal static class FreshRoots
{
    /// <summary>The number of sets in a file: enough for three measurements with four sets each.</summary>
    public const int Sets = 12;

    /// <summary>Length of the header of the file, bytes.</summary>
    public const int HeadBytes = (2 * sizeof(int)) + sizeof(long);
}

/// <summary>
/// Sets of roots that no call has seen yet, each of the size of the pool. Their values differ from those of the pool, unless the pool is a
/// single large root: then each set is a copy of it.
/// </summary>
internal sealed class FreshRoots<T>(Values<T> values, Model<T> model) : IDisposable
    where T : notnull
{
    private CanonicalReader? _reader;
    private int _taken;

    /// <summary>The next set; null if none is left.</summary>
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

    public void Dispose() => _reader?.Dispose();

    private CanonicalReader OpenAfterPool()
    {
        var file = File.OpenRead(values.Path);
        file.Position = FreshRoots.HeadBytes + values.PoolBytes;
        return new CanonicalReader(new BufferedStream(file, 1 << 16));
    }
}
