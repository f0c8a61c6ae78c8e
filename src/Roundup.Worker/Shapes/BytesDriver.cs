using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.Bytes"/>: a new array from each Serialize; the same arrays again for each Deserialize.</summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class BytesDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IBytesCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected BytesDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new byte[pool.Length][];
        AdaptedFrom = Inner(codec);
    }

    /// <summary>The codec.</summary>
    protected TCodec Codec { get; }

    /// <summary>The payloads, one for each root.</summary>
    protected byte[][] Payloads { get; }

    /// <summary>What the last call of the last timed batch of Serialize returned; null before there was one.</summary>
    protected byte[]? LastWritten { get; set; }

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value) => Payloads[index] = Codec.SerializeToBytes(value);

    /// <inheritdoc/>
    public sealed override T Deserialize(int index) => Codec.Deserialize(Payloads[index]);

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => (byte[])Payloads[index].Clone();

    /// <inheritdoc/>
    public sealed override object? Returned(int index) => Payloads[index];

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = payload;

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = LastWritten!;
}
