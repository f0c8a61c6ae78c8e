using Roundup.ModelCompiler.Flavours.Annotating;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[XmlInclude] on a base class for each class that derives from it: XmlSerializer must know them all.</summary>
internal sealed class XmlIncludeFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "xml-include";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Xml.Serialization"];

    /// <inheritdoc/>
    public override bool Owns(AuthorAttribute attribute) => attribute is { Name: "XmlInclude" };

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.IsHierarchy
            ? type.Concrete.Select(derived => $"System.Xml.Serialization.XmlInclude(typeof({AnnotatedType.NameOf(derived)}))")
            : [];
}
