using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Yaml;

/// <summary>[YamlObject] on classes, structs and interfaces, which are partial; a union where only derived types have values.</summary>
internal sealed class VYamlFlavour : AnnotatedFlavour
{
    private const string Namespace = "VYaml.Annotations.";

    /// <inheritdoc/>
    public override string Name => "vyaml";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["VYaml"];

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (type.IsEnum)
        {
            return [];
        }

        return type is { IsHierarchy: true, Symbol.IsAbstract: true }
            ?
            [
                Namespace + "YamlObject",
                .. type.Concrete.Select(derived =>
                    $"{Namespace}YamlObjectUnion(\"!{derived.Name}\", typeof({AnnotatedType.NameOf(derived)}))")
            ]
            : [Namespace + "YamlObject"];
    }

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "YamlIgnore"];
}
