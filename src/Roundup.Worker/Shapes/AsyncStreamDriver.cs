using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.AsyncStream"/>: the streams of <see cref="Shape.Stream"/>, every call awaited.</summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
public abstract class AsyncStreamDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull
{
    /// <summary>Drives a codec over a pool.</summary>
    protected AsyncStreamDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new MemoryStream[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    /// <inheritdoc/>
    public sealed override bool IsAsync => true;

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
        Codec.SerializeAsync(value, Output).AsTask().GetAwaiter().GetResult();
        Payloads[index] = PayloadStreams.Copy(Output);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index)
    {
        Payloads[index].Position = 0;
        return Codec.DeserializeAsync(Payloads[index]).AsTask().GetAwaiter().GetResult();
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
