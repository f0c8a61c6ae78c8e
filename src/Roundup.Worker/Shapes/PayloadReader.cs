#if NET9_0_OR_GREATER
using System;
using System.Buffers;
using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;

namespace Roundup.Worker;

/// <summary>
/// A pipe's reader at which all of a payload has arrived, in segments of 4 KB, and nothing comes any more. The reader that .NET makes of
/// a sequence does the same, once.
/// </summary>
public sealed class PayloadReader : PipeReader
{
    private ReadOnlySequence<byte> _rest;

    /// <summary>A reader of a copy of an array.</summary>
    public PayloadReader(byte[] payload)
    {
        Payload = SegmentedPayload.Of(payload);
        _rest = Payload;
    }

    /// <summary>The whole payload.</summary>
    public ReadOnlySequence<byte> Payload { get; }

    /// <summary>Goes back to the start.</summary>
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
