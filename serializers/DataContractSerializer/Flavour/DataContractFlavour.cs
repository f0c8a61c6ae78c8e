using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[DataContract] and [DataMember(Order)] on all types and members, [KnownType] on a base class for each derived class.</summary>
internal sealed class DataContractFlavour : AnnotatedFlavour
{
    private const string Namespace = "System.Runtime.Serialization.";

    public override string Name => "data-contract";

    public override IReadOnlyList<string> Namespaces => ["System.Runtime.Serialization"];

    // [EnumMember] and [OnDeserialized] do not define members.
    internal override bool Overrides(AuthorAttribute attribute) =>
        attribute.Name is "DataContract" or "CollectionDataContract" or "DataMember" or "IgnoreDataMember" or "KnownType";

    public override IEnumerable<string> OnType(AnnotatedType type) => !type.IsClassOrStruct
        ? []
        :
        [
            Namespace + "DataContract",
            .. type.IsHierarchy ? type.Concrete.Select(derived => $"{Namespace}KnownType(typeof({AnnotatedType.NameOf(derived)}))") : []
        ];

    // Objects are created without a constructor, so that a collection without a setter is null and cannot be filled.
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        member.IsFilled ? [] : [$"{Namespace}DataMember(Order = {member.Key})"];
}
