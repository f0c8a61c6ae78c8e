using System.Globalization;
using System.Text.Json;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Values.Conversion;

internal static class SampleDigits
{
    // Digits of a second that times have: .NET counts in units of 100 ns.
    private const int OfSecond = 7;

    // The parts of 1 that a number may have: fractions of 2 are the same in all types.
    private const int Parts = 1024;

    // The binary digits of a type, where it has a fraction.
    private static readonly Dictionary<Type, int> s_bits = new()
    {
        [typeof(Half)] = 11,
        [typeof(float)] = 24,
        [typeof(double)] = 53,
        [typeof(decimal)] = 53,
    };

    // Whether a number is the same in two types: 0.1 is not, where one is a float and the other one a double, and 0.5 is.
    public static bool AreSame(JsonElement value, Type one, Type other) => one == other
        || value.ValueKind != JsonValueKind.Number || Bits(one, other) is not { } bits
        || (value.TryGetDecimal(out var number) && IsBinary(number, bits));

    // The JSON of a number near by that is the same in both, and not 0.
    public static string Near(JsonElement value, Type one, Type other) =>
        value.TryGetDecimal(out var number) && Math.Abs(number) < 1L << (Bits(one, other)!.Value - 1)
            ? (Math.Max(1, Math.Round(Math.Abs(number) * 2)) / 2 * (number < 0 ? -1 : 1)).ToString("G29", CultureInfo.InvariantCulture)
            : "7";

    public static bool AreKept(JsonElement value, object read) => read switch
    {
        double number when !double.IsFinite(number) => value.ValueKind != JsonValueKind.Number,
        float number when !float.IsFinite(number) => value.ValueKind != JsonValueKind.Number,
        Half number when !Half.IsFinite(number) => value.ValueKind != JsonValueKind.Number,
        float or double or Half or decimal when value.ValueKind == JsonValueKind.Number =>
            Digits(value.GetRawText()) == Digits(((IFormattable)read).ToString(read is decimal ? null : "R", CultureInfo.InvariantCulture)),
        DateTime or DateTimeOffset or TimeOnly or TimeSpan => !HasMoreThanTicks(value.GetString() ?? ""),
        _ => true,
    };

    // Of the type with fewer digits; null where none has a fraction.
    private static int? Bits(Type one, Type other) =>
        s_bits.GetValueOrDefault(one, int.MaxValue) is var first && s_bits.GetValueOrDefault(other, int.MaxValue) is var second
        && Math.Min(first, second) is < int.MaxValue and var least ? least : null;

    private static bool IsBinary(decimal number, int bits)
    {
        var parts = Math.Abs(number) < 1L << bits ? number * Parts : 0.5m;
        while (parts != 0 && parts % 2 == 0)
        {
            parts /= 2;
        }

        return decimal.IsInteger(parts) && Math.Abs(parts) <= 1L << bits;
    }

    private static DecimalDigits Digits(string number) => DecimalDigits.Of(number.TrimStart('-'));

    private static bool HasMoreThanTicks(string time)
    {
        var point = time.LastIndexOf('.');
        var digits = time[(point + 1)..].TakeWhile(char.IsAsciiDigit).ToArray();
        return point >= 0 && digits.Skip(OfSecond).Any(digit => digit != '0');
    }
}
