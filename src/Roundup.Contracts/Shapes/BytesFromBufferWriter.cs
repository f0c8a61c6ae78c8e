#if NET
using System.Buffers;

namespace Roundup.Contracts;

/// <summary>
/// Makes <see cref="Shape.Bytes"/> of a library's <see cref="Shape.BufferWriter"/>: one <see cref="ArrayBufferWriter{T}"/> that all calls
/// write to and whose content each copies.
/// </summary>
/// <remarks>.NET Framework has no such class, and no adapter.</remarks>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct BytesFromBufferWriter<TCodec, T>(TCodec codec) : IBytesCodec<T>, IAdapted
    where TCodec : struct, IBufferWriterCodec<T>
{
    private readonly TCodec _codec = codec;
    private readonly ArrayBufferWriter<byte> _output = new();

    /// <inheritdoc/>
    public Shape From => Shape.BufferWriter;

    /// <inheritdoc/>
    public byte[] SerializeToBytes(T value)
    {
        _output.ResetWrittenCount();
        _codec.Serialize(value, _output);
        return _output.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public T Deserialize(byte[] bytes) => _codec.Deserialize(new ReadOnlySequence<byte>(bytes));
}
#endif
