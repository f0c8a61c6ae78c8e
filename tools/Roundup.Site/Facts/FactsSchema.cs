using System.Text.Json.Nodes;
using System.Text.Json.Schema;
using Roundup.Facts;
using Roundup.Reporting;
using Roundup.Reporting.Facts;

namespace Roundup.Site.Facts;

/// <summary>The JSON Schema of facts.json, made from the types and their documentation.</summary>
internal static class FactsSchema
{
    /// <summary>The file.</summary>
    public static ReportFile File { get; } = new(FactsJson.SchemaName, output => output.Write(Text()));

    /// <summary>Its text.</summary>
    public static string Text()
    {
        var documentation = new TypeDocumentation(typeof(FactsFile).Assembly);
        var schema = FactsFile.Json.GetJsonSchemaAsNode(typeof(FactsFile), new()
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
        return schema.ToJsonString(FactsFile.Json) + "\n";
    }
}
