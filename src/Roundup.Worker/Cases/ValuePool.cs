using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>The roots that go round in the timed loops, for programs that measure the same cases in another way.</summary>
public static class ValuePool
{
    /// <summary>Reads the pool of a file of values: a power of two of roots.</summary>
    /// <typeparam name="T">The root.</typeparam>
    /// <param name="path">The file, made by <see cref="ValuesProcess"/>.</param>
    /// <param name="canonical">The root's codec.</param>
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
