#if NET9_0_OR_GREATER
using System.Buffers;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// <see cref="Shape.Pipe"/>: one pipe, reset before each Serialize; a reader for each payload, rewound before each Deserialize. Every
/// call is awaited.
/// </summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class PipeDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IPipeCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected PipeDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new PayloadReader[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    /// <inheritdoc/>
    public sealed override bool IsAsync => true;

    /// <summary>The codec.</summary>
    protected TCodec Codec { get; }

    /// <summary>What every call writes to.</summary>
    protected PayloadPipe Output { get; init; } = new();

    /// <summary>The payloads, one for each root.</summary>
    protected PayloadReader[] Payloads { get; }

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.Reset();
        Codec.SerializeAsync(value, Output.Writer).AsTask().GetAwaiter().GetResult();
        Payloads[index] = new PayloadReader(Output.ToArray());
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
