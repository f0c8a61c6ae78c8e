using Roundup.ModelCompiler.Emit;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Model;

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
            var hasArray = mix.Alternatives.Any(one => one.Kind == JsonKinds.Array);
            var hasObject = mix.Alternatives.Any(one => one.Kind == JsonKinds.Object);
            foreach (var (kind, type) in mix.Alternatives.OrderBy(one => one.Kind == JsonKinds.Object))
            {
                var tokens = !hasObject || kind != JsonKinds.Array ? Tokens(kind)
                    : "JsonTokenType.StartArray or JsonTokenType.StartObject when IsArray(reader)";
                code.Line($"        {tokens} => new() {{ {kind} = JsonSerializer.Deserialize<{type.Code}>(ref reader, options) }},");
            }

            code.Line("        _ => throw new JsonException(),");
            code.Line("    };");
            code.Line();
            if (hasArray && hasObject)
            {
                code.Line("// With ReferenceHandler.Preserve an array is in an object: {\"$id\":\"1\",\"$values\":[]}.");
                code.Line("private static bool IsArray(Utf8JsonReader reader) =>");
                code.Line("    reader.TokenType == JsonTokenType.StartArray");
                code.Line("    || (reader.Read() && reader.TokenType == JsonTokenType.PropertyName && reader.ValueTextEquals(\"$id\")");
                code.Line("        && reader.Read() && reader.Read()");
                code.Line("        && reader.TokenType == JsonTokenType.PropertyName && reader.ValueTextEquals(\"$values\"));");
                code.Line();
            }

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

        // With ReferenceHandler.Preserve an array is in an object.
        JsonKinds.Array => "JsonTokenType.StartArray or JsonTokenType.StartObject",
        _ => "JsonTokenType.StartObject",
    };
}
