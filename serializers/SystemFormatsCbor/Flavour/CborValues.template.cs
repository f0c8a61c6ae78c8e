using System;
using System.Formats.Cbor;
using System.Globalization;
using System.Text;

namespace Roundup.Flavours;

/// <summary>Values that CBOR has no form for, and null.</summary>
internal static class DatasetCborValues
{
    /// <summary>Whether null comes next; it is read then.</summary>
    internal static bool IsNull(CborReader reader)
    {
        if (reader.PeekState() != CborReaderState.Null)
        {
            return false;
        }

        reader.ReadNull();
        return true;
    }

    /// <summary>The name of a member as UTF-8, without a copy unless it came in pieces.</summary>
    internal static ReadOnlySpan<byte> ReadName(CborReader reader) => reader.PeekState() == CborReaderState.TextString
        ? reader.ReadDefiniteLengthTextStringBytes().Span
        : Encoding.UTF8.GetBytes(reader.ReadTextString());

    /// <summary>The start of an array whose elements go into one of .NET: its length must stand ahead, as the writer puts it.</summary>
    internal static int ReadLength(CborReader reader) =>
        reader.ReadStartArray() ?? throw new CborContentException("an array of the model has its length ahead");

    internal static void WriteText(CborWriter writer, string value)
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteTextString(value);
        }
    }

    internal static string ReadText(CborReader reader) => IsNull(reader) ? null : reader.ReadTextString();

    internal static void WriteBlob(CborWriter writer, byte[] value)
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteByteString(value);
        }
    }

    internal static byte[] ReadBlob(CborReader reader) => IsNull(reader) ? null : reader.ReadByteString();

    internal static void WriteGuid(CborWriter writer, Guid value)
    {
#if NET8_0_OR_GREATER
        Span<byte> bytes = stackalloc byte[16];
        value.TryWriteBytes(bytes, bigEndian: true, out _);
        writer.WriteByteString(bytes);
#else
        writer.WriteByteString(WithOtherOrder(value.ToByteArray()));
#endif
    }

    internal static Guid ReadGuid(CborReader reader)
    {
        Span<byte> bytes = stackalloc byte[16];
        if (!reader.TryReadByteString(bytes, out var length) || length != 16)
        {
            throw new CborContentException("a Guid is a byte string of 16 bytes");
        }

#if NET8_0_OR_GREATER
        return new Guid(bytes, bigEndian: true);
#else
        return new Guid(WithOtherOrder(bytes.ToArray()));
#endif
    }

#if !NET8_0_OR_GREATER
    // The first three fields of a Guid's array are little-endian.
    private static byte[] WithOtherOrder(byte[] bytes)
    {
        Array.Reverse(bytes, 0, 4);
        Array.Reverse(bytes, 4, 2);
        Array.Reverse(bytes, 6, 2);
        return bytes;
    }
#endif

    // Tag 0 wants an offset, which an unspecified time has not. The library's own pair for DateTimeOffset would lose the kind.
    internal static void WriteDateTime(CborWriter writer, DateTime value)
    {
        if (value.Kind != DateTimeKind.Unspecified)
        {
            writer.WriteTag(CborTag.DateTimeString);
        }

        writer.WriteTextString(value.ToString("O", CultureInfo.InvariantCulture));
    }

    internal static DateTime ReadDateTime(CborReader reader)
    {
        if (reader.PeekState() == CborReaderState.Tag && reader.ReadTag() != CborTag.DateTimeString)
        {
            throw new CborContentException("a DateTime is text, with tag 0 or none");
        }

        return DateTime.ParseExact(reader.ReadTextString(), "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);
    }

#if NET6_0_OR_GREATER
    internal static void WriteDateOnly(CborWriter writer, DateOnly value) =>
        writer.WriteTextString(value.ToString("O", CultureInfo.InvariantCulture));

    internal static DateOnly ReadDateOnly(CborReader reader) =>
        DateOnly.ParseExact(reader.ReadTextString(), "O", CultureInfo.InvariantCulture);
#endif

    internal static void WriteUri(CborWriter writer, Uri value)
    {
        if (value is not null)
        {
            writer.WriteTag(CborTag.Uri);
        }

        WriteText(writer, value?.OriginalString);
    }

    internal static Uri ReadUri(CborReader reader)
    {
        if (IsNull(reader))
        {
            return null;
        }

        return reader.ReadTag() == CborTag.Uri
            ? new Uri(reader.ReadTextString(), UriKind.RelativeOrAbsolute)
            : throw new CborContentException("a Uri is text with tag 32");
    }

    internal static void WriteVersion(CborWriter writer, Version value) => WriteText(writer, value?.ToString());

    internal static Version ReadVersion(CborReader reader) => IsNull(reader) ? null : new Version(reader.ReadTextString());
}
