using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>The values of one dataset at one count, as the host process hands them out in a file of canonical bytes.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <remarks>
/// The file: Int32 roots in the pool (a power of two), Int32 roots in the file (at least two), Int64 bytes of the pool's roots, then each
/// root.
/// </remarks>
internal sealed class Values<T>
    where T : notnull
{
    private Values(int poolRoots, T[] roots)
    {
        PoolRoots = poolRoots;
        Roots = roots;
    }

    /// <summary>How many roots go round in the loop.</summary>
    public int PoolRoots { get; }

    /// <summary>All roots of the file.</summary>
    public T[] Roots { get; }

    /// <summary>Reads the first root alone.</summary>
    public static T ReadFirst(string path, ICanonical<T> canonical)
    {
        using var reader = new CanonicalReader(new BufferedStream(File.OpenRead(path), 1 << 16));
        reader.ReadInt32();
        reader.ReadInt32();
        reader.ReadInt64();
        return canonical.Read(reader)!;
    }

    /// <summary>Reads the file.</summary>
    public static Values<T> Read(string path, ICanonical<T> canonical)
    {
        using var reader = new CanonicalReader(new BufferedStream(File.OpenRead(path), 1 << 16));
        var pool = reader.ReadInt32();
        var roots = new T[reader.ReadInt32()];
        reader.ReadInt64();
        for (var i = 0; i < roots.Length; i++)
        {
            roots[i] = canonical.Read(reader)!;
        }

        return new Values<T>(pool, roots);
    }
}
