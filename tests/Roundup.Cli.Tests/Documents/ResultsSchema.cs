using System.Text.Json.Schema;
using System.Text.Json.Serialization;
using Roundup.Site.Facts;

namespace Roundup.Cli.Tests.Documents;

/// <summary>The JSON Schema of results files, made from the records and their documentation.</summary>
internal static class ResultsSchema
{
    private const string Ref = "$ref";

    /// <summary>How the file is written, but for the digits of its numbers, which the exporter would take for another type.</summary>
    private static readonly JsonSerializerOptions s_options = WithoutDigits(new(Parts.Store.Options));

    private static readonly TypeDocumentation s_documentation = new(typeof(ResultsFile).Assembly);

    /// <summary>The text of docs/results.schema.json.</summary>
    public static string Text()
    {
        var root = s_options.GetJsonSchemaAsNode(typeof(ResultsFile), new()
        {
            TreatNullObliviousAsNonNullable = true,
            TransformSchemaNode = Transformed,
        }).AsObject();
        Inline(root, root.DeepClone());
        var members = root["properties"]!.AsObject();
        members["schema"]!.AsObject()["const"] = ResultsFile.CurrentSchema;
        var part = members["cases"]!["items"]!["properties"]!["experiments"]!.AsObject();
        part["additionalProperties"] = Part(part["additionalProperties"]!);
        var schema = new JsonObject
        {
            ["$schema"] = "https://json-schema.org/draft/2020-12/schema",
            ["title"] = "results.json of Roundup",
        };
        foreach (var (name, value) in root)
        {
            schema[name] = value?.DeepClone();
        }

        schema["required"]!.AsArray().Add("schema");
        var text = new StringBuilder();
        Write(schema, text, "");
        return text.Append('\n').ToString();
    }

    private static JsonSerializerOptions WithoutDigits(JsonSerializerOptions options)
    {
        options.Converters.Remove(options.Converters.OfType<JsonConverter<double>>().Single());
        return options;
    }

    private static JsonNode Transformed(JsonSchemaExporterContext context, JsonNode node)
    {
        var type = Nullable.GetUnderlyingType(context.TypeInfo.Type) ?? context.TypeInfo.Type;
        if (type == typeof(Sample))
        {
            return JsonNode.Parse("""{ "type": "array", "items": { "type": ["number", "null"] }, "minItems": 5 }""")!;
        }

        if (type == typeof(NoticeCode) || type == typeof(CheckId))
        {
            node = new JsonObject { ["type"] = "string" };
        }

        if (node is JsonObject schema)
        {
            // Numbers may be read from texts, and are never written as such.
            if (schema["type"] is JsonArray types && types.Any(one => (string?)one is "integer" or "number"))
            {
                string?[] kept = [.. types.Select(one => (string?)one).Where(one => one != "string")];
                JsonNode?[] values = [.. kept.Select(one => JsonValue.Create(one))];
                schema["type"] = values is [var only] ? only : new JsonArray(values);
                schema.Remove("pattern");
            }

            if (context.PropertyInfo is { DeclaringType: var owner } && QuantitiesOf(owner) is { } quantities
                && schema["additionalProperties"] is { } value)
            {
                schema["properties"] = new JsonObject(
                    quantities.Select(quantity => KeyValuePair.Create(quantity.Key, (JsonNode?)Of(quantity, value))));
            }

            if (context.PropertyInfo is { DeclaringType: var launch } one && launch == typeof(LaunchResult)
                && LaunchQuantities.All.FirstOrDefault(quantity => quantity.Key == one.Name) is { } read)
            {
                schema.Insert(0, "description", read.Meaning + InUnit(read));
                if (read.Unit == Unit.Bytes)
                {
                    schema["type"] = new JsonArray("integer", "null");
                }
            }
            else if (s_documentation.Find(context) is { } description && !schema.ContainsKey(Ref))
            {
                schema.Insert(0, "description", description);
            }
        }

        return node;
    }

    /// <summary>The quantities of which a record has values by name.</summary>
    private static QuantityList? QuantitiesOf(Type owner) =>
        owner == typeof(FirstCallSample) || owner == typeof(FirstCallSummary) ? FirstCallQuantities.All
        : owner == typeof(SpeedData) ? SpeedQuantities.All
        : null;

    private static string InUnit(Quantity quantity) => quantity.Unit == Unit.Time ? " In ns." : "";

    private static JsonObject? Of(Quantity quantity, JsonNode value)
    {
        var member = value.DeepClone().AsObject();
        member.Insert(0, "description", quantity.Meaning + InUnit(quantity));
        return member;
    }

    /// <summary>A part says of which experiment it is where it has more than how the case ended.</summary>
    private static JsonObject Part(JsonNode exported)
    {
        var all = exported["anyOf"]!.AsArray();
        var plain = all.Single(one => one!["properties"]!["experiment"] is null)!.DeepClone().AsObject();
        plain["type"] = "object";
        plain["properties"]!["experiment"] = new JsonObject { ["type"] = "string" };
        plain["allOf"] = new JsonArray([.. all.Where(one => one!["properties"]!["experiment"] is not null).Select(one =>
        {
            var name = one!["properties"]!["experiment"]!.DeepClone();
            return new JsonObject
            {
                ["if"] = new JsonObject
                {
                    ["properties"] = new JsonObject { ["experiment"] = name },
                    ["required"] = new JsonArray("experiment"),
                },
                ["then"] = one.DeepClone(),
            };
        })]);
        return plain;
    }

    /// <summary>The exporter refers to the first place of a type; the parts of cases are then put elsewhere.</summary>
    private static void Inline(JsonNode? node, JsonNode root)
    {
        switch (node)
        {
            case JsonObject members when (string?)members[Ref] is { } path:
                members.Remove(Ref);
                var found = path.Split('/').Skip(1)
                    .Aggregate(root, (at, name) => at is JsonArray list ? list[int.Parse(name)]! : at[name]!);
                foreach (var (name, value) in found.AsObject())
                {
                    members.TryAdd(name, value?.DeepClone());
                }

                Inline(members, root);
                break;
            case JsonObject members:
                members.ToList().ForEach(member => Inline(member.Value, root));
                break;
            case JsonArray items:
                items.ToList().ForEach(item => Inline(item, root));
                break;
        }
    }

    /// <summary>What has no object inside stands on one line.</summary>
    private static void Write(JsonNode? node, StringBuilder text, string indent)
    {
        var more = indent + "  ";
        IEnumerable<(string Before, JsonNode? Value)> inner = node switch
        {
            JsonObject members when members.Any(member => member.Value is JsonObject || IsLong(member.Value)) =>
                members.Select(member => (JsonValue.Create(member.Key).ToJsonString(ResultsJson.Options) + ": ", member.Value)),
            JsonArray items when IsLong(items) => items.Select(item => ("", item)),
            _ => [],
        };
        var lines = inner.ToList();
        if (lines.Count == 0)
        {
            text.Append(node?.ToJsonString(ResultsJson.Options) ?? "null");
            return;
        }

        text.Append(node is JsonObject ? '{' : '[');
        foreach (var (place, (before, value)) in lines.Index())
        {
            text.Append(place == 0 ? "\n" : ",\n").Append(more).Append(before);
            Write(value, text, more);
        }

        text.Append('\n').Append(indent).Append(node is JsonObject ? '}' : ']');
    }

    private static bool IsLong(JsonNode? node) => node is JsonArray items && items.Any(item => item is JsonObject);
}
