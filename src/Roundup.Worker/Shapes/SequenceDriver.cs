using System.Buffers;

namespace Roundup.Worker.Shapes;

/// <summary>The base of the drivers that deserialize from a <see cref="ReadOnlySequence{T}"/>, one for each payload.</summary>
public abstract class SequenceDriver<TCodec, T>(TCodec codec, T[] pool) : CodecDriver<TCodec, T, ReadOnlySequence<byte>>(codec, pool)
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
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

/// <summary><see cref="Shape.BufferWriter"/>: one writer, cleared before each Serialize; sequences of one segment.</summary>
public abstract class BufferWriterDriver<TCodec, T>(TCodec codec, T[] pool) : SequenceDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    /// <summary>The buffer that Serialize writes to.</summary>
    protected PayloadWriter Output { get; init; } = new();

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.Clear();
        Codec.Serialize(value, Output);
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Load(index, Output.ToArray());

    /// <inheritdoc/>
    protected sealed override ReadOnlySequence<byte> SequenceOf(byte[] payload) => new(payload);
}

/// <summary><see cref="Shape.Segments"/>: one writer of blocks, cleared before each Serialize; sequences of segments.</summary>
public abstract class SegmentsDriver<TCodec, T>(TCodec codec, T[] pool) : SequenceDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    /// <summary>The blocks that Serialize writes to.</summary>
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
    protected sealed override ReadOnlySequence<byte> SequenceOf(byte[] payload) => SegmentedPayload.Create(payload);
}
