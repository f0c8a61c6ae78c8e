using System.Buffers;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// <see cref="Shape.Segments"/>: one writer of blocks, cleared before each Serialize; a sequence of segments for each Deserialize.
/// </summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class SegmentsDriver<TCodec, T> : SequenceDriver<TCodec, T>
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected SegmentsDriver(TCodec codec, T[] pool)
        : base(codec, pool)
    {
    }

    /// <summary>What every call writes to.</summary>
    protected SegmentWriter Output { get; init; } = new();

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.Clear();
        Codec.Serialize(value, Output);
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override void Overwrite(int index, byte[] loaded, byte[] payload) => SegmentedPayload.Overwrite(Payloads[index], payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Load(index, Output.ToArray());

    /// <inheritdoc/>
    protected sealed override ReadOnlySequence<byte> SequenceOf(byte[] payload) => SegmentedPayload.Of(payload);
}
