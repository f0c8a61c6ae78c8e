using System.Text.RegularExpressions;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Tests.Samples;

/// <summary>
/// Compares a value with what came back. Equal are: the same strings (times without zeros at the end of the fraction), the same numbers to
/// the last digit, members in any order; a member that was missing may be null.
/// </summary>
internal static partial class JsonComparison
{
    /// <summary>The first difference; null where there is none.</summary>
    public static string? Difference(string sent, string back)
    {
        var options = new JsonDocumentOptions { MaxDepth = 600 };
        using var left = JsonDocument.Parse(sent, options);
        using var right = JsonDocument.Parse(back, options);
        return Of(left.RootElement, right.RootElement, "$");
    }

    private static string? Of(JsonElement sent, JsonElement back, string path)
    {
        if (sent.ValueKind != back.ValueKind)
        {
            return $"{path}: {sent} came back as {back}";
        }

        return sent.ValueKind switch
        {
            JsonValueKind.Object => Objects(sent, back, path),
            JsonValueKind.Array => Arrays(sent, back, path),
            JsonValueKind.Number when DecimalDigits.Of(sent.GetRawText()) != DecimalDigits.Of(back.GetRawText()) => Differ(),
            JsonValueKind.String when Trimmed(sent.GetString()!) != Trimmed(back.GetString()!) => Differ(),
            _ => null,
        };

        string Differ() => $"{path}: {sent.GetRawText()} came back as {back.GetRawText()}";
    }

    private static string? Objects(JsonElement sent, JsonElement back, string path)
    {
        var left = sent.EnumerateObject().ToDictionary(member => member.Name, member => member.Value);
        foreach (var member in back.EnumerateObject())
        {
            if (!left.Remove(member.Name, out var value))
            {
                if (member.Value.ValueKind != JsonValueKind.Null)
                {
                    return $"{path}.{member.Name} was added";
                }
            }
            else if (Of(value, member.Value, $"{path}.{member.Name}") is { } difference)
            {
                return difference;
            }
        }

        // A member that most objects lack is not written where it is null.
        var lost = left.Where(member => member.Value.ValueKind != JsonValueKind.Null).Select(member => member.Key).FirstOrDefault();
        return lost is null ? null : $"{path}.{lost} did not come back";
    }

    private static string? Arrays(JsonElement sent, JsonElement back, string path)
    {
        if (sent.GetArrayLength() != back.GetArrayLength())
        {
            return $"{path} has another length";
        }

        return sent.EnumerateArray().Zip(back.EnumerateArray()).Index()
            .Select(pair => Of(pair.Item.First, pair.Item.Second, $"{path}[{pair.Index}]"))
            .FirstOrDefault(difference => difference is not null);
    }

    private static string Trimmed(string text) => Zeros().Replace(text, "$1$2");

    [GeneratedRegex(@"^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d*[1-9])?)\.?0+(Z|[+-]\d\d:\d\d|)$")]
    private static partial Regex Zeros();
}
