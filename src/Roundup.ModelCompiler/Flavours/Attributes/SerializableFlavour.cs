using Roundup.ModelCompiler.Flavours.Annotating;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[Serializable] on each class and struct, for BinaryFormatter and its like.</summary>
internal sealed class SerializableFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "serializable";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System"];

    /// <inheritdoc/>
    public override bool IsFor(AuthorAttribute attribute) => attribute is { Name: "Serializable", Namespace: "System" };

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => type.IsClassOrStruct ? ["System.Serializable"] : [];
}
