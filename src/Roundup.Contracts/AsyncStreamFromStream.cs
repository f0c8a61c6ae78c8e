namespace Roundup.Contracts;

/// <summary>
/// Adapts <see cref="Shape.Stream"/> to <see cref="Shape.AsyncStream"/>: the synchronous call, whose task is complete when it returns.
/// </summary>
/// <typeparam name="TCodec">The library's codec.</typeparam>
/// <typeparam name="T">The root that is serialized.</typeparam>
public readonly struct AsyncStreamFromStream<TCodec, T>(TCodec codec) : IAsyncStreamCodec<T>, IAdapted
    where TCodec : struct, IStreamCodec<T>
{
    private readonly TCodec _codec = codec;

    /// <inheritdoc/>
    public Shape From => Shape.Stream;

    /// <inheritdoc/>
    public ValueTask SerializeAsync(T value, Stream stream)
    {
        _codec.Serialize(value, stream);
        return default;
    }

    /// <inheritdoc/>
    public ValueTask<T> DeserializeAsync(Stream stream) => new(_codec.Deserialize(stream));
}
