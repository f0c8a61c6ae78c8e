using System;
using System.IO;
#if NET
using System.Runtime.InteropServices;
#endif

namespace Roundup.Contracts;

/// <summary>A <see cref="BinaryWriter"/> for canonical bytes: strings keep every UTF-16 unit, lone surrogates included.</summary>
public sealed class CanonicalWriter(Stream output) : BinaryWriter(output)
{
    /// <summary>Writes text, null included: its length plus one as Int32 (0 for null), then its UTF-16 units.</summary>
    public void WriteText(string? text)
    {
        if (text is null)
        {
            Write(0);
            return;
        }

        Write(text.Length + 1);
#if NET
        if (BitConverter.IsLittleEndian)
        {
            Write(MemoryMarshal.AsBytes(text.AsSpan()));
            return;
        }
#endif
        foreach (var unit in text)
        {
            Write((ushort)unit);
        }
    }

    /// <summary>Writes an array of bytes, null included: its length plus one as Int32 (0 for null), then the bytes.</summary>
    public void WriteBlob(byte[]? bytes)
    {
        Write(bytes is null ? 0 : bytes.Length + 1);
        if (bytes is not null)
        {
            Write(bytes);
        }
    }

    /// <summary>Writes ticks and kind. A local time stays what the clock on the wall showed.</summary>
    public void WriteDateTime(DateTime value)
    {
        Write(value.Ticks);
        Write((byte)value.Kind);
    }
}
