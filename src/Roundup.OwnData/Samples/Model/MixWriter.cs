using Roundup.ModelCompiler.Emit;
using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Model;

/// <summary>Writes a class for values of several kinds, with the converter that System.Text.Json needs for it.</summary>
internal static class MixWriter
{
    public static void Write(CodeWriter code, ModelMix mix)
    {
        code.Line($"[JsonConverter(typeof({mix.Name}Converter))]");
        using (code.Block($"public class {mix.Name}"))
        {
            foreach (var (kind, type) in mix.Alternatives)
            {
                code.Gap();
                code.Line($"public {type.Code}? {kind} {{ get; set; }}");
            }
        }

        Converter(code, mix);
    }

    private static void Converter(CodeWriter code, ModelMix mix)
    {
        using (code.Block($"public sealed class {mix.Name}Converter : JsonConverter<{mix.Name}>"))
        {
            code.Line($"public override {mix.Name} Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>");
            code.Line("    reader.TokenType switch");
            code.Line("    {");
            foreach (var (kind, type) in mix.Alternatives)
            {
                code.Line($"        {Tokens(kind)} => new() {{ {kind} = JsonSerializer.Deserialize<{type.Code}>(ref reader, options) }},");
            }

            code.Line("        _ => throw new JsonException(),");
            code.Line("    };");
            code.Line();
            using (code.Block($"public override void Write(Utf8JsonWriter writer, {mix.Name} value, JsonSerializerOptions options)"))
            {
                foreach (var (index, (kind, _)) in mix.Alternatives.Index())
                {
                    var local = $"own{kind}";
                    using (code.Block($"{(index > 0 ? "else " : "")}if (value.{kind} is {{ }} {local})"))
                    {
                        code.Line($"JsonSerializer.Serialize(writer, {local}, options);");
                    }
                }

                using (code.Block("else"))
                {
                    code.Line("writer.WriteNullValue();");
                }
            }
        }
    }

    private static string Tokens(JsonKinds kind) => kind switch
    {
        JsonKinds.Bool => "JsonTokenType.True or JsonTokenType.False",
        JsonKinds.Number => "JsonTokenType.Number",
        JsonKinds.Text => "JsonTokenType.String",
        JsonKinds.Array => "JsonTokenType.StartArray",
        _ => "JsonTokenType.StartObject",
    };
}
