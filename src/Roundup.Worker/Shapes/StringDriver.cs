using System.Text;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.String"/>: a new string from each Serialize; the same strings again for each Deserialize.</summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class StringDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IStringCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected StringDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new string[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    /// <summary>The codec.</summary>
    protected TCodec Codec { get; }

    /// <summary>The payloads, one for each root.</summary>
    protected string[] Payloads { get; }

    /// <summary>What the last call of the last timed batch of Serialize returned; null before there was one.</summary>
    protected string? LastWritten { get; set; }

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value) => Payloads[index] = Codec.SerializeToString(value);

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
    public sealed override void TakeWritten(int index) => Payloads[index] = LastWritten!;
}
