using System.Text.Json.Nodes;

namespace Roundup.Tests.Support;

/// <summary>
/// What a results file can say instead of what it says: each value of docs/results.schema.json, there or not, as another one of its kind
/// that no run writes.
/// </summary>
internal static class Mutations
{
    private static readonly string[] s_numbers =
    [
        "0", "-1", "0.5", "1e-300", "2147483647", "-2147483648", "9223372036854775807", "-9223372036854775808", "18446744073709551615",
        "1e18", "-1e18", "1e19", "1.7976931348623157e308", "-1.7976931348623157e308",
    ];

    private static readonly string[] s_texts =
    [
        Quoted(""), Quoted(" "), Quoted(new string('n', 300)), Quoted(new string('/', 300)), Quoted("../../../up"), Quoted("a/b\\c:d*e?f"),
        Quoted("{0} {9:a|b} {"), Quoted("[red]x[/]"), Quoted("\u0000\n\r\t\u001b[2J"), Quoted("𝒳̈\u202e"), Quoted("net0.0"), Quoted("CON"),
        Quoted("x100 + none"),
    ];

    private static readonly string[] s_dates =
        [Quoted("0001-01-01T00:00:00+00:00"), Quoted("9999-12-31T23:59:59.9999999+00:00"), Quoted("0001-01-01"), Quoted("9999-12-31")];

    /// <summary>Each value of the schema once, as one of what it can say, at all its places in the file: what is added up, too.</summary>
    /// <param name="file">The file, which is not changed.</param>
    /// <param name="schema">The JSON Schema of results files.</param>
    /// <param name="random">Chooses what each value says.</param>
    /// <param name="each">How many things each value says.</param>
    /// <param name="oneOf">So many values are passed over for one.</param>
    public static IEnumerable<(string What, JsonNode File)> Of(JsonNode file, JsonNode schema, Random random, int each, int oneOf)
    {
        foreach (var places in Places(file, schema.AsObject(), "").GroupBy(place => place.Schema).ToList())
        {
            if (random.Next(oneOf) > 0)
            {
                continue;
            }

            var values = Values(places.Key).ToArray();
            random.Shuffle(values);
            foreach (var json in values.Take(each))
            {
                // In one place, or in each.
                var chosen = random.Next(3) == 0 ? [places.First()] : places.ToArray();
                var changed = file.DeepClone();
                foreach (var (path, _) in chosen)
                {
                    Set(changed, schema.AsObject(), path.Split('\t'), json);
                }

                yield return ($"{chosen[0].Path.Replace('\t', '/')} {json} ({chosen.Length})", changed);
            }
        }
    }

    private static void Set(JsonNode at, JsonObject kind, string[] steps, string json)
    {
        foreach (var step in steps[..^1])
        {
            kind = Inner(kind, at, step);
            if (at is JsonArray list)
            {
                at = list[int.Parse(step)]!;
                continue;
            }

            at[step] ??= MadeUp(kind);
            at = at[step]!;
        }

        if (at is JsonArray last)
        {
            last[int.Parse(steps[^1])] = JsonNode.Parse(json);
        }
        else
        {
            at[steps[^1]] = JsonNode.Parse(json);
        }
    }

    private static IEnumerable<(string Path, JsonObject Schema)> Places(JsonNode? value, JsonObject schema, string path)
    {
        if (path.Length > 0)
        {
            yield return (path, schema);
        }

        value ??= MadeUp(schema);
        IEnumerable<string> steps = value switch
        {
            JsonObject members => members.Select(member => member.Key).Union(Members(schema, members)),
            JsonArray { Count: > 0 } list => list.Select((_, i) => $"{i}").Take(2),
            _ => [],
        };
        foreach (var step in steps.ToList())
        {
            var inner = value is JsonArray items ? items[int.Parse(step)] : value![step];
            foreach (var place in Places(inner?.DeepClone(), Inner(schema, value!, step), path.Length == 0 ? step : $"{path}\t{step}"))
            {
                yield return place;
            }
        }
    }

    private static IEnumerable<string> Members(JsonObject schema, JsonNode value) =>
        Kinds(schema, value).SelectMany(kind => kind["properties"]?.AsObject().Select(member => member.Key) ?? []).Distinct();

    /// <summary>The schema of a part depends on its experiment.</summary>
    private static IEnumerable<JsonObject> Kinds(JsonObject schema, JsonNode value) => (schema["allOf"]?.AsArray() ?? [])
        .Where(one => (string?)one!["if"]!["properties"]!["experiment"]?["const"] == (string?)value["experiment"])
        .Select(one => one!["then"]!.AsObject()).Prepend(schema);

    private static JsonObject Inner(JsonObject schema, JsonNode value, string step) => value is JsonArray
        ? schema["items"]?.AsObject() ?? []
        : Kinds(schema, value).Select(kind => kind["properties"]?[step] ?? kind["additionalProperties"]).OfType<JsonObject>()
            .LastOrDefault() ?? [];

    private static IEnumerable<string> Values(JsonObject schema)
    {
        string[] types = schema["type"] is JsonArray several ? [.. several.Select(one => (string)one!)] : [(string?)schema["type"] ?? ""];
        string[] wrong = ["null", "[]", "{}", "true", "7"];
        return wrong.Concat(types.Any(type => type is "number" or "integer") ? s_numbers
            : schema["enum"] is JsonArray words ? words.Select(word => word?.ToJsonString() ?? "null")
            : ((string?)schema["format"])?.StartsWith("date") == true ? s_dates
            : types.Contains("string") || types is [""] ? s_texts
            : []);
    }

    private static JsonNode? MadeUp(JsonObject schema) => schema["enum"] is JsonArray words ? words[0]?.DeepClone()
        : (schema["type"] is JsonArray several ? (string?)several[0] : (string?)schema["type"]) switch
        {
            "object" => new JsonObject((schema["properties"]?.AsObject() ?? [])
                .Where(member => member.Value is JsonObject)
                .Select(member => KeyValuePair.Create(member.Key, MadeUp(member.Value!.AsObject())))),
            "array" => new JsonArray(schema["items"] is JsonObject item ? [MadeUp(item)] : []),
            "integer" or "number" => 1,
            "boolean" => true,
            "string" => (string?)schema["format"] switch { null => "net10.0", "date" => "2026-01-01", _ => "2026-01-01T00:00:00Z" },
            _ => null,
        };

    private static string Quoted(string text) => JsonValue.Create(text).ToJsonString();
}
