using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Attributes;

namespace Roundup.ModelCompiler.Flavours.Yaml;

/// <summary>[YamlObject] on classes, structs and interfaces, which are partial; a union on abstract types.</summary>
internal sealed class VYamlFlavour : AnnotatedFlavour
{
    private const string Namespace = "VYaml.Annotations.";

    public override string Name => "vyaml";

    public override IReadOnlyList<string> Namespaces => ["VYaml"];

    public override bool IsPartial => true;

    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (type.IsEnum)
        {
            return [];
        }

        return type.IsUnion
            ?
            [
                Namespace + "YamlObject",
                .. type.Concrete.Select(derived =>
                    $"{Namespace}YamlObjectUnion(\"!{derived.Name}\", typeof({AnnotatedType.NameOf(derived)}))")
            ]
            : [Namespace + "YamlObject"];
    }

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "YamlIgnore"];
}
