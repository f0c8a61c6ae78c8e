using System.Text;

namespace Roundup.Worker.Shapes;

/// <summary><see cref="Shape.String"/>: each Serialize returns a new string; all calls of Deserialize read the same strings.</summary>
public abstract class StringDriver<TCodec, T>(TCodec codec, T[] pool) : CodecDriver<TCodec, T, string>(codec, pool)
    where TCodec : struct, IStringCodec<T>
    where T : notnull
{
    /// <summary>The result of the last call of the last timed batch of Serialize; null before the first batch.</summary>
    protected string? LastWritten { get; set; }

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value) =>
        Payloads[index] = NullPayloadException.NotNull(Codec.SerializeToString(value));

    /// <inheritdoc/>
    public sealed override T Deserialize(int index) => Codec.Deserialize(Payloads[index]);

    /// <inheritdoc/>
    public sealed override long Size(int index) => Encoding.UTF8.GetByteCount(Payloads[index]);

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Encoding.UTF8.GetBytes(Payloads[index]);

    /// <inheritdoc/>
    public sealed override object? Returned(int index) => Payloads[index];

    /// <inheritdoc/>
    public sealed override bool ReadsArrays => false;

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = Encoding.UTF8.GetString(payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = NullPayloadException.NotNull(LastWritten);
}
