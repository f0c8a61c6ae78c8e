using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [ProtoContract] and [ProtoMember] with the member's number in its own type, [ProtoInclude] on a base type for each type that derives
/// from it directly.
/// </summary>
internal sealed class ProtobufNetFlavour : AnnotatedFlavour
{
    private const string Namespace = "ProtoBuf.";

    /// <summary>Derived types are members of their base in Protobuf: their numbers do not overlap with those of its own members.</summary>
    private const int FirstInclude = 100;

    /// <inheritdoc/>
    public override string Name => "protobuf-net";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["ProtoBuf"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (type.IsEnum)
        {
            return [];
        }

        var first = Math.Max(FirstInclude, type.Members.Count + 1);
        return
        [
            Contract(type.Symbol),
            .. type.Derived.Select((derived, index) => $"{Namespace}ProtoInclude({first + index}, typeof({AnnotatedType.NameOf(derived)}))")
        ];
    }

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        [$"{Namespace}ProtoMember({member.OwnKey + 1})"];

    /// <summary>protobuf-net calls the constructor without parameters; where there is none, an option makes it do without.</summary>
    private static string Contract(INamedTypeSymbol type) =>
        type.TypeKind != TypeKind.Class || type.IsAbstract || type.InstanceConstructors.Any(constructor => constructor.Parameters.IsEmpty)
            ? Namespace + "ProtoContract"
            : Namespace + "ProtoContract(SkipConstructor = true)";
}
