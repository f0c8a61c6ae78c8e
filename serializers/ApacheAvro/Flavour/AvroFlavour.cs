using System.Text.Json;
using System.Text.Json.Nodes;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Avro;

/// <summary>The plain model, and its Avro schema as JSON in an <c>AvroSchema</c>, which the entrant declares.</summary>
internal sealed class AvroFlavour : Flavour
{
    private static readonly JsonSerializerOptions s_indented = new() { WriteIndented = true, NewLine = "\n" };

    public override string Name => "avro";

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var (model, root) = (output.Model, output.Model.Root);
        var concreteTypes = model.Objects.Where(type => type.IsPolymorphic).SelectMany(type => type.ConcreteTypes).Distinct().ToList();
        var code = new CodeWriter();
        code.Line($"/// <summary>Avro schemas of dataset {output.Dataset}.</summary>");
        using (code.Block($"internal static class {Class(output)}"))
        {
            using (code.Block("public static AvroSchema One()"))
            {
                Return(new AvroSchemaBuilder(model).Object(root));
            }

            if (!model.Source.Document)
            {
                using (code.Block("public static AvroSchema Many()"))
                {
                    Return(AvroSchemaBuilder.ArrayOf(new AvroSchemaBuilder(model).Object(root)));
                }
            }
        }

        yield return output.File("Avro.cs", $"Dataset {output.Dataset}: the Avro schema of its roots.", code, "Roundup.Serializers");

        void Return(JsonNode schema)
        {
            Literal("var schema = new AvroSchema(", schema);
            foreach (var concrete in concreteTypes)
            {
                Literal($"schema.AddVariant(typeof({concrete.Name}),", new AvroSchemaBuilder(model).Record(concrete));
            }

            code.Line("return schema;");
        }

        void Literal(string call, JsonNode schema)
        {
            code.Line(call);
            foreach (var line in (string[])["\"\"\"", .. schema.ToJsonString(s_indented).Split('\n'), "\"\"\");"])
            {
                code.Line("    " + line);
            }
        }
    }

    public override string Feature(Output output, string type) =>
        $".With({Class(output)}.{(type == output.Model.Root.Name ? "One" : "Many")}())";

    private static string Class(Output output) => output.Dataset + "Avro";
}
