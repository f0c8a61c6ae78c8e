using System.Buffers;
using System.Text;

namespace Roundup.Contracts;

/// <summary>
/// Adapts a <see cref="Shape.Stream"/> of UTF-8 text to <see cref="Shape.String"/>: all calls write to one <see cref="MemoryStream"/>;
/// reading takes a <see cref="MemoryStream"/> over a rented array.
/// </summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct StringFromStream<TCodec, T>(TCodec codec) : IStringCodec<T>, IAdapted
    where TCodec : struct, IStreamCodec<T>
{
    private readonly TCodec _codec = codec;
    private readonly MemoryStream _output = new();

    /// <inheritdoc/>
    public Shape From => Shape.Stream;

    /// <inheritdoc/>
    public string SerializeToString(T value)
    {
        _output.SetLength(0);
        _codec.Serialize(value, _output);
        return Encoding.UTF8.GetString(_output.GetBuffer(), 0, (int)_output.Length);
    }

    /// <inheritdoc/>
    public T Deserialize(string text)
    {
        var bytes = ArrayPool<byte>.Shared.Rent(Encoding.UTF8.GetMaxByteCount(text.Length));
        try
        {
            var length = Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            using var stream = new MemoryStream(bytes, 0, length, writable: false, publiclyVisible: true);
            return _codec.Deserialize(stream);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(bytes);
        }
    }
}
