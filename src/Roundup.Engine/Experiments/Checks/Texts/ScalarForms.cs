using System.Text.Json;
using System.Text.RegularExpressions;
using Roundup.Engine.Privacy;

namespace Roundup.Engine.Experiments.Checks.Texts;

// In which way two JSON texts of one value differ.
internal static partial class ScalarForms
{
    private static readonly string[] s_defaults =
        ["0", "0.0", "false", "\"\"", "[]", "{}", $"\"{Guid.Empty}\"", "\"0001-01-01T00:00:00\"", "\"00:00:00\""];

    // Null where they do not differ.
    public static TextDifferenceKind? KindOf(JsonElement from, JsonElement to)
    {
        var (before, after) = (from.GetRawText(), to.GetRawText());
        return before == after ? null : (from.ValueKind, to.ValueKind) switch
        {
            (JsonValueKind.String, JsonValueKind.String) => OfTexts(from.GetString()!, to.GetString()!),
            (JsonValueKind.Number, JsonValueKind.Number) => AreEqual(before, after) ? TextDifferenceKind.Number : TextDifferenceKind.Form,
            (JsonValueKind.String, JsonValueKind.Number) => OfTextAndNumber(from.GetString()!, after, TextDifferenceKind.TextToNumber),
            (JsonValueKind.Number, JsonValueKind.String) => OfTextAndNumber(to.GetString()!, before, TextDifferenceKind.NumberToText),
            _ => TextDifferenceKind.Form,
        };
    }

    public static bool IsDefault(JsonElement value) => s_defaults.Contains(value.GetRawText());

    // What two members with other names have in common if they are one; null for what many members have.
    public static string? Content(JsonElement value) =>
        value.ValueKind is JsonValueKind.True or JsonValueKind.Null || IsDefault(value) ? null
        : value.ValueKind == JsonValueKind.Object ? string.Join('\n', value.EnumerateObject().Select(one => Content(one.Value)))
        : value.ValueKind == JsonValueKind.Array ? string.Join('\n', value.EnumerateArray().Select(Content))
        : value.ToString();

    // Whether two values may be one in two forms.
    public static bool AreAlike(JsonElement from, JsonElement to) =>
        IsContainer(from) == IsContainer(to) && (from.ValueKind == JsonValueKind.Null) == (to.ValueKind == JsonValueKind.Null);

    private static bool IsContainer(JsonElement value) => value.ValueKind is JsonValueKind.Object or JsonValueKind.Array;

    private static TextDifferenceKind OfTexts(string before, string after) =>
        before == after ? TextDifferenceKind.Escapes
        : JsonNames.Plain(before) == JsonNames.Plain(after) && !char.IsAsciiDigit(before[0]) ? TextDifferenceKind.Spelling
        : AreDates(before, after) || AreDates(after, before) ? TextDifferenceKind.Date
        : TextDifferenceKind.Text;

    private static TextDifferenceKind OfTextAndNumber(string text, string number, TextDifferenceKind otherwise) =>
        AreEqual(text, number) ? TextDifferenceKind.Number
        : DateOf(text) is { } date && IsOf(date, number) ? TextDifferenceKind.Date
        : otherwise;

    private static bool AreEqual(string one, string other) =>
        double.TryParse(one, NumberStyles.Float, CultureInfo.InvariantCulture, out var a)
        && double.TryParse(other, NumberStyles.Float, CultureInfo.InvariantCulture, out var b) && a.Equals(b);

    // Whether the second is the instant, or the day, of the first, whatever its order of day and month is.
    private static bool AreDates(string iso, string other)
    {
        if (DateOf(iso) is not { } date)
        {
            return false;
        }

        var numbers = Digits().Matches(other).Select(match => match.Value).ToList();
        var parts = numbers.Select(digits => digits.TrimStart('0')).ToHashSet();
        return numbers.Exists(number => IsOf(date, number))
            || other.Contains(iso[..10].Replace("-", "", StringComparison.Ordinal), StringComparison.Ordinal)
            || parts.IsSupersetOf([$"{date.Year}", $"{date.Month}", $"{date.Day}"])
            || (DateTimeOffset.TryParse(other, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var same) && same == date);
    }

    private static bool IsOf(DateTimeOffset date, string number) => long.TryParse(number, CultureInfo.InvariantCulture, out var units)
        && ((long[])[date.ToUnixTimeSeconds(), date.ToUnixTimeMilliseconds(), date.Ticks, date.UtcTicks]).Contains(units);

    private static DateTimeOffset? DateOf(string text) => IsoDate().IsMatch(text)
        && DateTimeOffset.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var date) ? date : null;

    [GeneratedRegex(@"^\d{4}-\d\d-\d\d")]
    private static partial Regex IsoDate();

    [GeneratedRegex(@"\d+")]
    private static partial Regex Digits();
}
