using System.Buffers.Text;
using System.Globalization;
using System.Text;

namespace Roundup.OwnData.Samples.Observed;

internal sealed class ObservedNumbers
{
    public long Count { get; set; }

    // The count of numbers with a point or an exponent.
    public long Fractions { get; set; }

    // The count of numbers with several digits after the point and a zero at the end, like amounts of money: 12.50.
    public long Scaled { get; set; }

    public int MostDecimals { get; set; }

    // The count of numbers that JSON has as text: "NaN", "Infinity", "-Infinity".
    public long Named { get; private set; }

    public long InexactAsDouble { get; set; }

    public long InexactAsDecimal { get; set; }

    public IntegerTypes Integers { get; set; } = IntegerTypes.All;

    // Numbers that JSON has as text. Only a double holds them.
    public static ObservedNumbers OfNames(long count) =>
        new() { Count = count, Named = count, Fractions = count, InexactAsDecimal = count };

    public ObservedNumbers Add(ObservedNumbers? other)
    {
        if (other is not null && other != this)
        {
            Count += other.Count;
            Named += other.Named;
            Fractions += other.Fractions;
            Scaled += other.Scaled;
            MostDecimals = Math.Max(MostDecimals, other.MostDecimals);
            InexactAsDouble += other.InexactAsDouble;
            InexactAsDecimal += other.InexactAsDecimal;
            Integers &= other.Integers;
        }

        return this;
    }
}

[Flags]
internal enum IntegerTypes
{
    None = 0,
    Int = 1,
    Long = 2,
    ULong = 4,
    All = Int | Long | ULong,
}

// IsScaled: whether it has a zero at the end of more than one digit behind the point, and no exponent. Decimals: the digits behind the
// point; more than any amount of money has where there is an exponent. IsDouble: whether a double, written back, is the same number.
// IsDecimal: whether a decimal, written back, is the same number. IsTooLarge: whether no double comes near it.
internal readonly record struct NumberFacts(
    bool IsFraction, bool IsScaled, int Decimals, IntegerTypes Integers, bool IsDouble, bool IsDecimal, bool IsTooLarge)
{
    // Every number of at most this many digits is exact as a double.
    private const int SafeDigits = 15;

    public static NumberFacts Of(ReadOnlySpan<byte> digits)
    {
        var point = digits.IndexOf((byte)'.');
        var exponent = digits.IndexOfAny((byte)'e', (byte)'E');
        var isFraction = point >= 0 || exponent >= 0;
        var decimals = exponent >= 0 ? int.MaxValue : point < 0 ? 0 : digits.Length - point - 1;
        var isNegativeZero = digits[0] == '-' && !digits.ContainsAnyInRange((byte)'1', (byte)'9');
        if (exponent < 0 && digits.Length <= SafeDigits)
        {
            var integers = isFraction ? 0 : IntegersOf(digits);
            return new(isFraction, Scaled(digits, point), decimals, integers, IsDouble: true, !isNegativeZero, false);
        }

        var parsed = double.Parse(digits, NumberStyles.Float, CultureInfo.InvariantCulture);
        var number = DecimalDigits.Of(digits);
        return new(
            isFraction,
            exponent < 0 && Scaled(digits, point),
            decimals,
            isFraction ? 0 : IntegersOf(digits),
            double.IsFinite(parsed) && DecimalDigits.Of(parsed.ToString("R", CultureInfo.InvariantCulture)) == number,
            !isNegativeZero && Utf8Parser.TryParse(digits, out decimal value, out var used, exponent < 0 ? default : 'e')
                && used == digits.Length && DecimalDigits.Of(value.ToString(CultureInfo.InvariantCulture)) == number,
            !double.IsFinite(parsed));
    }

    private static bool Scaled(ReadOnlySpan<byte> digits, int point) => point >= 0 && digits.Length > point + 2 && digits[^1] == '0';

    private static IntegerTypes IntegersOf(ReadOnlySpan<byte> digits)
    {
        if (digits is [(byte)'-', (byte)'0'])
        {
            return 0;
        }

        var types = Utf8Parser.TryParse(digits, out ulong _, out var used) && used == digits.Length ? IntegerTypes.ULong : 0;
        if (Utf8Parser.TryParse(digits, out long value, out used) && used == digits.Length)
        {
            types |= IntegerTypes.Long | (value is >= int.MinValue and <= int.MaxValue ? IntegerTypes.Int : 0);
        }

        return types;
    }
}

// The canonical form of a decimal number of any length: equal for texts that are the same number.
// Digits: its digits with the sign, without zeros at both ends. Exponent: the power of ten of the last digit.
internal readonly record struct DecimalDigits(string Digits, long Exponent)
{
    public static DecimalDigits Of(ReadOnlySpan<byte> number) => Of(Encoding.ASCII.GetString(number));

    public static DecimalDigits Of(string number)
    {
        var e = number.AsSpan().IndexOfAny('e', 'E');
        var mantissa = e < 0 ? number : number[..e];
        var exponent = e < 0 ? 0 : Exponents(number.AsSpan(e + 1));
        var point = mantissa.IndexOf('.', StringComparison.Ordinal);
        exponent -= point < 0 ? 0 : mantissa.Length - point - 1;
        var sign = mantissa[0] == '-' ? "-" : "";
        var digits = mantissa.Replace(".", "", StringComparison.Ordinal).TrimStart('-').TrimStart('0');
        var trimmed = digits.TrimEnd('0');
        return trimmed.Length == 0 ? new(sign + "0", 0) : new(sign + trimmed, exponent + digits.Length - trimmed.Length);
    }

    // An exponent beyond long is beyond any number.
    private static long Exponents(ReadOnlySpan<char> text) =>
        long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var exponent)
            ? Math.Clamp(exponent, -1_000_000_000, 1_000_000_000)
            : text[0] == '-' ? -1_000_000_000 : 1_000_000_000;
}
