using System.IO;
using System.Text;

namespace Roundup.Contracts;

/// <summary>Makes <see cref="Shape.String"/> of a library's <see cref="Shape.Stream"/> that holds UTF-8 text.</summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct StringFromStream<TCodec, T>(TCodec codec) : IStringCodec<T>, IAdapted
    where TCodec : struct, IStreamCodec<T>
{
    private readonly TCodec _codec = codec;

    /// <inheritdoc/>
    public Shape From => Shape.Stream;

    /// <inheritdoc/>
    public string SerializeToString(T value)
    {
        using var stream = new MemoryStream();
        _codec.Serialize(value, stream);
        return Encoding.UTF8.GetString(stream.GetBuffer(), 0, (int)stream.Length);
    }

    /// <inheritdoc/>
    public T Deserialize(string text)
    {
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(text), writable: false);
        return _codec.Deserialize(stream);
    }
}
