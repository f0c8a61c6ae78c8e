using System.Text.Json;
using System.Text.Json.Nodes;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.Avro;

/// <summary>
/// The text of an .avsc file: the record of a list of roots, or of the root of a document. A record or enum is defined where it first
/// occurs and referred to by name afterwards.
/// </summary>
internal sealed class AvroSpecificSchema(Schema schema)
{
    /// <summary>The field of a hierarchy's record, a union of the possible records.</summary>
    public const string Choice = "kind";

    private static readonly JsonSerializerOptions s_indented = new() { WriteIndented = true, NewLine = "\n" };

    private readonly HashSet<string> _defined = [];

    public string Text() => Record(schema.Many ?? schema.One).ToJsonString(s_indented) + "\n";

    private JsonNode Record(SchemaMessage message) => Define(message.Name, () => new()
    {
        ["type"] = "record",
        ["name"] = message.Name,
        ["namespace"] = Schema.NamespaceOf(schema.Dataset),
        ["fields"] = message.Kind == MessageKind.Choice
            ? new JsonArray(new JsonObject { ["name"] = Choice, ["type"] = Union(message) })
            : new JsonArray([.. message.Fields.Select((field, index) => Field(message, field, index))]),
    });

    private JsonArray Union(SchemaMessage choice) =>
        ["null", .. choice.Fields.Select(field => Record(field.Message))];

    private JsonObject Field(SchemaMessage message, SchemaField field, int index)
    {
        var type = Type(field.Type);
        var nullable = MayBeNull(message, field, index);
        return AvroDefaults.Add(new() { ["name"] = field.Name, ["type"] = nullable ? new JsonArray("null", type) : type });
    }

    private bool MayBeNull(SchemaMessage message, SchemaField field, int index) => field.Type is OptionalField || message.Kind switch
    {
        MessageKind.Object => message.Object!.Members[index].MayBeNull,

        // A list of roots and the keys of a map are never null.
        MessageKind.Wrapper => message != schema.Many,
        _ => field.Name != "key" && field.Type is not (ScalarField { Model: not Types.ScalarType { IsReference: true } } or EnumField),
    };

    private JsonNode Type(FieldType type) => type switch
    {
        ScalarField scalar => Scalar(scalar.Rule.Type),
        EnumField named => Enum(schema.Enums.Single(declared => declared.Name == named.Name)),
        MessageField message => Record(message.Message),
        OptionalField optional => Type(optional.Inner),
        ListField list => new JsonObject { ["type"] = "array", ["items"] = Type(list.Element) },
        MapField map => new JsonObject { ["type"] = "map", ["values"] = Type(map.Value) },
        EntriesField map => new JsonObject { ["type"] = "array", ["items"] = Record(map.Entry) },
        _ => throw new InvalidOperationException($"no type for {type.GetType().Name}"),
    };

    /// <summary>A type, or a type and a logical type.</summary>
    private static JsonNode Scalar(string rule)
    {
        var parts = rule.Split('/');
        return parts.Length == 1 ? JsonValue.Create(rule) : new JsonObject { ["type"] = parts[0], ["logicalType"] = parts[1] };
    }

    private JsonNode Enum(SchemaEnum declared) => Define(declared.Name, () => new()
    {
        ["type"] = "enum",
        ["name"] = declared.Name,
        ["namespace"] = Schema.NamespaceOf(schema.Dataset),
        ["symbols"] = new JsonArray(
        [
            .. declared.Model.Members
                .OrderBy(member => member.Number)
                .Select(member => JsonValue.Create(SchemaNames.Ascii(member.Name))),
        ]),
    });

    private JsonNode Define(string name, Func<JsonObject> definition) =>
        _defined.Add(name) ? definition() : JsonValue.Create($"{Schema.NamespaceOf(schema.Dataset)}.{name}");
}
