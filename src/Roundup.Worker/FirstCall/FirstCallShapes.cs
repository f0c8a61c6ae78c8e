#if NET9_0_OR_GREATER
using System.Runtime.CompilerServices;
#endif
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// Takes the codec of the wanted shape, behind its interface. Each method here is compiled while the clock of a first call runs, once for
/// each
/// codec: so they hold next to nothing, and what they cost is shown by the row of the floor.
/// </summary>
/// <typeparam name="T">The root.</typeparam>
internal sealed class FirstCallShapes<T>(Shape wanted) : IShapes<T>
    where T : notnull
{
    // Fields and no properties: an accessor is a method that is compiled too.
    public readonly Shape Wanted = wanted;
    public object? Codec;

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

    // A method of its own, which the first calls of other shapes need not compile.
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
