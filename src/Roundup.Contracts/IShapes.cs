namespace Roundup.Contracts;

/// <summary>
/// Takes the codecs of one row for one model type. A codec is a struct, so that the timed loop is compiled for it alone and a
/// call costs the same whatever ran before; what it needs (options, a type model) it holds in fields.
/// </summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IShapes<T>
    where T : notnull
{
    /// <summary>Offers <see cref="Shape.String"/>.</summary>
    IShapes<T> String<TCodec>(TCodec codec)
        where TCodec : struct, IStringCodec<T>;

    /// <summary>Offers <see cref="Shape.Bytes"/>.</summary>
    IShapes<T> Bytes<TCodec>(TCodec codec)
        where TCodec : struct, IBytesCodec<T>;

    /// <summary>Offers <see cref="Shape.BufferWriter"/> and <see cref="Shape.Segments"/>; adapted, <see cref="Shape.Pipe"/>.</summary>
    IShapes<T> BufferWriter<TCodec>(TCodec codec)
        where TCodec : struct, IBufferWriterCodec<T>;

    /// <summary>Offers <see cref="Shape.Stream"/>.</summary>
    IShapes<T> Stream<TCodec>(TCodec codec)
        where TCodec : struct, IStreamCodec<T>;

    /// <summary>Offers <see cref="Shape.AsyncStream"/>.</summary>
    IShapes<T> AsyncStream<TCodec>(TCodec codec)
        where TCodec : struct, IAsyncStreamCodec<T>;

#if NET9_0_OR_GREATER
    /// <summary>Offers <see cref="Shape.Pipe"/>; who has a BufferWriter and not this is adapted without being told.</summary>
    IShapes<T> Pipe<TCodec>(TCodec codec)
        where TCodec : struct, IPipeCodec<T>;
#endif
}
