using System.Buffers;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// <see cref="Shape.Segments"/>: one writer of blocks, cleared before each Serialize; a sequence of segments for each Deserialize.
/// </summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class SegmentsDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected SegmentsDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new ReadOnlySequence<byte>[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    /// <summary>The codec.</summary>
    protected TCodec Codec { get; }

    /// <summary>What every call writes to.</summary>
    protected SegmentWriter Output { get; } = new();

    /// <summary>The payloads, one for each root.</summary>
    protected ReadOnlySequence<byte>[] Payloads { get; }

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.Clear();
        Codec.Serialize(value, Output);
        Payloads[index] = SegmentedPayload.Of(Output.ToArray());
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index) => Codec.Deserialize(Payloads[index]);

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Payloads[index].ToArray();

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = SegmentedPayload.Of(payload);

    /// <inheritdoc/>
    public sealed override void Overwrite(int index, byte[] loaded, byte[] payload) => SegmentedPayload.Overwrite(Payloads[index], payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = SegmentedPayload.Of(Output.ToArray());
}
