using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// <see cref="Shape.Stream"/>: one memory stream, emptied before each Serialize; one for each payload, rewound before each Deserialize.
/// </summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class StreamDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IStreamCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected StreamDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new MemoryStream[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    /// <summary>The codec.</summary>
    protected TCodec Codec { get; }

    /// <summary>What every call writes to.</summary>
    protected MemoryStream Output { get; init; } = new();

    /// <summary>The payloads, one for each root.</summary>
    protected MemoryStream[] Payloads { get; }

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.SetLength(0);
        Codec.Serialize(value, Output);
        Payloads[index] = PayloadStreams.Copy(Output);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index)
    {
        Payloads[index].Position = 0;
        return Codec.Deserialize(Payloads[index]);
    }

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Payloads[index].ToArray();

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = PayloadStreams.Of(payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = PayloadStreams.Copy(Output);
}
