using System.IO;

namespace Roundup.Contracts;

/// <summary>
/// Makes <see cref="Shape.Bytes"/> of a library's <see cref="Shape.Stream"/>: a new <see cref="MemoryStream"/> for each call.
/// </summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct BytesFromStream<TCodec, T>(TCodec codec) : IBytesCodec<T>, IAdapted
    where TCodec : struct, IStreamCodec<T>
{
    private readonly TCodec _codec = codec;

    /// <inheritdoc/>
    public Shape From => Shape.Stream;

    /// <inheritdoc/>
    public byte[] SerializeToBytes(T value)
    {
        using var stream = new MemoryStream();
        _codec.Serialize(value, stream);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public T Deserialize(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes, writable: false);
        return _codec.Deserialize(stream);
    }
}
