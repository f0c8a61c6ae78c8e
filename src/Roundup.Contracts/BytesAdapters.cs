using System.Text;
#if NET
using System.Buffers;
#endif

namespace Roundup.Contracts;

/// <summary>Adapts <see cref="Shape.String"/> to <see cref="Shape.Bytes"/>: UTF-8 without a byte order mark.</summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct BytesFromString<TCodec, T>(TCodec codec) : IBytesCodec<T>, IAdapted
    where TCodec : struct, IStringCodec<T>
{
    private readonly TCodec _codec = codec;

    /// <inheritdoc/>
    public Shape From => Shape.String;

    /// <inheritdoc/>
    public byte[] SerializeToBytes(T value) => Encoding.UTF8.GetBytes(_codec.SerializeToString(value));

    /// <inheritdoc/>
    public T Deserialize(byte[] bytes) => _codec.Deserialize(Encoding.UTF8.GetString(bytes));
}

/// <summary>
/// Adapts <see cref="Shape.Stream"/> to <see cref="Shape.Bytes"/>: all calls write to one <see cref="MemoryStream"/>, and each copies its
/// content. Reading takes a new <see cref="MemoryStream"/> over the array.
/// </summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct BytesFromStream<TCodec, T>(TCodec codec) : IBytesCodec<T>, IAdapted
    where TCodec : struct, IStreamCodec<T>
{
    private readonly TCodec _codec = codec;
    private readonly MemoryStream _output = new();

    /// <inheritdoc/>
    public Shape From => Shape.Stream;

    /// <inheritdoc/>
    public byte[] SerializeToBytes(T value)
    {
        _output.SetLength(0);
        _codec.Serialize(value, _output);
        return _output.ToArray();
    }

    /// <inheritdoc/>
    /// <remarks>The buffer is publicly visible, because several libraries then parse it directly instead of copying it in pieces.</remarks>
    public T Deserialize(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: true);
        return _codec.Deserialize(stream);
    }
}

#if NET
/// <summary>
/// Adapts <see cref="Shape.BufferWriter"/> to <see cref="Shape.Bytes"/>: all calls write to one <see cref="ArrayBufferWriter{T}"/>, and
/// each copies its content.
/// </summary>
/// <remarks>.NET Framework has no <see cref="ArrayBufferWriter{T}"/> and therefore not this adapter.</remarks>
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
