using System.IO;

namespace Roundup.Contracts;

/// <summary>
/// Makes <see cref="Shape.Stream"/> of a library's <see cref="Shape.Bytes"/>: one write, or one read of all that is left.
/// </summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct StreamFromBytes<TCodec, T>(TCodec codec) : IStreamCodec<T>, IAdapted
    where TCodec : struct, IBytesCodec<T>
{
    private readonly TCodec _codec = codec;

    /// <inheritdoc/>
    public Shape From => Shape.Bytes;

    /// <inheritdoc/>
    public void Serialize(T value, Stream stream)
    {
        var bytes = _codec.SerializeToBytes(value);
        stream.Write(bytes, 0, bytes.Length);
    }

    /// <inheritdoc/>
    public T Deserialize(Stream stream) => _codec.Deserialize(StreamRest.Of(stream));
}
