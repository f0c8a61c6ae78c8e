using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// [JsonDerivedType] with the class's name on a base type for each class that derives from it, as System.Text.Json writes hierarchies; none
/// where the author of the model has written such attributes himself.
/// </summary>
internal sealed class JsonDerivedTypesFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "json-derived-types";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    /// <inheritdoc/>
    public override bool Owns(AuthorAttribute attribute) => false;

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.IsHierarchy && !JsonAttributes.NamesDerivedTypes(type.Symbol)
            ? type.Concrete.Select(derived =>
                $"System.Text.Json.Serialization.JsonDerivedType(typeof({AnnotatedType.NameOf(derived)}), \"{derived.Name}\")")
                .Concat(JsonFormAttributes.OnHierarchy(type))
            : JsonFormAttributes.OnType(type);

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => JsonFormAttributes.OnMember(member);

    /// <inheritdoc/>
    public override IEnumerable<HelperClass> Helpers => JsonFormAttributes.Helpers;

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output) => JsonFormAttributes.Converters(output);
}
