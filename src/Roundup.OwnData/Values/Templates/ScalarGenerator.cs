using System.Globalization;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Generates numbers, texts, times and ids by their type and by chance; names of members are not considered.</summary>
/// <param name="random">The source of all chance.</param>
/// <param name="index">The index of the root in the dataset.</param>
internal sealed class ScalarGenerator(SeededRandom random, int index)
{
    private const int MostDigits = 12;
    private const int TextOneIn = 8;
    private const int LeastBytes = 32;
    private const int MostBytes = 256;

    private static readonly int[] s_offsetMinutes = [0, 60, 120, -300, -480, 330, 540];

    private bool hasNumber;

    /// <summary>A value of a type; null for a type that is no scalar.</summary>
    public object? Of(Type type) =>
        type == typeof(string) ? Text()
        : type == typeof(bool) ? random.Bool()
        : type == typeof(char) ? (char)('A' + random.Int(0, 25))
        : type == typeof(decimal) ? Fraction(2)
        : type == typeof(double) ? (double)Fraction(random.Int(1, 6))
        : type == typeof(float) ? (float)Fraction(random.Int(1, 3))
        : type == typeof(Half) ? (Half)(double)Fraction(1)
        : type == typeof(Guid) ? random.Guid()
        : type == typeof(Uri) ? new Uri($"https://www.example.com/{random.Letters(random.Int(3, 9))}/{random.Int(1, 99_999)}")
        : type == typeof(Version) ? new Version(random.Int(0, 9), random.Int(0, 20), random.Int(0, 99))
        : type == typeof(DateTime) ? Time()
        : type == typeof(DateTimeOffset) ? new DateTimeOffset(Time().Ticks, TimeSpan.FromMinutes(random.Pick(s_offsetMinutes)))
        : type == typeof(DateOnly) ? DateOnly.FromDateTime(random.UtcDate())
        : type == typeof(TimeOnly) ? new TimeOnly(random.Int(0, 23), random.Int(0, 59), random.Int(0, 59))
        : type == typeof(TimeSpan) ? TimeSpan.FromSeconds(random.Int(1, 8 * 3600))
        : type == typeof(Int128) ? (Int128)Whole(long.MaxValue)
        : type == typeof(ReadOnlyMemory<byte>) ? new ReadOnlyMemory<byte>(Bytes())
        : type == typeof(Memory<byte>) ? new Memory<byte>(Bytes())
        : type == typeof(byte[]) ? Bytes()
        : type == typeof(UInt128) ? (UInt128)Whole(long.MaxValue)
        : Largest(type) is { } largest ? Convert.ChangeType(Whole(largest), type, CultureInfo.InvariantCulture)
        : null;

    /// <summary>One to three words, or in one of eight texts up to 24.</summary>
    private string Text() => random.Words(random.Int(1, TextOneIn) == 1 ? random.Int(8, 24) : random.Int(1, 3));

    private byte[] Bytes() => random.Bytes(random.Int(LeastBytes, MostBytes));

    /// <summary>UTC, to the millisecond.</summary>
    private DateTime Time() => random.UtcDate().AddMilliseconds(random.Int(0, 999));

    /// <summary>
    /// One digit to as many as the type has, each number of digits as likely. The first number of a root ends with the index of the
    /// root, so that roots differ.
    /// </summary>
    private long Whole(long largest)
    {
        if (!hasNumber && largest > 10_000_000)
        {
            hasNumber = true;
            return (random.Int(1, 9) * 1_000_000L) + (index % 1_000_000);
        }

        var digits = random.Int(1, Math.Min(MostDigits, largest.ToString(CultureInfo.InvariantCulture).Length));
        return random.Long(0, Math.Min(largest, (long)Math.Pow(10, digits) - 1));
    }

    private static long? Largest(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Byte => byte.MaxValue,
        TypeCode.SByte => sbyte.MaxValue,
        TypeCode.Int16 => short.MaxValue,
        TypeCode.UInt16 => ushort.MaxValue,
        TypeCode.Int32 => int.MaxValue,
        TypeCode.UInt32 => uint.MaxValue,
        TypeCode.Int64 or TypeCode.UInt64 => long.MaxValue,
        _ => null,
    };

    /// <summary>From 0 to 1,000.</summary>
    private decimal Fraction(int digits)
    {
        var unit = (decimal)Math.Pow(10, digits);
        return new decimal(random.Long(0, (long)(1_000 * unit))) / unit;
    }
}
