#if NET9_0_OR_GREATER
using System.Runtime.CompilerServices;
#endif

namespace Roundup.Worker.FirstCall;

/// <summary>
/// Keeps the codec of the wanted shape as an object. Each method is compiled during the timing of a first call, once for each codec, so the
/// methods do as little as possible; the serializer of the reference shows their cost.
/// </summary>
public sealed class FirstCallShapes<T>(Shape wanted) : IShapes<T>
    where T : notnull
{
    // Fields, not properties: an accessor would be compiled during timing.
    internal readonly Shape Wanted = wanted;
    internal object? Codec;

    /// <summary>The codec, for the benchmarks of the cross-check; null if the serializer does not offer the shape.</summary>
    public object? Found => Codec;

    public IShapes<T> Note(Func<string?> text) => this;

    public IShapes<T> String<TCodec>(TCodec codec)
        where TCodec : struct, IStringCodec<T>
    {
        if (Wanted == Shape.String)
        {
            Codec = codec;
        }

        return this;
    }

    public IShapes<T> Bytes<TCodec>(TCodec codec)
        where TCodec : struct, IBytesCodec<T>
    {
        if (Wanted == Shape.Bytes)
        {
            Codec = codec;
        }

        return this;
    }

    public IShapes<T> BufferWriter<TCodec>(TCodec codec)
        where TCodec : struct, IBufferWriterCodec<T>
    {
        if (Wanted is Shape.BufferWriter or Shape.Segments)
        {
            Codec = codec;
        }
#if NET9_0_OR_GREATER
        else if (Wanted == Shape.Pipe)
        {
            Adapt(codec);
        }
#endif

        return this;
    }

    public IShapes<T> Stream<TCodec>(TCodec codec)
        where TCodec : struct, IStreamCodec<T>
    {
        if (Wanted == Shape.Stream)
        {
            Codec = codec;
        }

        return this;
    }

    public IShapes<T> AsyncStream<TCodec>(TCodec codec)
        where TCodec : struct, IAsyncStreamCodec<T>
    {
        if (Wanted == Shape.AsyncStream)
        {
            Codec = codec;
        }

        return this;
    }

#if NET9_0_OR_GREATER
    public IShapes<T> Pipe<TCodec>(TCodec codec)
        where TCodec : struct, IPipeCodec<T>
    {
        if (Wanted == Shape.Pipe)
        {
            Codec = codec;
        }

        return this;
    }

    // A separate method, so that first calls of other shapes do not compile it.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Adapt<TCodec>(TCodec codec)
        where TCodec : struct, IBufferWriterCodec<T>
    {
        if (Codec is null && codec is not IPipeCodec<T>)
        {
            Codec = new PipeFromBufferWriter<TCodec, T>(codec);
        }
    }
#endif
}
