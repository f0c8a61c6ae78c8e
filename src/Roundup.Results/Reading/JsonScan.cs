using System.Globalization;
using System.Text.Json;
using System.Text.Unicode;

namespace Roundup.Results.Reading;

/// <summary>
/// The first look at JSON from outside, before anything is made of it: whether it is JSON at all, and within the limits of any file that
/// Roundup reads. What it lets pass can be parsed in time that grows with the length of the file, without an exception.
/// </summary>
public static class JsonScan
{
    // UTF-8 needs at most so many bytes for a UTF-16 unit, and an escape so many characters.
    private const int BytesPerUnit = 6;

    /// <summary>The first flaw; null where there is none.</summary>
    /// <param name="json">UTF-8.</param>
    /// <param name="isWritten">Whether people write such files: then they may have comments and trailing commas.</param>
    /// <param name="most">How many values the file may have, lists and objects among them.</param>
    public static Defect? Find(ReadOnlySpan<byte> json, bool isWritten = false, long most = long.MaxValue)
    {
        if (!Utf8.IsValid(json))
        {
            return new("$", "it is not UTF-8");
        }

        var reader = new Utf8JsonReader(json, new()
        {
            MaxDepth = FileLimits.Depth,
            CommentHandling = isWritten ? JsonCommentHandling.Skip : JsonCommentHandling.Disallow,
            AllowTrailingCommas = isWritten,
        });
        var place = new JsonPlace();
        var values = 0L;
        try
        {
            while (reader.Read())
            {
                place.Follow(ref reader);
                values += reader.TokenType is JsonTokenType.PropertyName or JsonTokenType.EndArray or JsonTokenType.EndObject ? 0 : 1;
                if (values > most)
                {
                    return new(place.In(json), $"the file has more than {Text(most)} values, the limit for its compressed length");
                }

                if (DefectOf(ref reader, place.Count) is { } what)
                {
                    return new(place.In(json), what);
                }
            }

            return null;
        }
        catch (JsonException e)
        {
            return JsonProblem.NotJson(e);
        }
    }

    private static string? DefectOf(ref Utf8JsonReader reader, int count) => reader.TokenType switch
    {
        _ when count > FileLimits.Items => $"there are more than {Text(FileLimits.Items)} elements",
        JsonTokenType.Number => DefectOfNumber(ref reader),
        JsonTokenType.String or JsonTokenType.PropertyName => DefectOfText(ref reader),
        _ => null,
    };

    private static string? DefectOfNumber(ref Utf8JsonReader reader) =>
        reader.ValueSpan.Length > FileLimits.NumberLength
            ? $"the number has {Text(reader.ValueSpan.Length)} characters, more than {Text(FileLimits.NumberLength)}"
        : !reader.TryGetDouble(out var number) || !double.IsFinite(number) ? "the number is too large"
        : null;

    private static string? DefectOfText(ref Utf8JsonReader reader)
    {
        if (reader.ValueSpan.Length > BytesPerUnit * FileLimits.Text)
        {
            return $"the string has {Text(reader.ValueSpan.Length)} bytes, more than {Text(BytesPerUnit * FileLimits.Text)}";
        }

        try
        {
            return reader.ValueIsEscaped && reader.GetString() is null ? "the string is null" : null;
        }
        catch (InvalidOperationException)
        {
            return "the string has half a character (an unpaired surrogate)";
        }
    }

    private static string Text(long number) => number.ToString(CultureInfo.InvariantCulture);
}
