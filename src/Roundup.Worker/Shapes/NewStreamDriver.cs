using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker.Shapes;

/// <summary>The stream of one call of Serialize, in a field, so that the next call can have another.</summary>
public sealed class NewStream
{
    /// <summary>The stream.</summary>
    public MemoryStream Stream { get; private set; } = new();

    /// <summary>Replaces the stream by a new one.</summary>
    public void Renew() => Stream = new();
}

/// <summary>
/// The base of the drivers of <see cref="StreamUse.New"/>: a new stream for each Serialize, and one for each payload, whose buffer is
/// hidden.
/// </summary>
public abstract class HiddenStreamDriver<TCodec, T>(TCodec codec, T[] pool) : CodecDriver<TCodec, T, MemoryStream>(codec, pool)
    where TCodec : struct
    where T : notnull
{
    /// <summary>Holds the stream that Serialize writes to.</summary>
    protected NewStream Output { get; init; } = new();

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Payloads[index].ToArray();

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = new MemoryStream(payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = PayloadStreams.Hidden(Output.Stream);
}

/// <summary><see cref="Shape.Stream"/> with <see cref="StreamUse.New"/>.</summary>
public abstract class NewStreamDriver<TCodec, T>(TCodec codec, T[] pool) : HiddenStreamDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IStreamCodec<T>
    where T : notnull
{
    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.Renew();
        Codec.Serialize(value, Output.Stream);
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index)
    {
        Payloads[index].Position = 0;
        return Codec.Deserialize(Payloads[index]);
    }
}

/// <summary><see cref="Shape.AsyncStream"/> with <see cref="StreamUse.New"/>; every call is awaited.</summary>
public abstract class NewAsyncStreamDriver<TCodec, T>(TCodec codec, T[] pool) : HiddenStreamDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull
{
    /// <inheritdoc/>
    public sealed override bool IsAsync => true;

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.Renew();
        Codec.SerializeAsync(value, Output.Stream).AsTask().GetAwaiter().GetResult();
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index)
    {
        Payloads[index].Position = 0;
        return Codec.DeserializeAsync(Payloads[index]).AsTask().GetAwaiter().GetResult();
    }
}
