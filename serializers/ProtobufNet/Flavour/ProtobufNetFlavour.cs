using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Flavours.Attributes;

namespace Roundup.ModelCompiler.Flavours.Protobuf;

/// <summary>
/// [ProtoContract] and [ProtoMember] with the member's number in its own type, [ProtoInclude] on a base type for each type that derives
/// from it directly.
/// </summary>
internal class ProtobufNetFlavour : AnnotatedFlavour
{
    /// <summary>
    /// Derived types are members of their base in Protobuf, so their numbers must not overlap with those of its own members.
    /// </summary>
    private const int FirstInclude = 100;

    public override string Name => "protobuf-net";

    public override IReadOnlyList<string> Namespaces => ["ProtoBuf"];

    protected virtual IEnumerable<string> ContractSettings => [];

    protected virtual string IncludeSettings => string.Empty;

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

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        [$"{Namespaces[0]}.ProtoMember({member.OwnKey + 1})"];

    /// <summary>The library calls the constructor without parameters. SkipConstructor is for types that have none.</summary>
    private string Contract(INamedTypeSymbol type)
    {
        var hasConstructor = type.TypeKind != TypeKind.Class
            || type.IsAbstract
            || type.InstanceConstructors.Any(constructor => constructor.Parameters.IsEmpty);
        string[] settings = [.. ContractSettings, .. hasConstructor ? Array.Empty<string>() : ["SkipConstructor = true"]];
        return Namespaces[0] + ".ProtoContract" + (settings.Length == 0 ? string.Empty : $"({string.Join(", ", settings)})");
    }
}

/// <summary>As <see cref="ProtobufNetFlavour"/>, with nested objects as groups: between two tags, without a length before them.</summary>
internal sealed class ProtobufNetGroupsFlavour : ProtobufNetFlavour
{
    public override string Name => "protobuf-net-groups";

    protected override IEnumerable<string> ContractSettings => ["IsGroup = true"];

    protected override string IncludeSettings => ", DataFormat = ProtoBuf.DataFormat.Group";
}
