using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.ProtobufNet;

/// <summary>
/// [ProtoContract] and [ProtoMember] with the member's number in its own type, [ProtoInclude] on a base type for each type that derives
/// from it directly.
/// </summary>
internal class ProtobufNetFlavour : AnnotatedFlavour
{
    /// <summary>Derived types are members of their base in Protobuf: their numbers do not overlap with those of its own members.</summary>
    private const int FirstInclude = 100;

    /// <inheritdoc/>
    public override string Name => "protobuf-net";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["ProtoBuf"];

    /// <summary>Settings of [ProtoContract] on each type.</summary>
    protected virtual IEnumerable<string> ContractSettings => [];

    /// <summary>More arguments of [ProtoInclude].</summary>
    protected virtual string IncludeSettings => string.Empty;

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
            .. type.Derived.Select((derived, index) =>
                $"{Namespaces[0]}.ProtoInclude({first + index}, typeof({AnnotatedType.NameOf(derived)}){IncludeSettings})")
        ];
    }

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        [$"{Namespaces[0]}.ProtoMember({member.OwnKey + 1})"];

    /// <summary>The library calls the constructor without parameters; where there is none, an option makes it do without.</summary>
    private string Contract(INamedTypeSymbol type)
    {
        var hasConstructor = type.TypeKind != TypeKind.Class
            || type.IsAbstract
            || type.InstanceConstructors.Any(constructor => constructor.Parameters.IsEmpty);
        string[] settings = [.. ContractSettings, .. hasConstructor ? Array.Empty<string>() : ["SkipConstructor = true"]];
        return Namespaces[0] + ".ProtoContract" + (settings.Length == 0 ? string.Empty : $"({string.Join(", ", settings)})");
    }
}
