using System.IO;

namespace Roundup.Contracts;

/// <summary>
/// Makes <see cref="Shape.Bytes"/> of a library's <see cref="Shape.Stream"/>: one <see cref="MemoryStream"/> that all calls write to and
/// whose content each copies, and a <see cref="MemoryStream"/> over the array to read from.
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
    /// <remarks>Several libraries parse the buffer of a stream that shows it, instead of copying it piece by piece.</remarks>
    public T Deserialize(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: true);
        return _codec.Deserialize(stream);
    }
}
