using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Schema;
using System.Text.Json.Serialization;
using Roundup.Reporting;

namespace Roundup.Site.Facts;

/// <summary>
/// The facts of each serializer with their sources: the run, what was typed and the date. A result holds for the machine that the run
/// names.
/// </summary>
/// <param name="Schema">The JSON Schema of this file.</param>
/// <param name="Roundup">The version of Roundup that wrote it.</param>
/// <param name="Baseline">What speed and size are relative to.</param>
/// <param name="Serializers">The serializers that a stored run has. Of others nothing was executed.</param>
internal sealed record FactsFile(
    [property: JsonPropertyName("$schema")] string Schema, string Roundup, string Baseline,
        [property: JsonPropertyName("serializers")] IReadOnlyList<SerializerSheet> Serializers)
{
    private const string Name = "facts.json";
    private const string SchemaName = "facts.schema.json";

    private static readonly string s_version =
        typeof(FactsFile).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion;

    private static readonly JsonSerializerOptions s_json = new(JsonSerializerDefaults.Web)
    {
        NumberHandling = JsonNumberHandling.Strict,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new JsonStringEnumConverter() },
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
    };

    /// <summary>The file and its schema.</summary>
    public static IReadOnlyList<ReportFile> Create(IReadOnlyList<SerializerSheet> serializers) =>
    [
        new(Name, output => output.Write(
            JsonSerializer.Serialize(new FactsFile(SchemaName, s_version, SerializerSpeeds.Baseline, serializers), s_json) + "\n")),
        new(SchemaName, output => output.Write(SchemaText())),
    ];

    private static string SchemaText()
    {
        var documentation = new TypeDocumentation(typeof(FactsFile).Assembly);
        var schema = s_json.GetJsonSchemaAsNode(typeof(FactsFile), new()
        {
            TreatNullObliviousAsNonNullable = true,
            TransformSchemaNode = (context, node) =>
            {
                if (node is JsonObject described && documentation.Find(context) is { } text && !described.ContainsKey("$ref"))
                {
                    described.Insert(0, "description", text);
                }

                return node;
            },
        }).AsObject();
        schema.Insert(0, "$schema", "https://json-schema.org/draft/2020-12/schema");
        return schema.ToJsonString(s_json) + "\n";
    }
}
