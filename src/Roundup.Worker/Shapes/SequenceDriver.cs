using System.Buffers;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>What the shapes that read a <see cref="ReadOnlySequence{T}"/> have in common: a sequence for each Deserialize.</summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class SequenceDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected SequenceDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new ReadOnlySequence<byte>[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    /// <summary>The codec.</summary>
    protected TCodec Codec { get; }

    /// <summary>The payloads, one for each root.</summary>
    protected ReadOnlySequence<byte>[] Payloads { get; }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index) => Codec.Deserialize(Payloads[index]);

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Payloads[index].ToArray();

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = SequenceOf(payload);

    /// <summary>The sequence that holds a payload.</summary>
    protected abstract ReadOnlySequence<byte> SequenceOf(byte[] payload);
}
