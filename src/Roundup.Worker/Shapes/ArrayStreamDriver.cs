namespace Roundup.Worker.Shapes;

/// <summary><see cref="Shape.Stream"/> with <see cref="StreamUse.Array"/>: the payloads are arrays.</summary>
public abstract class ArrayStreamDriver<TCodec, T>(TCodec codec, T[] pool) : BytesDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IBytesCodec<T>
    where T : notnull;

/// <summary>The calls of a codec of streams with <see cref="StreamUse.Array"/>, as they stand in a program without kept streams.</summary>
public readonly struct ArrayStream<TCodec, T>(TCodec codec) : IBytesCodec<T>
    where TCodec : struct, IStreamCodec<T>
{
    private readonly TCodec _codec = codec;

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
        using var stream = new MemoryStream(bytes);
        return _codec.Deserialize(stream);
    }
}
