namespace Roundup.Worker.Shapes;

/// <summary><see cref="Shape.Bytes"/>: each Serialize returns a new array; all calls of Deserialize read the same arrays.</summary>
public abstract class BytesDriver<TCodec, T>(TCodec codec, T[] pool) : CodecDriver<TCodec, T, byte[]>(codec, pool)
    where TCodec : struct, IBytesCodec<T>
    where T : notnull
{
    /// <summary>The result of the last call of the last timed batch of Serialize; null before the first batch.</summary>
    protected byte[]? LastWritten { get; set; }

    /// <inheritdoc/>
    public override void Serialize(int index, T value) => Payloads[index] = NullPayloadException.NotNull(Codec.SerializeToBytes(value));

    /// <inheritdoc/>
    public override T Deserialize(int index) => Codec.Deserialize(Payloads[index]);

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => (byte[])Payloads[index].Clone();

    /// <inheritdoc/>
    public sealed override object? Returned(int index) => Payloads[index];

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = payload;

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = NullPayloadException.NotNull(LastWritten);
}
