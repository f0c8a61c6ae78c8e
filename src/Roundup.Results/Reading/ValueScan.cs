using System.Collections;
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace Roundup.Results.Reading;

/// <summary>
/// Looks through what was read from a file, member by member as the serializer sees them, for values that no run can have. A new member is
/// covered without a line here; <see cref="ValueRules"/> has what is special about a type.
/// </summary>
public static class ValueScan
{
    private static readonly TimeSpan s_longest = TimeSpan.FromDays(10_000);

    /// <summary>The first flaw; null where there is none.</summary>
    /// <param name="value">What was read.</param>
    /// <param name="options">The options that it was read with: they name the members.</param>
    public static Flaw? Find(object value, JsonSerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(value);
        return Of(value, options, isSigned: false) is { } flaw ? flaw with { Place = "$" + flaw.Place } : null;
    }

    private static Flaw? Of(object value, JsonSerializerOptions options, bool isSigned) => value switch
    {
        // The converter of samples has looked at their numbers, of which there are millions.
        Sample or bool or ulong or DateTimeOffset or DateTime or JsonElement => null,
        string text => Here(FlawOfText(text)),
        double number => Here(FlawOfNumber(number, isSigned)),
        int or long => Here(FlawOfNumber(Convert.ToInt64(value, CultureInfo.InvariantCulture), isSigned: false)),
        TimeSpan time => Here(time < TimeSpan.Zero || time > s_longest ? "no such length of time is possible" : null),
        Enum => Here(Enum.IsDefined(value.GetType(), value) ? null : $"{value} is not a value of {value.GetType().Name}"),
        IDictionary entries => OfEntries(entries, options),
        IEnumerable elements => OfElements(elements, options),
        _ => OfMembers(value, options),
    };

    private static Flaw? Here(string? what) => what is null ? null : new("", what);

    private static string? FlawOfText(string text) => text.Length <= FileLimits.Text ? null
        : string.Create(CultureInfo.InvariantCulture, $"the text has {text.Length} characters, and {FileLimits.Text} are allowed");

    private static string? FlawOfNumber(double number, bool isSigned) =>
        !double.IsFinite(number) ? "it is not a number"
        : Math.Abs(number) > FileLimits.Number ? "the number is too large"
        : number < 0 && !isSigned ? "the number is below 0"
        : null;

    private static Flaw? OfEntries(IDictionary entries, JsonSerializerOptions options)
    {
        // Only a text is never null: of a name that means nothing here, published figures say so with null.
        var areTexts = entries is IDictionary<string, string>;
        foreach (DictionaryEntry entry in entries)
        {
            var flaw = Here(FlawOfText((string)entry.Key))
                ?? (entry.Value is null ? Here(areTexts ? "it is null" : null) : Of(entry.Value, options, isSigned: false));
            if (flaw is not null)
            {
                return flaw with { Place = $"['{Texts.Shortened.To(FileLimits.NumberLength, (string)entry.Key)}']{flaw.Place}" };
            }
        }

        return null;
    }

    private static Flaw? OfElements(IEnumerable elements, JsonSerializerOptions options)
    {
        var index = 0;
        foreach (var element in elements)
        {
            if ((element is null ? Here("it is null") : Of(element, options, isSigned: false)) is { } flaw)
            {
                return flaw with { Place = string.Create(CultureInfo.InvariantCulture, $"[{index}]{flaw.Place}") };
            }

            index++;
        }

        return null;
    }

    private static Flaw? OfMembers(object value, JsonSerializerOptions options)
    {
        foreach (var member in options.GetTypeInfo(value.GetType()).Properties.Where(member => member.Get is not null))
        {
            if (OfMember(member, member.Get!(value), options, value is HiddenWork) is { } flaw)
            {
                return flaw with { Place = $".{member.Name}{flaw.Place}" };
            }
        }

        return ValueRules.Of(value);
    }

    // What is hidden is a difference of two times, and may come out below 0 by chance.
    private static Flaw? OfMember(JsonPropertyInfo member, object? value, JsonSerializerOptions options, bool isSigned) =>
        value is not null ? Of(value, options, isSigned)
        : member.IsGetNullable ? null
        : Here("it is missing");
}
