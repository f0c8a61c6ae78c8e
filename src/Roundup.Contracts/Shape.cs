namespace Roundup.Contracts;

/// <summary>The form of the API that is timed. docs/timing-contract.md defines for each shape where timing begins and ends.</summary>
public enum Shape
{
    /// <summary>A .NET string: <see cref="IStringCodec{T}"/>.</summary>
    String,

    /// <summary>A new array of exactly the payload's length: <see cref="IBytesCodec{T}"/>.</summary>
    Bytes,

    /// <summary>
    /// An <c>IBufferWriter&lt;byte&gt;</c> to write to, a <c>ReadOnlySequence&lt;byte&gt;</c> of one segment to read from:
    /// <see cref="IBufferWriterCodec{T}"/>.
    /// </summary>
    BufferWriter,

    /// <summary>A synchronous stream: <see cref="IStreamCodec{T}"/>.</summary>
    Stream,

    /// <summary>An asynchronous stream: <see cref="IAsyncStreamCodec{T}"/>.</summary>
    AsyncStream,

    /// <summary>
    /// As <see cref="BufferWriter"/>, but in segments of 4 KB, as a pipe has them. Every codec for <see cref="BufferWriter"/> serves this
    /// shape, too.
    /// </summary>
    Segments,

    /// <summary>
    /// A <c>PipeWriter</c> to write to, a <c>PipeReader</c> to read from, asynchronously: <c>IPipeCodec&lt;T&gt;</c>. From .NET 9 on.
    /// </summary>
    Pipe,

    /// <summary>
    /// The preferred shape of each serializer, for comparisons whose serializers have different shapes. It occurs in plans and results; a
    /// worker receives one of the shapes above.
    /// </summary>
    Preferred,
}
