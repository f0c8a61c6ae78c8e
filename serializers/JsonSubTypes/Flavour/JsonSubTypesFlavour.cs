using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Attributes;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The plain model, and settings of Newtonsoft.Json with a converter for each hierarchy, in which its classes are registered.
/// </summary>
internal sealed class JsonSubTypesFlavour : AnnotatedFlavour
{
    public override string Name => "json-sub-types";

    public override IEnumerable<string> Usings => ["Newtonsoft.Json"];

    public override IEnumerable<string> OnType(AnnotatedType type) => [];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        // The converter of a base type is for all classes below it, so that bases in between need none.
        var hierarchies = ModelOf(output.Model).Types.Where(type => type.IsHierarchy).ToList();
        var below = hierarchies.SelectMany(type => type.Derived).ToHashSet<ISymbol>(SymbolEqualityComparer.Default);
        var code = new CodeWriter();
        code.Line($"/// <summary>What JsonSubTypes knows of dataset {output.Dataset}.</summary>");
        using (code.Block($"internal static class {Class(output)}"))
        {
            using (code.Block("public static JsonSerializerSettings Settings()"))
            {
                code.Line("var settings = new JsonSerializerSettings();");
                foreach (var type in hierarchies.Where(type => !below.Contains(type.Symbol)))
                {
                    code.Line("settings.Converters.Add(JsonSubtypesConverterBuilder");
                    code.Line($"    .Of(typeof({AnnotatedType.NameOf(type.Symbol)}), \"$type\")");
                    foreach (var derived in type.Concrete)
                    {
                        code.Line($"    .RegisterSubtype(typeof({AnnotatedType.NameOf(derived)}), \"{derived.Name}\")");
                    }

                    code.Line("    .SerializeDiscriminatorProperty()");
                    code.Line("    .Build());");
                }

                code.Line("return settings;");
            }
        }

        yield return output.File(
            "JsonSubTypes.cs", $"Dataset {output.Dataset}: the hierarchies for JsonSubTypes.", code, "JsonSubTypes", "Newtonsoft.Json");
    }

    public override string Feature(Output output, string type) => $".WithLazy(() => {Class(output)}.Settings())";

    private static string Class(Output output) => output.Dataset + "JsonSubTypes";
}
