using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>Takes the codec of the one shape that is wanted, and lets the others go.</summary>
/// <typeparam name="T">The root.</typeparam>
internal sealed class ShapePicker<T>(Shape wanted, T[] pool) : IShapes<T>
    where T : notnull
{
    /// <summary>The driver of the wanted shape; null where the row does not offer it.</summary>
    public Driver<T>? Driver { get; private set; }

    public IShapes<T> String<TCodec>(TCodec codec)
        where TCodec : struct, IStringCodec<T>
    {
        if (wanted == Shape.String)
        {
            Driver = Closed<TCodec, T>.Create(Shape.String, codec, pool);
        }

        return this;
    }

    public IShapes<T> Bytes<TCodec>(TCodec codec)
        where TCodec : struct, IBytesCodec<T>
    {
        if (wanted == Shape.Bytes)
        {
            Driver = Closed<TCodec, T>.Create(Shape.Bytes, codec, pool);
        }

        return this;
    }

    public IShapes<T> BufferWriter<TCodec>(TCodec codec)
        where TCodec : struct, IBufferWriterCodec<T>
    {
        if (wanted == Shape.BufferWriter)
        {
            Driver = Closed<TCodec, T>.Create(Shape.BufferWriter, codec, pool);
        }

        return this;
    }

    public IShapes<T> Stream<TCodec>(TCodec codec)
        where TCodec : struct, IStreamCodec<T>
    {
        if (wanted == Shape.Stream)
        {
            Driver = Closed<TCodec, T>.Create(Shape.Stream, codec, pool);
        }

        return this;
    }

    public IShapes<T> AsyncStream<TCodec>(TCodec codec)
        where TCodec : struct, IAsyncStreamCodec<T>
    {
        if (wanted == Shape.AsyncStream)
        {
            Driver = Closed<TCodec, T>.Create(Shape.AsyncStream, codec, pool);
        }

        return this;
    }
}
