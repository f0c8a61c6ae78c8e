#if NET
using System.Runtime.InteropServices;
#endif

namespace Roundup.Contracts;

/// <summary>Writes canonical bytes. Strings keep every UTF-16 code unit, including unpaired surrogates.</summary>
/// <param name="output">The stream.</param>
/// <param name="isAscii">
/// Whether a letter of ASCII is written in place of each UTF-16 unit of a string that is beyond ASCII: one that depends on the unit alone.
/// </param>
public sealed class CanonicalWriter(Stream output, bool isAscii = false) : BinaryWriter(output)
{
    /// <summary>Writes a string or null: its length plus one as Int32 (0 for null), then its UTF-16 code units.</summary>
    public void WriteText(string? text)
    {
        if (text is null)
        {
            Write(0);
            return;
        }

        text = isAscii ? ToAscii(text) : text;
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

    private static string ToAscii(string text)
    {
        var units = text.ToCharArray();
        for (var i = 0; i < units.Length; i++)
        {
            var unit = units[i];
            units[i] = unit < 0x80 ? unit : (char)((char.IsUpper(unit) ? 'A' : 'a') + (unit % 26));
        }

        return new string(units);
    }

    /// <summary>Writes an array of bytes or null: its length plus one as Int32 (0 for null), then the bytes.</summary>
    public void WriteBlob(byte[]? bytes)
    {
        Write(bytes is null ? 0 : bytes.Length + 1);
        if (bytes is not null)
        {
            Write(bytes);
        }
    }

    /// <summary>Writes ticks as Int64 and kind as one byte. A local time keeps its ticks; it is not converted to UTC.</summary>
    public void WriteDateTime(DateTime value)
    {
        Write(value.Ticks);
        Write((byte)value.Kind);
    }
}

/// <summary>Reads what <see cref="CanonicalWriter"/> wrote.</summary>
public sealed class CanonicalReader(Stream input) : BinaryReader(input)
{
    /// <summary>Reads a string that <see cref="CanonicalWriter.WriteText"/> wrote.</summary>
    public string? ReadText()
    {
        var length = ReadInt32() - 1;
        if (length < 0)
        {
            return null;
        }

#if NET
        if (BitConverter.IsLittleEndian)
        {
            return string.Create(length, BaseStream, static (units, stream) => stream.ReadExactly(MemoryMarshal.AsBytes(units)));
        }
#endif

        var units = new char[length];
        for (var i = 0; i < length; i++)
        {
            units[i] = (char)ReadUInt16();
        }

        return new string(units);
    }

    /// <summary>Reads an array that <see cref="CanonicalWriter.WriteBlob"/> wrote.</summary>
    public byte[]? ReadBlob()
    {
        var length = ReadInt32() - 1;
        return length < 0 ? null : ReadBytes(length);
    }

    /// <summary>Reads a time that <see cref="CanonicalWriter.WriteDateTime"/> wrote.</summary>
    public DateTime ReadDateTime() => new(ReadInt64(), (DateTimeKind)ReadByte());
}
