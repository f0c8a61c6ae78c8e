using Roundup.ModelCompiler.Flavours.Annotating;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[DataContract] and [DataMember(Order)] on all, [KnownType] on a base class for each class that derives from it.</summary>
internal sealed class DataContractFlavour : AnnotatedFlavour
{
    private const string Namespace = "System.Runtime.Serialization.";

    /// <inheritdoc/>
    public override string Name => "data-contract";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Runtime.Serialization"];

    /// <inheritdoc/>
    /// <remarks>[EnumMember] and [OnDeserialized] say nothing about members.</remarks>
    public override bool Owns(AuthorAttribute attribute) =>
        attribute.Name is "DataContract" or "CollectionDataContract" or "DataMember" or "IgnoreDataMember" or "KnownType";

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => !type.IsClassOrStruct
        ? []
        :
        [
            Namespace + "DataContract",
            .. type.IsHierarchy ? type.Concrete.Select(derived => $"{Namespace}KnownType(typeof({AnnotatedType.NameOf(derived)}))") : []
        ];

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        [$"{Namespace}DataMember(Order = {member.Key})"];
}
