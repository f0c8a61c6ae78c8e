using System.Globalization;
using System.Text.Json;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Values.Conversion;

internal static class SampleDigits
{
    // Digits of a second that times have: .NET counts in units of 100 ns.
    private const int OfSecond = 7;

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

    private static DecimalDigits Digits(string number) => DecimalDigits.Of(number.TrimStart('-'));

    private static bool HasMoreThanTicks(string time)
    {
        var point = time.LastIndexOf('.');
        var digits = time[(point + 1)..].TakeWhile(char.IsAsciiDigit).ToArray();
        return point >= 0 && digits.Skip(OfSecond).Any(digit => digit != '0');
    }
}
