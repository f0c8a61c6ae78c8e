using System;
using System.Buffers;
using System.Runtime.InteropServices;

namespace Roundup.Worker;

/// <summary>A payload as a pipe delivers it: segments of 4 KB, each in an array of its own.</summary>
public static class SegmentedPayload
{
    /// <summary>A copy of an array in segments; of one that fits a segment, in one.</summary>
    public static ReadOnlySequence<byte> Of(byte[] payload)
    {
        var first = new Segment(payload, 0, null);
        var last = first;
        while (last.RunningIndex + last.Memory.Length < payload.Length)
        {
            last = new Segment(payload, (int)last.RunningIndex + last.Memory.Length, last);
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    /// <summary>Writes another payload of the same length over one.</summary>
    public static void Overwrite(ReadOnlySequence<byte> old, byte[] payload)
    {
        var at = 0;
        foreach (var segment in old)
        {
            payload.AsSpan(at, segment.Length).CopyTo(MemoryMarshal.AsMemory(segment).Span);
            at += segment.Length;
        }
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(byte[] payload, int start, Segment? previous)
        {
            Memory = payload.AsSpan(start, Math.Min(SegmentWriter.BlockBytes, payload.Length - start)).ToArray();
            RunningIndex = start;
            if (previous is not null)
            {
                previous.Next = this;
            }
        }
    }
}
