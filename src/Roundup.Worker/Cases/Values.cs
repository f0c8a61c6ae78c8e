using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>The values of one dataset at one count, as the host process hands them out in a file of canonical bytes.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <remarks>
/// The file: Int32 roots in the pool (a power of two), Int32 roots that are verified (at least two), Int64 bytes of the pool's roots, then
/// each root. Where more than one root goes round, <see cref="FreshRoots.Sets"/> sets of as many other roots follow.
/// </remarks>
internal sealed class Values<T>
    where T : notnull
{
    private Values(string path, int poolRoots, long poolBytes, T[] roots)
    {
        Path = path;
        PoolRoots = poolRoots;
        PoolBytes = poolBytes;
        Roots = roots;
    }

    /// <summary>The file.</summary>
    public string Path { get; }

    /// <summary>How many roots go round in the loop.</summary>
    public int PoolRoots { get; }

    /// <summary>Length of the roots in the pool, bytes.</summary>
    public long PoolBytes { get; }

    /// <summary>All roots that are verified: those of the pool, and a second one where only one goes round.</summary>
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
        var poolBytes = reader.ReadInt64();
        for (var i = 0; i < roots.Length; i++)
        {
            roots[i] = canonical.Read(reader)!;
        }

        return new Values<T>(path, pool, poolBytes, roots);
    }
}
