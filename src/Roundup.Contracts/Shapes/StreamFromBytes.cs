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
    public T Deserialize(Stream stream) => _codec.Deserialize(stream.CanSeek ? ReadRest(stream) : ReadToEnd(stream));

    /// <summary>The length is known: one array, filled once.</summary>
    private static byte[] ReadRest(Stream stream)
    {
        var bytes = new byte[stream.Length - stream.Position];
        for (var read = 0; read < bytes.Length;)
        {
            var more = stream.Read(bytes, read, bytes.Length - read);
            read += more > 0 ? more : throw new EndOfStreamException("the stream ended before its length");
        }

        return bytes;
    }

    private static byte[] ReadToEnd(Stream stream)
    {
        using var copy = new MemoryStream();
        stream.CopyTo(copy);
        return copy.ToArray();
    }
}
