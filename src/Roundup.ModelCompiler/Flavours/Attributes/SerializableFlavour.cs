using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[Serializable] on each class and struct, for BinaryFormatter and its like.</summary>
internal sealed class SerializableFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "serializable";

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => type.IsClassOrStruct ? ["System.Serializable"] : [];
}
