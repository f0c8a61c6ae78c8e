using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.SimdJson;

/// <summary>The plain model, and code that reads it from SimdJsonSharp's tape. The JSON is what System.Text.Json writes.</summary>
internal sealed class SimdJsonFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "simd-json";

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var root = output.Model.Root;
        var code = new CodeWriter();
        using (code.Block($"internal static class {Class(output)}"))
        {
            if (!output.Model.Source.Document)
            {
                code.Line(
                    $"public static List<{root.Name}> Roots(ref ParsedJsonIterator json) => SimdJsonTape.List(ref json, {Method(root)});");
                code.Line();
            }

            foreach (var type in output.Model.Objects)
            {
                Read(code, type);
            }
        }

        yield return output.File(
            "SimdJson.cs",
            $"Dataset {output.Dataset}: from SimdJsonSharp's tape to the model.",
            code,
            "System.Globalization",
            "System.Linq",
            "Roundup.Serializers",
            "SimdJsonSharp");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".With<SimdJsonReader<{type}>>({Class(output)}.{(type == output.Model.Root.Name ? Method(output.Model.Root) : "Roots")})";

    private static void Read(CodeWriter code, ObjectType type)
    {
        if (type.IsPolymorphic)
        {
            throw new ModelException(
                type.Name,
                "System.Text.Json, which writes the JSON for SimdJsonSharp, does not write the type of an object",
                "leave the dataset out for this library");
        }

        using (code.Block($"public static {type.Name} {Method(type)}(ref ParsedJsonIterator json)"))
        {
            if (!type.IsStruct)
            {
                using (code.Block("if (SimdJsonTape.IsNull(ref json))"))
                {
                    code.Line("return null;");
                }
            }

            foreach (var member in type.Members)
            {
                code.Line($"{member.Type.Name} {Local(member)} = default;");
            }

            using (code.Block("while (SimdJsonTape.NextMember(ref json, out var name))"))
            {
                var head = "if";
                foreach (var member in type.Members)
                {
                    using (code.Block($"{head} (name.SequenceEqual({member.PlainJsonLiteral}u8))"))
                    {
                        code.Line($"{Local(member)} = {SimdJsonValue.Of(member.Type, $"{type.Name}.{member.Name}")};");
                    }

                    head = "else if";
                }

                using (code.Block(type.Members.Count == 0 ? "" : "else"))
                {
                    code.Line("SimdJsonTape.Skip(ref json);");
                }
            }

            code.Line($"return {Construction.Expression(type, Local)};");
        }
    }

    /// <summary>The method that reads a type.</summary>
    internal static string Method(ObjectType type) => "Read" + type.Name;

    private static string Local(Member member) => "m" + member.Name;

    private static string Class(Output output) => output.Dataset + "SimdJson";
}
