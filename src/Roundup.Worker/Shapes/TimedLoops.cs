using System;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>Where generated code registers the timed loops of one codec and one root: one driver for each shape.</summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public static class TimedLoops<TCodec, T>
    where TCodec : struct
    where T : notnull
{
    private static readonly Func<TCodec, T[], Driver<T>>?[] s_drivers = new Func<TCodec, T[], Driver<T>>?[(int)Shape.Preferred];

    /// <summary>Registers a driver.</summary>
#pragma warning disable CA1000 // The type arguments are the key.
    public static void Add(Shape shape, Func<TCodec, T[], Driver<T>> create) => s_drivers[(int)shape] = create;

    /// <summary>Makes a driver.</summary>
    /// <exception cref="InvalidOperationException">No driver was generated.</exception>
    public static Driver<T> Create(Shape shape, TCodec codec, T[] pool)
    {
        var create = s_drivers[(int)shape] ?? throw new InvalidOperationException(
            $"no timed loop was generated for the codec {typeof(TCodec).Name}: a codec is a public or internal struct with the root as its "
            + "one type parameter, in the entrant's folder");
        return create(codec, pool);
    }
#pragma warning restore CA1000
}
