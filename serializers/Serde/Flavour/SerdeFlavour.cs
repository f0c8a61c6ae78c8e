using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[GenerateSerde] on partial types and on enums, for which the generator of Serde writes serializers.</summary>
internal sealed class SerdeFlavour : AnnotatedFlavour
{
    private const string Namespace = "Serde.";

    public override string Name => "serde";

    public override IReadOnlyList<string> Namespaces => ["Serde"];

    public override bool IsPartial => true;

    public override IEnumerable<string> OnType(AnnotatedType type) => [Namespace + "GenerateSerde"];

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "SerdeMemberOptions(Skip = true)"];

    public override string Feature(Output output, string type)
    {
        var root = output.Model.Root.Name;
        var (writer, reader) = type == root
            ? ($"Serde.SerializeProvider.GetSerialize<{root}>()", $"Serde.DeserializeProvider.GetDeserialize<{root}>()")
            : ($"new Serde.ListProxy.Ser<{root}, {root}>()", $"new Serde.ListProxy.De<{root}, {root}>()");
        return $".WithLazy<Serde.ISerialize<{type}>>(() => {writer}).WithLazy<Serde.IDeserialize<{type}>>(() => {reader})";
    }
}
