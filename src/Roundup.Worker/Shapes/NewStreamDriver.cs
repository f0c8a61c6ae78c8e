namespace Roundup.Worker.Shapes;

/// <summary>The stream of one call of Serialize, in a field, so that the next call can have another.</summary>
public sealed class NewStream
{
    /// <summary>The stream.</summary>
    public MemoryStream Stream { get; private set; } = new();

    /// <summary>Replaces the stream by a new one.</summary>
    public MemoryStream Renew() => Stream = new();
}

/// <summary><see cref="Shape.Stream"/> with <see cref="StreamUse.New"/>.</summary>
public abstract class NewStreamDriver<TCodec, T>(TCodec codec, T[] pool)
    : SyncStreamDriver<TCodec, T, NewStream>(codec, pool, PayloadStreams.New)
    where TCodec : struct, IStreamCodec<T>
    where T : notnull;

/// <summary><see cref="Shape.AsyncStream"/> with <see cref="StreamUse.New"/>.</summary>
public abstract class NewAsyncStreamDriver<TCodec, T>(TCodec codec, T[] pool)
    : AwaitedStreamDriver<TCodec, T, NewStream>(codec, pool, PayloadStreams.New)
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull;
