using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Model;

/// <summary>Writes a class for values of several kinds, with the converter that System.Text.Json needs for it.</summary>
internal static class MixWriter
{
    public static void Write(CodeLines code, ModelMix mix)
    {
        code.Line($"[JsonConverter(typeof({mix.Name}Converter))]");
        code.Line($"public class {mix.Name}");
        code.Open();
        foreach (var (index, (kind, type)) in mix.Alternatives.Index())
        {
            if (index > 0)
            {
                code.Line();
            }

            code.Line($"public {type.Code}? {kind} {{ get; set; }}");
        }

        code.Close();
        code.Line();
        Converter(code, mix);
    }

    private static void Converter(CodeLines code, ModelMix mix)
    {
        code.Line($"public sealed class {mix.Name}Converter : JsonConverter<{mix.Name}>");
        code.Open();
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
        code.Line($"public override void Write(Utf8JsonWriter writer, {mix.Name} value, JsonSerializerOptions options)");
        code.Open();
        foreach (var (index, (kind, _)) in mix.Alternatives.Index())
        {
            var local = $"own{kind}";
            code.Line($"{(index > 0 ? "else " : "")}if (value.{kind} is {{ }} {local})");
            code.Open();
            code.Line($"JsonSerializer.Serialize(writer, {local}, options);");
            code.Close();
        }

        code.Line("else");
        code.Open();
        code.Line("writer.WriteNullValue();");
        code.Close();
        code.Close();
        code.Close();
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
