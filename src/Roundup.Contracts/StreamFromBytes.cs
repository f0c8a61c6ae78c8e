namespace Roundup.Contracts;

/// <summary>
/// Adapts <see cref="Shape.Bytes"/> to <see cref="Shape.Stream"/>: one write of the array, or one read of the rest of the stream.
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
    public T Deserialize(Stream stream) => _codec.Deserialize(StreamRest.Read(stream));
}

/// <summary>Reads the rest of a stream, for libraries that read only arrays.</summary>
public static class StreamRest
{
    /// <summary>Reads from the current position to the end.</summary>
    /// <param name="stream">The stream. If it can seek, its content is copied only once.</param>
    /// <returns>A new array of exactly the length that was read.</returns>
    public static byte[] Read(Stream stream) => stream.CanSeek ? ReadRest(stream) : ReadToEnd(stream);

    /// <summary>The length is known, so one array is enough.</summary>
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
