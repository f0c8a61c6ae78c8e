namespace Roundup.Contracts;

/// <summary>The form of the API that is timed. docs/timing-contract.md states start and end of the clock for each.</summary>
public enum Shape
{
    /// <summary>A .NET string: <see cref="IStringCodec{T}"/>.</summary>
    String,

    /// <summary>A new array of exactly the payload's length: <see cref="IBytesCodec{T}"/>.</summary>
    Bytes,

    /// <summary>An <c>IBufferWriter&lt;byte&gt;</c> to write to, a <c>ReadOnlySequence&lt;byte&gt;</c> to read from: <see cref="IBufferWriterCodec{T}"/>.</summary>
    BufferWriter,

    /// <summary>A synchronous stream: <see cref="IStreamCodec{T}"/>.</summary>
    Stream,

    /// <summary>An asynchronous stream: <see cref="IAsyncStreamCodec{T}"/>.</summary>
    AsyncStream,
}
