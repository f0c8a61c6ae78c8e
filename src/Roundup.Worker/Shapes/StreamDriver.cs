using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker.Shapes;

/// <summary>The base of the drivers of streams: one stream for the output of all calls, and one stream for each payload.</summary>
public abstract class MemoryStreamDriver<TCodec, T>(TCodec codec, T[] pool) : CodecDriver<TCodec, T, MemoryStream>(codec, pool)
    where TCodec : struct
    where T : notnull
{
    /// <summary>The stream that Serialize writes to.</summary>
    protected MemoryStream Output { get; init; } = new();

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Payloads[index].ToArray();

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = PayloadStreams.Of(payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = PayloadStreams.Copy(Output);
}

/// <summary><see cref="Shape.Stream"/>: the output is emptied before each Serialize, the payload rewound before each Deserialize.</summary>
public abstract class StreamDriver<TCodec, T>(TCodec codec, T[] pool) : MemoryStreamDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IStreamCodec<T>
    where T : notnull
{
    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.SetLength(0);
        Codec.Serialize(value, Output);
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index)
    {
        Payloads[index].Position = 0;
        return Codec.Deserialize(Payloads[index]);
    }
}

/// <summary><see cref="Shape.AsyncStream"/>: the same streams as <see cref="Shape.Stream"/>; every call is awaited.</summary>
public abstract class AsyncStreamDriver<TCodec, T>(TCodec codec, T[] pool) : MemoryStreamDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull
{
    /// <inheritdoc/>
    public sealed override bool IsAsync => true;

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Output.SetLength(0);
        Codec.SerializeAsync(value, Output).AsTask().GetAwaiter().GetResult();
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index)
    {
        Payloads[index].Position = 0;
        return Codec.DeserializeAsync(Payloads[index]).AsTask().GetAwaiter().GetResult();
    }
}

/// <summary>
/// Streams to deserialize from. The usual ones have a publicly visible buffer, as a stream that a program has just filled.
/// </summary>
public static class PayloadStreams
{
    /// <summary>A read-only copy of <paramref name="written"/> up to its position.</summary>
    public static MemoryStream Copy(MemoryStream written)
    {
        var bytes = new byte[written.Position];
        System.Array.Copy(written.GetBuffer(), bytes, bytes.Length);
        return Of(bytes);
    }

    /// <summary>A copy of all that was written, with a hidden buffer: what <c>new MemoryStream(bytes)</c> is.</summary>
    public static MemoryStream Hidden(MemoryStream written) => new(written.ToArray());

    /// <summary>A read-only stream over an array.</summary>
    public static MemoryStream Of(byte[] bytes) => new(bytes, 0, bytes.Length, writable: false, publiclyVisible: true);
}
