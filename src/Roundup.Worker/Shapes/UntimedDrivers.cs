using System.Buffers;
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace Roundup.Worker.Shapes;

internal interface IStreamCalls<T>
{
    // A call that reads the next message of a stream, which must not seek.
    Func<T> Reader(Stream stream);

    // Writes a value to a stream, which must not seek.
    void Write(T value, Stream stream);
}

internal interface ISequenceCalls<T>
{
    T Read(ReadOnlySequence<byte> sequence);

    void Write(T value, IBufferWriter<byte> writer);
}

internal sealed class UntimedStringDriver<TCodec, T>(TCodec codec, T[] pool) : StringDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IStringCodec<T>
    where T : notnull
{
    public override Driver<T> Over(T[] pool) => new UntimedStringDriver<TCodec, T>(Codec, pool);
}

internal sealed class UntimedBytesDriver<TCodec, T>(TCodec codec, T[] pool) : BytesDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IBytesCodec<T>
    where T : notnull
{
    public override Driver<T> Over(T[] pool) => new UntimedBytesDriver<TCodec, T>(Codec, pool);
}

internal sealed class UntimedBufferWriterDriver<TCodec, T>(TCodec codec, T[] pool)
    : BufferWriterDriver<TCodec, T>(codec, pool), ISequenceCalls<T>
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    public override Driver<T> Over(T[] pool) => new UntimedBufferWriterDriver<TCodec, T>(Codec, pool);

    public T Read(ReadOnlySequence<byte> sequence) => Codec.Deserialize(sequence);

    public void Write(T value, IBufferWriter<byte> writer) => Codec.Serialize(value, writer);
}

internal sealed class UntimedSegmentsDriver<TCodec, T>(TCodec codec, T[] pool) : SegmentsDriver<TCodec, T>(codec, pool), ISequenceCalls<T>
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    public override Driver<T> Over(T[] pool) => new UntimedSegmentsDriver<TCodec, T>(Codec, pool);

    public T Read(ReadOnlySequence<byte> sequence) => Codec.Deserialize(sequence);

    public void Write(T value, IBufferWriter<byte> writer) => Codec.Serialize(value, writer);
}

internal sealed class UntimedStreamDriver<TCodec, T>(TCodec codec, T[] pool) : StreamDriver<TCodec, T>(codec, pool), IStreamCalls<T>
    where TCodec : struct, IStreamCodec<T>
    where T : notnull
{
    public override Driver<T> Over(T[] pool) => new UntimedStreamDriver<TCodec, T>(Codec, pool);

    public Func<T> Reader(Stream stream) => () => Codec.Deserialize(stream);

    public void Write(T value, Stream stream) => Codec.Serialize(value, stream);
}

internal sealed class UntimedAsyncStreamDriver<TCodec, T>(TCodec codec, T[] pool)
    : AsyncStreamDriver<TCodec, T>(codec, pool), IStreamCalls<T>
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull
{
    public override Driver<T> Over(T[] pool) => new UntimedAsyncStreamDriver<TCodec, T>(Codec, pool);

    public Func<T> Reader(Stream stream) => () => Codec.DeserializeAsync(stream).AsTask().GetAwaiter().GetResult();

    public void Write(T value, Stream stream) => Codec.SerializeAsync(value, stream).AsTask().GetAwaiter().GetResult();
}

#if NET9_0_OR_GREATER
internal sealed class UntimedPipeDriver<TCodec, T>(TCodec codec, T[] pool) : PipeDriver<TCodec, T>(codec, pool), IStreamCalls<T>
    where TCodec : struct, IPipeCodec<T>
    where T : notnull
{
    public override Driver<T> Over(T[] pool) => new UntimedPipeDriver<TCodec, T>(Codec, pool);

    public Func<T> Reader(Stream stream)
    {
        // What one message leaves in the reader belongs to the next one.
        var reader = PipeReader.Create(stream);
        return () => Codec.DeserializeAsync(reader).AsTask().GetAwaiter().GetResult();
    }

    public void Write(T value, Stream stream)
    {
        var writer = PipeWriter.Create(stream, new StreamPipeWriterOptions(leaveOpen: true));
        Codec.SerializeAsync(value, writer).AsTask().GetAwaiter().GetResult();
        writer.Complete();
    }
}
#endif
