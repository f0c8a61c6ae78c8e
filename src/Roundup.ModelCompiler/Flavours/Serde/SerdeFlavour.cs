using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Serde;

/// <summary>[GenerateSerde] on partial types and on enums, for which the generator of Serde writes what serializes them.</summary>
internal sealed class SerdeFlavour : AnnotatedFlavour
{
    private const string Namespace = "Serde.";

    /// <inheritdoc/>
    public override string Name => "serde";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["Serde"];

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => [Namespace + "GenerateSerde"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Namespace + "SerdeMemberOptions(Skip = true)"];

    /// <inheritdoc/>
    public override string Feature(Output output, string type)
    {
        var root = output.Model.Root.Name;
        var (writer, reader) = type == root
            ? ($"Serde.SerializeProvider.GetSerialize<{root}>()", $"Serde.DeserializeProvider.GetDeserialize<{root}>()")
            : ($"new Serde.ListProxy.Ser<{root}, {root}>()", $"new Serde.ListProxy.De<{root}, {root}>()");
        return $".WithLazy<Serde.ISerialize<{type}>>(() => {writer}).WithLazy<Serde.IDeserialize<{type}>>(() => {reader})";
    }
}
