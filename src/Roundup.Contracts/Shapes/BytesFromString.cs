using System.Text;

namespace Roundup.Contracts;

/// <summary>Makes <see cref="Shape.Bytes"/> of a library's <see cref="Shape.String"/>: UTF-8 without a byte order mark.</summary>
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
