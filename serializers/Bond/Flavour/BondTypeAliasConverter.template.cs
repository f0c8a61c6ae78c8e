using System;
using System.Buffers.Binary;

namespace ModelNamespace;

/// <summary>Types that Bond does not have as types that it has. Bond calls this while it serializes, on the clock.</summary>
public static class BondTypeAliasConverter
{
    public static ushort Convert(char value, ushort unused) => value;

    public static char Convert(ushort value, char unused) => (char)value;

    public static long Convert(DateTime value, long unused) => value.ToBinary();

    public static DateTime Convert(long value, DateTime unused) => DateTime.FromBinary(value);

    public static long Convert(TimeSpan value, long unused) => value.Ticks;

    public static TimeSpan Convert(long value, TimeSpan unused) => new TimeSpan(value);

    public static string Convert(Uri value, string unused) => value.OriginalString;

    public static Uri Convert(string value, Uri unused) => new Uri(value, UriKind.RelativeOrAbsolute);

    public static string Convert(Version value, string unused) => value.ToString();

    public static Version Convert(string value, Version unused) => new Version(value);

    public static ArraySegment<byte> Convert(byte[] value, ArraySegment<byte> unused) => new ArraySegment<byte>(value);

    public static byte[] Convert(ArraySegment<byte> value, byte[] unused) => value.AsSpan().ToArray();

    public static ArraySegment<byte> Convert(Guid value, ArraySegment<byte> unused) => new ArraySegment<byte>(value.ToByteArray());

    public static Guid Convert(ArraySegment<byte> value, Guid unused) => new Guid(value.AsSpan());

    public static ArraySegment<byte> Convert(DateTimeOffset value, ArraySegment<byte> unused)
    {
        var bytes = new byte[10];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, value.Ticks);
        BinaryPrimitives.WriteInt16LittleEndian(bytes.AsSpan(8), (short)value.Offset.TotalMinutes);
        return new ArraySegment<byte>(bytes);
    }

    public static DateTimeOffset Convert(ArraySegment<byte> value, DateTimeOffset unused) => new DateTimeOffset(
        BinaryPrimitives.ReadInt64LittleEndian(value), TimeSpan.FromMinutes(BinaryPrimitives.ReadInt16LittleEndian(value.AsSpan(8))));

    public static ArraySegment<byte> Convert(decimal value, ArraySegment<byte> unused)
    {
        var bytes = new byte[16];
        var parts = decimal.GetBits(value);
        for (var i = 0; i < parts.Length; i++)
        {
            BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(4 * i), parts[i]);
        }

        return new ArraySegment<byte>(bytes);
    }

    public static decimal Convert(ArraySegment<byte> value, decimal unused) => new decimal(new[]
    {
        BinaryPrimitives.ReadInt32LittleEndian(value),
        BinaryPrimitives.ReadInt32LittleEndian(value.AsSpan(4)),
        BinaryPrimitives.ReadInt32LittleEndian(value.AsSpan(8)),
        BinaryPrimitives.ReadInt32LittleEndian(value.AsSpan(12)),
    });
#if NET

    public static int Convert(System.DateOnly value, int unused) => value.DayNumber;

    public static System.DateOnly Convert(int value, System.DateOnly unused) => System.DateOnly.FromDayNumber(value);

    public static long Convert(System.TimeOnly value, long unused) => value.Ticks;

    public static System.TimeOnly Convert(long value, System.TimeOnly unused) => new System.TimeOnly(value);
#endif
}
