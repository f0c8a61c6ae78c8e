using System.Buffers;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// <see cref="Shape.BufferWriter"/>: one writer, cleared before each Serialize; a sequence of one segment for each Deserialize.
/// </summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class BufferWriterDriver<TCodec, T> : SequenceDriver<TCodec, T>
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected BufferWriterDriver(TCodec codec, T[] pool)
        : base(codec, pool)
    {
    }

    /// <summary>What every call writes to.</summary>
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
