using System;
using System.Buffers;
using System.Collections.Generic;

namespace Roundup.Worker;

/// <summary>
/// A buffer writer that hands out blocks of 4 KB, as a pipe does by default, and longer ones only where more is asked for at once. It
/// keeps them when cleared.
/// </summary>
public sealed class SegmentWriter : IBufferWriter<byte>
{
    /// <summary>The length of a block: the default of <c>PipeOptions.MinimumSegmentSize</c>.</summary>
    public const int BlockBytes = 4096;

    /// <summary>The blocks, and how much of each before the current one was written. An array may be longer than its block.</summary>
    private readonly List<(byte[] Array, int Written)> _blocks = [(new byte[BlockBytes], 0)];
    private int _current;
    private byte[] _block;
    private int _length = BlockBytes;
    private int _written;

    /// <summary>Takes the first block.</summary>
    public SegmentWriter() => _block = _blocks[0].Array;

    /// <summary>Forgets what was written; the old bytes are not overwritten.</summary>
    public void Clear()
    {
        _current = 0;
        _block = _blocks[0].Array;
        _length = BlockBytes;
        _written = 0;
    }

    /// <summary>A copy of what was written.</summary>
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

    /// <summary>Goes on to a block in which there is room; one that nothing was written to is made longer.</summary>
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
