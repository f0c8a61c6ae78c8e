using System.Buffers;

namespace Roundup.Worker.Shapes;

/// <summary>A buffer writer over one growing array. Clearing keeps the array.</summary>
public sealed class PayloadWriter : IBufferWriter<byte>
{
    private byte[] _buffer = new byte[256];
    private int _written;

    /// <summary>Resets the length to 0. The old bytes are not overwritten.</summary>
    public void Clear() => _written = 0;

    public byte[] ToArray() => _buffer.AsSpan(0, _written).ToArray();

    /// <inheritdoc/>
    public void Advance(int count)
    {
        if (count < 0 || count > _buffer.Length - _written)
        {
            throw new ArgumentOutOfRangeException(nameof(count), "the library advanced past the memory that it was given");
        }

        _written += count;
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _buffer.AsMemory(_written);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _buffer.AsSpan(_written);
    }

    private void Reserve(int sizeHint)
    {
        var needed = _written + (long)Math.Max(sizeHint, 1);
        if (needed > _buffer.Length)
        {
            Array.Resize(ref _buffer, (int)Math.Min(Math.Max(needed, _buffer.Length * 2L), MaxArrayLength));
        }
    }

    private const long MaxArrayLength = 0x7FFFFFC7;
}
