using System.Globalization;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Numbers by the name of their member.</summary>
/// <param name="random">All chance.</param>
/// <param name="index">The place of the root in the dataset.</param>
internal sealed class NumberMaker(SeededRandom random, int index)
{
    private const long FirstSecond = 1_640_995_200;
    private const long LastSecond = 1_735_689_599;

    /// <summary>A number of a type; null where it is none.</summary>
    public object? Of(Type type, MemberWords words, int level)
    {
        if (type == typeof(decimal))
        {
            return Fraction(words);
        }

        if (type == typeof(double) || type == typeof(float) || type == typeof(Half))
        {
            var fraction = (double)Fraction(words);
            return type == typeof(double) ? fraction : type == typeof(float) ? (float)fraction : (Half)fraction;
        }

        return Most(type) is not { } most ? null
            : type == typeof(Int128) ? (Int128)Whole(words, level, most)
            : type == typeof(UInt128) ? (UInt128)Whole(words, level, most)
            : Convert.ChangeType(Whole(words, level, most), type, CultureInfo.InvariantCulture);
    }

    private static long? Most(Type type) => Type.GetTypeCode(type) switch
    {
        _ when type == typeof(Int128) || type == typeof(UInt128) => long.MaxValue,
        TypeCode.Byte => byte.MaxValue,
        TypeCode.SByte => sbyte.MaxValue,
        TypeCode.Int16 => short.MaxValue,
        TypeCode.UInt16 => ushort.MaxValue,
        TypeCode.Int32 => int.MaxValue,
        TypeCode.UInt32 => uint.MaxValue,
        TypeCode.Int64 or TypeCode.UInt64 => long.MaxValue,
        _ => null,
    };

    private long Whole(MemberWords words, int level, long most)
    {
        var (first, last) = words.EndsIn("id", "key", "no", "nr") ? Id(level) : Range(words, most);
        if (first > most)
        {
            (first, last) = (0, most);
        }

        return random.Long(first, Math.Min(last, most));
    }

    /// <summary>The root's own number is one that no other root has; its first digit is by chance.</summary>
    private (long First, long Last) Id(int level)
    {
        if (level > 1)
        {
            return (1, 99_999);
        }

        var id = (random.Int(1, 9) * 1_000_000L) + (index % 1_000_000);
        return (id, id);
    }

    private static (long First, long Last) Range(MemberWords words, long most) =>
        words.Has("timestamp", "unix", "epoch") ? Seconds(words, most)
        : words.Has("price", "cost", "amount", "total", "salary", "balance", "cent", "revenue", "budget") ? (99, 500_000)
        : words.Has("quantity", "qty", "piece", "item") ? (1, 20)
        : words.Has("count") ? (0, 500)
        : words.Has("age") ? (18, 90)
        : words.Has("year") ? (1995, 2026)
        : words.Has("month") ? (1, 12)
        : words.Has("weekday") ? (0, 6)
        : words.Has("day") ? (1, 28)
        : words.Has("hour") ? (0, 23)
        : words.Has("minute", "second") ? (0, 59)
        : words.Has("percent", "percentage", "progress", "rate", "discount", "humidity", "quality") ? (0, 100)
        : words.Has("rating", "star") ? (1, 5)
        : words.Has("priority", "level", "rank", "tier", "severity") ? (1, 5)
        : words.Has("score", "point") ? (0, 1000)
        : words.Has("index", "position", "order", "sequence", "sort", "line", "row", "column", "page") ? (0, 99)
        : words.Has("port") ? (1024, 49_151)
        : words.Has("status", "code") ? (100, 599)
        : words.Has("version", "revision") ? (1, 20)
        : words.Has("zip", "postcode") || words.HasBoth("postal", "code") ? (10_000, 99_999)
        : words.Has("phone", "fax", "mobile") ? (2_000_000_000, 9_999_999_999)
        : words.Has("width", "height", "depth", "x", "y", "z") ? (1, 4096)
        : words.Has("size", "byte", "length") ? (1, 5_000_000)
        : words.Has("duration", "elapsed", "timeout", "latency", "ms", "millisecond", "interval") ? (1, 30_000)
        : words.Has("weight", "gram") ? (1, 20_000)
        : words.Has("temperature") ? (0, 40)
        : words.Has("population", "view", "download", "follower", "visit") ? (0, 2_000_000)
        : words.Has("hash", "checksum", "crc", "seed", "token") ? (0, most)
        : (0, 9_999);

    private static (long First, long Last) Seconds(MemberWords words, long most) =>
        most > int.MaxValue && !words.Has("second") ? (FirstSecond * 1000, LastSecond * 1000) : (FirstSecond, LastSecond);

    private decimal Fraction(MemberWords words) =>
        words.Has("latitude", "lat") ? Digits(-70, 70, 6)
        : words.Has("longitude", "lon", "lng", "long") ? Digits(-180, 180, 6)
        : words.Has("price", "cost", "fee", "shipping") ? Digits(1, 500, 2)
        : words.Has("amount", "total", "subtotal", "balance", "sum", "budget", "revenue", "tax", "net", "gross", "paid")
            ? Digits(1, 5_000, 2)
        : words.Has("salary", "income") ? Digits(25_000, 150_000, 2)
        : words.Has("exchange", "factor", "ratio", "probability", "confidence") ? Digits(0, 1, 4)
        : words.Has("percent", "percentage", "rate", "discount", "progress", "humidity") ? Digits(0, 100, 1)
        : words.Has("rating", "star") ? Digits(1, 5, 1)
        : words.Has("temperature", "celsius") ? Digits(-20, 40, 1)
        : words.Has("weight", "mass", "kg") ? Digits(0, 50, 3)
        : words.Has("width", "height", "length", "depth", "size", "distance", "radius") ? Digits(0, 1_000, 2)
        : words.Has("quantity", "qty") ? Digits(1, 20, 0)
        : words.Has("score") ? Digits(0, 100, 2)
        : words.Has("duration", "second", "elapsed", "timeout") ? Digits(0, 3_600, 3)
        : words.Has("x", "y", "z") ? Digits(-1_000, 1_000, 3)
        : Digits(0, 1_000, 2);

    private decimal Digits(int first, int last, int digits)
    {
        var unit = (decimal)Math.Pow(10, digits);
        return new decimal(random.Long((long)(first * unit), (long)(last * unit))) / unit;
    }
}
