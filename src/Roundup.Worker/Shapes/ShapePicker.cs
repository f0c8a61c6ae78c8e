namespace Roundup.Worker.Shapes;

// Creates the driver of the wanted shape and ignores the other shapes.
// streams: the use of streams; null for the usual one, and for other shapes.
// compressor: null for none. Only Shape.Bytes can have one.
// isTimed: whether the driver has timed loops, which generated code has registered.
internal sealed class ShapePicker<T>(Shape wanted, StreamUse? streams, IBytesCompressor? compressor, T[] pool, bool isTimed) : IShapes<T>
    where T : notnull
{
    // The driver of the wanted shape; null if the serializer does not offer the shape.
    public Driver<T>? Driver { get; private set; }

    // The type of the codec, without an adapter.
    public Type? Codec { get; private set; }

    // What the library tells of the user's settings; null: nothing.
    public string? Noted { get; private set; }

    public IShapes<T> Note(Func<string?> text)
    {
        Noted = text();
        return this;
    }

    public IShapes<T> String<TCodec>(TCodec codec)
        where TCodec : struct, IStringCodec<T>
    {
        if (wanted == Shape.String)
        {
            Pick(Shape.String, codec, isTimed ? null : new UntimedStringDriver<TCodec, T>(codec, pool));
        }

        return this;
    }

    public IShapes<T> Bytes<TCodec>(TCodec codec)
        where TCodec : struct, IBytesCodec<T>
    {
        if (wanted == Shape.Bytes)
        {
            Pick(Shape.Bytes, codec, compressor is not null ? new CompressedBytesDriver<TCodec, T>(codec, compressor, pool)
                : isTimed ? null : new UntimedBytesDriver<TCodec, T>(codec, pool));
        }

        return this;
    }

    public IShapes<T> BufferWriter<TCodec>(TCodec codec)
        where TCodec : struct, IBufferWriterCodec<T>
    {
        if (wanted is Shape.BufferWriter or Shape.Segments)
        {
            Pick(wanted, codec, isTimed ? null
                : wanted == Shape.Segments ? new UntimedSegmentsDriver<TCodec, T>(codec, pool)
                : new UntimedBufferWriterDriver<TCodec, T>(codec, pool));
        }
#if NET9_0_OR_GREATER
        else if (wanted == Shape.Pipe && Driver is null && codec is not IPipeCodec<T>)
        {
            Pipe(new PipeFromBufferWriter<TCodec, T>(codec));
        }
#endif

        return this;
    }

    public IShapes<T> Stream<TCodec>(TCodec codec)
        where TCodec : struct, IStreamCodec<T>
    {
        if (wanted == Shape.Stream)
        {
            Pick(Shape.Stream, codec, !isTimed ? new UntimedStreamDriver<TCodec, T>(codec, pool)
                : streams != StreamUse.Array ? null
                : TimedLoops<ArrayStream<TCodec, T>, T>.Create(Shape.Stream, streams, new ArrayStream<TCodec, T>(codec), pool));
        }

        return this;
    }

    public IShapes<T> AsyncStream<TCodec>(TCodec codec)
        where TCodec : struct, IAsyncStreamCodec<T>
    {
        if (wanted == Shape.AsyncStream)
        {
            Pick(Shape.AsyncStream, codec, isTimed ? null : new UntimedAsyncStreamDriver<TCodec, T>(codec, pool));
        }

        return this;
    }

#if NET9_0_OR_GREATER
    public IShapes<T> Pipe<TCodec>(TCodec codec)
        where TCodec : struct, IPipeCodec<T>
    {
        if (wanted == Shape.Pipe)
        {
            Pick(Shape.Pipe, codec, isTimed ? null : new UntimedPipeDriver<TCodec, T>(codec, pool));
        }

        return this;
    }
#endif

    private void Pick<TCodec>(Shape shape, TCodec codec, Driver<T>? driver = null)
        where TCodec : struct
    {
        Driver = driver ?? TimedLoops<TCodec, T>.Create(shape, streams, codec, pool);
        Driver.AdaptedFrom = codec is IAdapted adapted ? adapted.From : null;
        var isAdapter = codec is IAdapted && typeof(TCodec).Assembly == typeof(IAdapted).Assembly;
        Codec = isAdapter ? typeof(TCodec).GetGenericArguments()[0] : typeof(TCodec);
    }
}
