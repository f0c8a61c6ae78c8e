using System;
using System.Collections.Generic;
using System.IO;

namespace Roundup.Flavours;

/// <summary>Values without members as the handwritten reference writes, reads and copies them.</summary>
internal static class DatasetValues
{
    internal static void WriteText(BinaryWriter writer, string value)
    {
        if (value is null)
        {
            writer.Write(false);
            return;
        }

        writer.Write(true);
        writer.Write(value);
    }

    internal static string ReadText(BinaryReader reader) => reader.ReadBoolean() ? reader.ReadString() : null;

    internal static void WriteBlob(BinaryWriter writer, byte[] value)
    {
        if (value is null)
        {
            writer.Write(0);
            return;
        }

        writer.Write(value.Length + 1);
        writer.Write(value);
    }

    internal static byte[] ReadBlob(BinaryReader reader)
    {
        var length = reader.ReadInt32() - 1;
        return length < 0 ? null : reader.ReadBytes(length);
    }

    internal static void WriteGuid(BinaryWriter writer, Guid value)
    {
#if NET
        Span<byte> bytes = stackalloc byte[16];
        value.TryWriteBytes(bytes);
        writer.Write(bytes);
#else
        writer.Write(value.ToByteArray());
#endif
    }

    internal static Guid ReadGuid(BinaryReader reader)
    {
#if NET7_0_OR_GREATER
        Span<byte> bytes = stackalloc byte[16];
        reader.BaseStream.ReadExactly(bytes);
        return new Guid(bytes);
#else
        return new Guid(reader.ReadBytes(16));
#endif
    }

    // ToBinary would turn a local time into UTC and back: an hour that the clocks repeat or skip would not survive.
    internal static void WriteDateTime(BinaryWriter writer, DateTime value)
    {
        writer.Write(value.Ticks);
        writer.Write((byte)value.Kind);
    }

    internal static DateTime ReadDateTime(BinaryReader reader) => new DateTime(reader.ReadInt64(), (DateTimeKind)reader.ReadByte());

    // An offset is a whole number of minutes.
    internal static void WriteDateTimeOffset(BinaryWriter writer, DateTimeOffset value)
    {
        writer.Write(value.Ticks);
        writer.Write((short)(value.Offset.Ticks / TimeSpan.TicksPerMinute));
    }

    internal static DateTimeOffset ReadDateTimeOffset(BinaryReader reader) =>
        new DateTimeOffset(reader.ReadInt64(), new TimeSpan(reader.ReadInt16() * TimeSpan.TicksPerMinute));

    internal static void WriteUri(BinaryWriter writer, Uri value) => WriteText(writer, value?.OriginalString);

    internal static Uri ReadUri(BinaryReader reader) => ToUri(ReadText(reader));

    internal static void WriteVersion(BinaryWriter writer, Version value) => WriteText(writer, value?.ToString());

    internal static Version ReadVersion(BinaryReader reader) => ToVersion(ReadText(reader));

    internal static Uri ToUri(string text) => text is null ? null : new Uri(text, UriKind.RelativeOrAbsolute);

    internal static Version ToVersion(string text) => text is null ? null : new Version(text);

    /// <summary>New text with the same units; the empty string is one object in every program.</summary>
    internal static string Copy(string value)
    {
        if (string.IsNullOrEmpty(value))
        {
            return value;
        }

#if NET
        return new string(value.AsSpan());
#else
        return new string(value.ToCharArray());
#endif
    }

    internal static byte[] Copy(byte[] value) => (byte[])value?.Clone();

    internal static Uri Copy(Uri value) => value is null ? null : ToUri(Copy(value.OriginalString));

    internal static Version Copy(Version value) => (Version)value?.Clone();

    /// <summary>The elements of a collection that is declared as an interface.</summary>
    internal static List<T> AsList<T>(IEnumerable<T> items) => items is null ? null : items as List<T> ?? new List<T>(items);

#if NET
    /// <summary>As for another collection; the default value is null.</summary>
    internal static List<T> AsList<T>(System.Collections.Immutable.ImmutableArray<T> items) => items.IsDefault ? null : new List<T>(items);

#endif
    internal static HashSet<T> NewSet<T>(int count)
    {
#if NET
        return new HashSet<T>(count);
#else
        return new HashSet<T>();
#endif
    }
}
