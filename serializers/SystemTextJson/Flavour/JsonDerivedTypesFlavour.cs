using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Attributes;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// [JsonDerivedType] with the class's name on a base type for each derived class, as System.Text.Json writes hierarchies; none if the
/// author of the model has written such attributes.
/// </summary>
internal class JsonDerivedTypesFlavour : JsonAnnotatedFlavour
{
    public override string Name => "json-derived-types";

    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (!type.IsHierarchy || JsonAttributes.NamesDerivedTypes(type.Symbol))
        {
            return base.OnType(type);
        }

        var attributes = type.Concrete.Select(derived =>
            $"{Namespace}JsonDerivedType(typeof({AnnotatedType.NameOf(derived)}), \"{derived.Name}\")");
        return type.JsonTag is { } tag
            ? attributes.Append($"{Namespace}JsonPolymorphic(TypeDiscriminatorPropertyName = \"{tag}\")")
            : attributes;
    }
}

/// <summary>As <see cref="JsonDerivedTypesFlavour"/>, with the context of <see cref="JsonContextFlavour"/>.</summary>
internal sealed class JsonContextDerivedTypesFlavour : JsonDerivedTypesFlavour
{
    private static readonly JsonContextFlavour s_context = new();

    public override string Name => "json-context-derived-types";

    public override IEnumerable<string> Usings => s_context.Usings;

    public override IEnumerable<GeneratedFile> Extras(Output output) => s_context.Extras(output).Concat(base.Extras(output));

    public override string Feature(Output output, string type) => s_context.Feature(output, type);
}
