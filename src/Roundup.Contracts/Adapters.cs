namespace Roundup.Contracts;

/// <summary>Offers shapes that a library lacks, written as a user of the library would write them by hand.</summary>
public static class Adapters
{
    /// <summary>Offers <see cref="Shape.Bytes"/> as the UTF-8 encoding of the library's string.</summary>
    public static IShapes<T> BytesFromString<T, TCodec>(this IShapes<T> shapes, TCodec codec)
        where T : notnull
        where TCodec : struct, IStringCodec<T> => shapes.Bytes(new BytesFromString<TCodec, T>(codec));

    /// <summary>Offers <see cref="Shape.Bytes"/> through a <c>MemoryStream</c> that all calls share.</summary>
    public static IShapes<T> BytesFromStream<T, TCodec>(this IShapes<T> shapes, TCodec codec)
        where T : notnull
        where TCodec : struct, IStreamCodec<T> => shapes.Bytes(new BytesFromStream<TCodec, T>(codec));

#if NET
    /// <summary>Offers <see cref="Shape.Bytes"/> through a buffer writer that all calls share.</summary>
    public static IShapes<T> BytesFromBufferWriter<T, TCodec>(this IShapes<T> shapes, TCodec codec)
        where T : notnull
        where TCodec : struct, IBufferWriterCodec<T> => shapes.Bytes(new BytesFromBufferWriter<TCodec, T>(codec));
#endif

    /// <summary>Offers <see cref="Shape.String"/> through a <c>MemoryStream</c> that all calls share, read as UTF-8.</summary>
    public static IShapes<T> StringFromStream<T, TCodec>(this IShapes<T> shapes, TCodec codec)
        where T : notnull
        where TCodec : struct, IStreamCodec<T> => shapes.String(new StringFromStream<TCodec, T>(codec));

    /// <summary>
    /// Offers <see cref="Shape.Stream"/> by writing the array of the library to the stream, and by reading the stream into an array.
    /// </summary>
    public static IShapes<T> StreamFromBytes<T, TCodec>(this IShapes<T> shapes, TCodec codec)
        where T : notnull
        where TCodec : struct, IBytesCodec<T> => shapes.Stream(new StreamFromBytes<TCodec, T>(codec));

    /// <summary>Offers <see cref="Shape.AsyncStream"/> by synchronous calls, each with a task that is complete.</summary>
    public static IShapes<T> AsyncStreamFromStream<T, TCodec>(this IShapes<T> shapes, TCodec codec)
        where T : notnull
        where TCodec : struct, IStreamCodec<T> => shapes.AsyncStream(new AsyncStreamFromStream<TCodec, T>(codec));
}
