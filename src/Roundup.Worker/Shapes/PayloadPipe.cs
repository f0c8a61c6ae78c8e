#if NET9_0_OR_GREATER
using System.Buffers;
using System.IO.Pipelines;

namespace Roundup.Worker.Shapes;

/// <summary>The pipe that Serialize writes to. It is not read during the call.</summary>
public sealed class PayloadPipe
{
    // The default options, except that a flush never waits for a reader.
    private readonly Pipe _pipe = new(new PipeOptions(pauseWriterThreshold: 0, resumeWriterThreshold: 0));

    public PipeWriter Writer => _pipe.Writer;

    /// <summary>
    /// Empties the pipe: reads everything that was flushed, so that its blocks return to their pool. Completing the pipe alone does that
    /// too, but drops its segment objects, which reading keeps for reuse.
    /// </summary>
    public void Reset()
    {
        if (_pipe.Reader.TryRead(out var read))
        {
            _pipe.Reader.AdvanceTo(read.Buffer.End);
        }

        _pipe.Writer.Complete();
        _pipe.Reader.Complete();
        _pipe.Reset();
    }

    /// <summary>A copy of the bytes that were flushed.</summary>
    public byte[] ToArray()
    {
        if (!_pipe.Reader.TryRead(out var read))
        {
            return [];
        }

        var bytes = read.Buffer.ToArray();
        _pipe.Reader.AdvanceTo(read.Buffer.Start);
        return bytes;
    }
}

/// <summary>
/// A pipe reader that has received a whole payload, in segments of 4 KB, and is completed. The reader that .NET creates from a sequence can
/// be read only once.
/// </summary>
public sealed class PayloadReader : PipeReader
{
    private ReadOnlySequence<byte> _rest;

    public PayloadReader(byte[] payload)
    {
        Payload = SegmentedPayload.Create(payload);
        _rest = Payload;
    }

    public ReadOnlySequence<byte> Payload { get; }

    public void Rewind() => _rest = Payload;

    /// <inheritdoc/>
    public override bool TryRead(out ReadResult result)
    {
        result = new ReadResult(_rest, isCanceled: false, isCompleted: true);
        return true;
    }

    /// <inheritdoc/>
    public override ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default) =>
        new(new ReadResult(_rest, isCanceled: false, isCompleted: true));

    /// <inheritdoc/>
    public override void AdvanceTo(SequencePosition consumed) => _rest = _rest.Slice(consumed);

    /// <inheritdoc/>
    public override void AdvanceTo(SequencePosition consumed, SequencePosition examined) => AdvanceTo(consumed);

    /// <inheritdoc/>
    public override void CancelPendingRead()
    {
        // No read is ever pending.
    }

    /// <inheritdoc/>
    public override void Complete(Exception? exception = null)
    {
        // The memory is kept for the next call.
    }
}
#endif
