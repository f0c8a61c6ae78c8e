#if NET9_0_OR_GREATER
using System.IO.Pipelines;

namespace Roundup.Contracts;

/// <summary>
/// Adapts <see cref="Shape.BufferWriter"/> to <see cref="Shape.Pipe"/>: the writer of the pipe is the buffer writer and is flushed at the
/// end; the reader of the pipe is read to its end and then gives the sequence.
/// </summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct PipeFromBufferWriter<TCodec, T>(TCodec codec) : IPipeCodec<T>, IAdapted
    where TCodec : struct, IBufferWriterCodec<T>
{
    private readonly TCodec _codec = codec;

    /// <inheritdoc/>
    public Shape From => Shape.BufferWriter;

    /// <inheritdoc/>
    public async ValueTask SerializeAsync(T value, PipeWriter writer)
    {
        _codec.Serialize(value, writer);
        await writer.FlushAsync().ConfigureAwait(false);
    }

    /// <inheritdoc/>
    public async ValueTask<T> DeserializeAsync(PipeReader reader)
    {
        var read = await reader.ReadAsync().ConfigureAwait(false);
        while (!read.IsCompleted)
        {
            reader.AdvanceTo(read.Buffer.Start, read.Buffer.End);
            read = await reader.ReadAsync().ConfigureAwait(false);
        }

        var value = _codec.Deserialize(read.Buffer);
        reader.AdvanceTo(read.Buffer.End);
        return value;
    }
}
#endif
