using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[Serializable] on each class and struct, for BinaryFormatter and similar libraries.</summary>
internal sealed class SerializableFlavour : AnnotatedFlavour
{
    public override string Name => "serializable";

    public override IReadOnlyList<string> Namespaces => ["System"];

    internal override bool IsFor(AuthorAttribute attribute) => attribute is { Name: "Serializable", Namespace: "System" };

    public override IEnumerable<string> OnType(AnnotatedType type) => type.IsClassOrStruct ? ["System.Serializable"] : [];
}
