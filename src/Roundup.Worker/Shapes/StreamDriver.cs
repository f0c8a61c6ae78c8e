namespace Roundup.Worker.Shapes;

/// <summary>What a use of streams does around a call. The timed loops have the same as statements.</summary>
/// <param name="Next">Prepares the output for a call of Serialize; returns the stream to write to.</param>
/// <param name="Written">A payload with what was written to the output.</param>
/// <param name="Of">A payload with the bytes of an array.</param>
public sealed record StreamKind<TOutput>(
    Func<TOutput, MemoryStream> Next, Func<TOutput, MemoryStream> Written, Func<byte[], MemoryStream> Of);

/// <summary>The base of the drivers of streams: one output for all calls, and one stream for each payload.</summary>
public abstract class MemoryStreamDriver<TCodec, T, TOutput>(TCodec codec, T[] pool, StreamKind<TOutput> kind)
    : CodecDriver<TCodec, T, MemoryStream>(codec, pool)
    where TCodec : struct
    where T : notnull
    where TOutput : class, new()
{
    /// <summary>What Serialize writes to.</summary>
    protected TOutput Output { get; init; } = new();

    /// <inheritdoc/>
    public sealed override long Size(int index) => Payloads[index].Length;

    /// <inheritdoc/>
    public sealed override byte[] Payload(int index) => Payloads[index].ToArray();

    /// <inheritdoc/>
    public sealed override void Load(int index, byte[] payload) => Payloads[index] = kind.Of(payload);

    /// <inheritdoc/>
    public sealed override void TakeWritten(int index) => Payloads[index] = kind.Written(Output);

    /// <summary>The stream that the next call of Serialize writes to.</summary>
    protected MemoryStream NextOutput() => kind.Next(Output);

    /// <summary>A payload, from its beginning.</summary>
    protected MemoryStream Rewound(int index)
    {
        Payloads[index].Position = 0;
        return Payloads[index];
    }
}

/// <summary><see cref="Shape.Stream"/>, with any use of streams.</summary>
public abstract class SyncStreamDriver<TCodec, T, TOutput>(TCodec codec, T[] pool, StreamKind<TOutput> kind)
    : MemoryStreamDriver<TCodec, T, TOutput>(codec, pool, kind)
    where TCodec : struct, IStreamCodec<T>
    where T : notnull
    where TOutput : class, new()
{
    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Codec.Serialize(value, NextOutput());
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index) => Codec.Deserialize(Rewound(index));
}

/// <summary><see cref="Shape.AsyncStream"/>, with any use of streams; every call is awaited.</summary>
public abstract class AwaitedStreamDriver<TCodec, T, TOutput>(TCodec codec, T[] pool, StreamKind<TOutput> kind)
    : MemoryStreamDriver<TCodec, T, TOutput>(codec, pool, kind)
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull
    where TOutput : class, new()
{
    /// <inheritdoc/>
    public sealed override bool IsAsync => true;

    /// <inheritdoc/>
    public sealed override void Serialize(int index, T value)
    {
        Codec.SerializeAsync(value, NextOutput()).AsTask().GetAwaiter().GetResult();
        TakeWritten(index);
    }

    /// <inheritdoc/>
    public sealed override T Deserialize(int index) => Codec.DeserializeAsync(Rewound(index)).AsTask().GetAwaiter().GetResult();
}

/// <summary><see cref="Shape.Stream"/>: the output is emptied before each Serialize, the payload rewound before each Deserialize.</summary>
public abstract class StreamDriver<TCodec, T>(TCodec codec, T[] pool)
    : SyncStreamDriver<TCodec, T, MemoryStream>(codec, pool, PayloadStreams.Usual)
    where TCodec : struct, IStreamCodec<T>
    where T : notnull;

/// <summary><see cref="Shape.AsyncStream"/>: the same streams as <see cref="Shape.Stream"/>.</summary>
public abstract class AsyncStreamDriver<TCodec, T>(TCodec codec, T[] pool)
    : AwaitedStreamDriver<TCodec, T, MemoryStream>(codec, pool, PayloadStreams.Usual)
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull;

/// <summary>
/// Streams to deserialize from. The usual ones have a publicly visible buffer, as a stream that a program has just filled.
/// </summary>
public static class PayloadStreams
{
    // The usual streams: one that is emptied, and payloads with a visible buffer.
    internal static StreamKind<MemoryStream> Usual { get; } = new(Emptied, Copy, Create);

    // The streams of StreamUse.New: a new one for each call, and payloads with a hidden buffer.
    internal static StreamKind<NewStream> New { get; } =
        new(output => output.Renew(), output => Hidden(output.Stream), payload => new MemoryStream(payload));

    /// <summary>A read-only copy of <paramref name="written"/> up to its position.</summary>
    public static MemoryStream Copy(MemoryStream written)
    {
        var bytes = new byte[written.Position];
        System.Array.Copy(written.GetBuffer(), bytes, bytes.Length);
        return Create(bytes);
    }

    /// <summary>A copy of all that was written, with a hidden buffer: what <c>new MemoryStream(bytes)</c> is.</summary>
    public static MemoryStream Hidden(MemoryStream written) => new(written.ToArray());

    /// <summary>A read-only stream over an array.</summary>
    public static MemoryStream Create(byte[] bytes) => new(bytes, 0, bytes.Length, writable: false, publiclyVisible: true);

    private static MemoryStream Emptied(MemoryStream output)
    {
        output.SetLength(0);
        return output;
    }
}
