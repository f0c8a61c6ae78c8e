using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Attributes;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// Adds the attributes that make System.Text.Json write a model in the JSON form of its dataset: names, and a converter for each type that
/// is an array. Attributes of the author stay.
/// </summary>
internal abstract class JsonAnnotatedFlavour : AnnotatedFlavour
{
    protected const string Namespace = "System.Text.Json.Serialization.";

    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    internal override IEnumerable<HelperClass> Helpers => [new("JsonValues", "what converters share")];

    internal override bool Overrides(AuthorAttribute attribute) => false;

    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.JsonConverter is { } converter ? [$"{Namespace}JsonConverter(typeof({converter}))"] : [];

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        member.JsonName is { } name && name != member.Symbol.Name ? [$"{Namespace}JsonPropertyName(\"{name}\")"] : [];

    public override IEnumerable<GeneratedFile> Extras(Output output) =>
        output.Model.Objects.Where(type => type.JsonArrayLeast is not null).Select(type => JsonConverterClass.File(output, type));
}

/// <summary>
/// The plain model, and a converter for each type as developers write it by hand where System.Text.Json has no attribute for their format.
/// </summary>
internal sealed class JsonByHandFlavour : Flavour
{
    public override string Name => "json-by-hand";

    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    public override IEnumerable<string> Usings => ["System.Text.Json.Serialization.Metadata"];

    internal override IEnumerable<HelperClass> Helpers => [new("JsonValues", "what converters share")];

    public override IEnumerable<GeneratedFile> Extras(Output output) =>
        output.Model.Objects.Select(type => JsonConverterClass.File(output, type)).Append(Context(output));

    public override string Feature(Output output, string type) =>
        $".With((JsonTypeInfo<{type}>){Class(output)}.Converting.GetTypeInfo(typeof({type})))";

    /// <summary>
    /// The source generator completes the context for the list of roots and for what a converter leaves to the library, so that it runs
    /// under NativeAOT.
    /// </summary>
    private static GeneratedFile Context(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>The converters of dataset {output.Dataset} in a context.</summary>");
        using (JsonContextClass.Start(output, code, Class(output), output.Model.Root.Name))
        {
            code.Line($"public static readonly {Class(output)} Converting = new {Class(output)}(new JsonSerializerOptions");
            code.Line("{");
            code.Line("    Converters =");
            code.Line("    {");
            foreach (var type in output.Model.Objects)
            {
                code.Line($"        {JsonConverterClass.Format.ClassOf(output, type)}.Instance,");
            }

            code.Line("    },");
            code.Line("});");
        }

        return output.File(
            "JsonConverters.cs",
            $"Dataset {output.Dataset}: a context with converters for System.Text.Json.",
            code,
            "System.Text.Json",
            "System.Text.Json.Serialization");
    }

    private static string Class(Output output) => output.Dataset + "JsonConverters";
}
