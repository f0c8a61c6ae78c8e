namespace Roundup.Worker.Cases;

/// <summary>The values of one dataset at one count, read from a file of canonical bytes.</summary>
/// <remarks>
/// Format of the file: the number of roots in the pool as Int32 (a power of two), the number of roots that are verified as Int32 (even),
/// the length of the roots of the pool as Int64 (bytes), then each root.
/// </remarks>
internal sealed class Values<T>
    where T : notnull
{
    private Values(int poolRoots, T[] roots)
    {
        PoolRoots = poolRoots;
        Roots = roots;
    }

    // Number of roots that the timed loop uses in turn: a power of two.
    public int PoolRoots { get; }

    // The roots that are verified: those of the pool; a second one if the pool has only one; two more if the pool holds a sample, whose
    // values may be equal.
    public T[] Roots { get; }

    // The number of values of a probe; what those of its partner read as is behind them. All roots where the pool is odd, as that of one
    // large root.
    public int Probed => PoolRoots % 2 == 0 ? PoolRoots : Roots.Length;

    public static Values<T> Of(T[] roots) => new(roots.Length, roots);

    // The last two of Roots, which differ.
    public Values<T> Pair() => Of([Roots[Roots.Length - 2], Roots[Roots.Length - 1]]);

    public static T ReadFirst(string path, ICanonical<T> canonical)
    {
        using var reader = new CanonicalReader(new BufferedStream(File.OpenRead(path), 1 << 16));
        reader.ReadInt32();
        reader.ReadInt32();
        reader.ReadInt64();
        return canonical.Read(reader)!;
    }

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

/// <summary>Reads the roots of the timed loops, for programs that measure the same cases in another way.</summary>
public static class ValuePool
{
    /// <summary>Reads the pool of a file of values. The number of its roots is a power of two.</summary>
    /// <param name="path">A file that <see cref="ValuesProcess"/> wrote.</param>
    /// <param name="canonical">The canonical codec of the root.</param>
    /// <exception cref="System.IO.IOException">The file cannot be read.</exception>
    public static T[] Read<T>(string path, ICanonical<T> canonical)
        where T : notnull
    {
        var values = Values<T>.Read(path, canonical);
        var pool = values.Roots;
        System.Array.Resize(ref pool, values.PoolRoots);
        return pool;
    }
}
