using System.Buffers;
using System.Runtime.InteropServices;

namespace Roundup.Worker.Shapes;

/// <summary>
/// A buffer writer that returns blocks of 4 KB, as a pipe does by default, and longer blocks only for larger requests. Clearing keeps the
/// blocks.
/// </summary>
public sealed class SegmentWriter : IBufferWriter<byte>
{
    /// <summary>The length of a block: the default of <c>PipeOptions.MinimumSegmentSize</c>.</summary>
    public const int BlockBytes = 4096;

    // The blocks, with the number of bytes written to each before the current one. An array can be longer than its block.
    private readonly List<(byte[] Array, int Written)> _blocks = [(new byte[BlockBytes], 0)];
    private int _current;
    private byte[] _block;
    private int _length = BlockBytes;
    private int _written;

    public SegmentWriter() => _block = _blocks[0].Array;

    /// <summary>Resets the length to 0. The old bytes are not overwritten.</summary>
    public void Clear()
    {
        _current = 0;
        _block = _blocks[0].Array;
        _length = BlockBytes;
        _written = 0;
    }

    public byte[] ToArray()
    {
        _blocks[_current] = (_block, _written);
        var length = 0;
        for (var i = 0; i <= _current; i++)
        {
            length += _blocks[i].Written;
        }

        var all = new byte[length];
        var at = 0;
        for (var i = 0; i <= _current; i++)
        {
            Array.Copy(_blocks[i].Array, 0, all, at, _blocks[i].Written);
            at += _blocks[i].Written;
        }

        return all;
    }

    /// <inheritdoc/>
    public void Advance(int count)
    {
        if (count < 0 || count > _length - _written)
        {
            throw new ArgumentOutOfRangeException(nameof(count), "the library advanced past the memory that it was given");
        }

        _written += count;
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _block.AsMemory(_written, _length - _written);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _block.AsSpan(_written, _length - _written);
    }

    private void Reserve(int sizeHint)
    {
        if (_length - _written < Math.Max(sizeHint, 1))
        {
            Next(sizeHint);
        }
    }

    // Moves to a block with enough room. An empty block is enlarged.
    private void Next(int sizeHint)
    {
        _blocks[_current] = (_block, _written);
        if (_written > 0 && ++_current == _blocks.Count)
        {
            _blocks.Add((new byte[BlockBytes], 0));
        }

        _written = 0;
        _length = Math.Max(sizeHint, BlockBytes);
        _block = _blocks[_current].Array;
        if (_block.Length < _length)
        {
            _block = new byte[_length];
            _blocks[_current] = (_block, 0);
        }
    }
}

/// <summary>Payloads as a pipe delivers them: in segments of 4 KB, each in a separate array.</summary>
public static class SegmentedPayload
{
    /// <summary>A copy of an array in segments.</summary>
    public static ReadOnlySequence<byte> Create(byte[] payload)
    {
        var first = new Segment(payload, 0, null);
        var last = first;
        while (last.RunningIndex + last.Memory.Length < payload.Length)
        {
            last = new Segment(payload, (int)last.RunningIndex + last.Memory.Length, last);
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

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
