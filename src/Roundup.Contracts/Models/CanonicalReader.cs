using System;
using System.IO;
#if NET
using System.Runtime.InteropServices;
#endif

namespace Roundup.Contracts;

/// <summary>Reads what <see cref="CanonicalWriter"/> wrote.</summary>
public sealed class CanonicalReader(Stream input) : BinaryReader(input)
{
    /// <summary>Reads text.</summary>
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

    /// <summary>Reads an array of bytes.</summary>
    public byte[]? ReadBlob()
    {
        var length = ReadInt32() - 1;
        return length < 0 ? null : ReadBytes(length);
    }

    /// <summary>Reads ticks and kind.</summary>
    public DateTime ReadDateTime() => new(ReadInt64(), (DateTimeKind)ReadByte());
}
