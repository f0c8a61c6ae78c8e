#if NET
using System.Buffers;

namespace Roundup.Contracts;

/// <summary>
/// Makes <see cref="Shape.Bytes"/> of a library's <see cref="Shape.BufferWriter"/>: a new <see cref="ArrayBufferWriter{T}"/> for each call.
/// </summary>
/// <remarks>.NET Framework has no such class, and no adapter.</remarks>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct BytesFromBufferWriter<TCodec, T>(TCodec codec) : IBytesCodec<T>, IAdapted
    where TCodec : struct, IBufferWriterCodec<T>
{
    private readonly TCodec _codec = codec;

    /// <inheritdoc/>
    public Shape From => Shape.BufferWriter;

    /// <inheritdoc/>
    public byte[] SerializeToBytes(T value)
    {
        var writer = new ArrayBufferWriter<byte>();
        _codec.Serialize(value, writer);
        return writer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public T Deserialize(byte[] bytes) => _codec.Deserialize(new ReadOnlySequence<byte>(bytes));
}
#endif
