using System.Buffers;

namespace Roundup.Worker.Checks;

// A stream as that of a network: it cannot seek and does not know its length, gives at most so many bytes a read, and completes
// asynchronous reads later.
// mostPerRead: the most bytes that a read gives.
internal sealed class Connection(byte[] incoming, int mostPerRead = int.MaxValue) : Stream
{
    private readonly MemoryStream _written = new();
    private int _at;

    public byte[] Written => _written.ToArray();

    public override bool CanRead => true;

    public override bool CanWrite => true;

    public override bool CanSeek => false;

    public override long Length => throw new NotSupportedException("the stream cannot seek");

    public override long Position
    {
        get => throw new NotSupportedException("the stream cannot seek");
        set => throw new NotSupportedException("the stream cannot seek");
    }

    public override int Read(byte[] buffer, int offset, int count) => Take(buffer.AsSpan(offset, count));

    public override async Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        await Task.Yield();
        return Take(buffer.AsSpan(offset, count));
    }

    public override void Write(byte[] buffer, int offset, int count) => _written.Write(buffer, offset, count);

#if NET
    public override int Read(Span<byte> buffer) => Take(buffer);

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        await Task.Yield();
        return Take(buffer.Span);
    }

    public override void Write(ReadOnlySpan<byte> buffer) => _written.Write(buffer);

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        await Task.Yield();
        _written.Write(buffer.Span);
    }
#endif

    public override void Flush()
    {
        // Nothing is held back.
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException("the stream cannot seek");

    public override void SetLength(long value) => throw new NotSupportedException("the stream cannot seek");

    private int Take(Span<byte> buffer)
    {
        var read = Math.Min(Math.Min(buffer.Length, mostPerRead), incoming.Length - _at);
        incoming.AsSpan(_at, read).CopyTo(buffer);
        _at += read;
        return read;
    }
}

// A buffer writer that hands out new memory for each request, filled with other bytes than 0. What is written to memory of an earlier
// request is lost.
// more: how many bytes it hands out beyond what was asked; where nothing was asked, beyond one.
internal sealed class HandoutWriter(int more) : IBufferWriter<byte>
{
    private const byte Filler = 0xCC;

    private readonly MemoryStream _written = new();
    private byte[] _memory = [];
    private int _used;

    public byte[] ToArray() => _written.ToArray();

    public void Advance(int count)
    {
        if (count < 0 || count > _memory.Length - _used)
        {
            throw new ArgumentOutOfRangeException(nameof(count), "the library advanced past the memory that it was given");
        }

        _written.Write(_memory, _used, count);
        _used += count;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        _memory = new byte[Math.Max(sizeHint, 1) + more];
        _memory.AsSpan().Fill(Filler);
        _used = 0;
        return _memory;
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}

internal static class Sequences
{
    // A payload up to this length is cut at each byte.
    private const int Small = 256;

    // How far from a usual length of a buffer a large payload is cut, bytes.
    private const int Around = 4;

    private static readonly int[] s_buffers = [0, 4096, 16384, 65536];

    // The places at which a payload is cut in two, both with some bytes.
    public static IEnumerable<int> Cuts(int length) => length <= Small
        ? Enumerable.Range(1, Math.Max(0, length - 1))
        : s_buffers.Append(length)
            .SelectMany(buffer => Enumerable.Range(buffer - Around, (2 * Around) + 1))
            .Where(at => at > 0 && at < length).Distinct();

    public static ReadOnlySequence<byte> Cut(byte[] payload, int at) =>
        Create([payload.AsSpan(0, at).ToArray(), payload.AsSpan(at).ToArray()]);

    public static ReadOnlySequence<byte> Bytewise(byte[] payload) => Create([.. payload.Select(one => new[] { one })]);

    public static ReadOnlySequence<byte> WithEmpty(byte[] payload) => Create([.. payload.SelectMany(one => new byte[][] { [one], [] })]);

    private static ReadOnlySequence<byte> Create(byte[][] parts)
    {
        if (parts.Length == 0)
        {
            return default;
        }

        var first = new Segment(parts[0], 0);
        var last = first;
        foreach (var part in parts.Skip(1))
        {
            last = last.Before(new Segment(part, last.RunningIndex + last.Memory.Length));
        }

        return new(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(byte[] bytes, long start) => (Memory, RunningIndex) = (bytes, start);

        public Segment Before(Segment next)
        {
            Next = next;
            return next;
        }
    }
}
