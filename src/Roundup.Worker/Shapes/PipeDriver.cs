#if NET9_0_OR_GREATER
using System.Buffers;

namespace Roundup.Worker.Shapes;

/// <summary>
/// <see cref="Shape.Pipe"/>: one pipe, reset before each Serialize; one reader for each payload, rewound before each Deserialize. Every
/// call is awaited.
/// </summary>
public abstract class PipeDriver<TCodec, T>(TCodec codec, T[] pool) : CodecDriver<TCodec, T, PayloadReader>(codec, pool)
    where TCodec : struct, IPipeCodec<T>
    where T : notnull
{
    /// <inheritdoc/>
    public sealed override bool IsAsync => true;

    /// <summary>The pipe that Serialize writes to.</summary>
    protected PayloadPipe Output { get; init; } = new();

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.Reset();
        Codec.SerializeAsync(value, Output.Writer).AsTask().GetAwaiter().GetResult();
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index)
    {
        Payloads[index].Rewind();
        return Codec.DeserializeAsync(Payloads[index]).AsTask().GetAwaiter().GetResult();
    }

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Payload.Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Payloads[index].Payload.ToArray();

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = new PayloadReader(payload);

    /// <inheritdoc/>
    public sealed override void Overwrite(int index, byte[] loaded, byte[] payload) =>
        SegmentedPayload.Overwrite(Payloads[index].Payload, payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = new PayloadReader(Output.ToArray());
}
#endif
