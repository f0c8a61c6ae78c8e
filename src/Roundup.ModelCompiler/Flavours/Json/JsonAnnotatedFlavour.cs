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
