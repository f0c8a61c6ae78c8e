using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[XmlInclude] on a base class for each derived class: XmlSerializer must know them all.</summary>
internal sealed class XmlIncludeFlavour : AnnotatedFlavour
{
    public override string Name => "xml-include";

    public override IReadOnlyList<string> Namespaces => ["System.Xml.Serialization"];

    internal override bool Overrides(AuthorAttribute attribute) => attribute is { Name: "XmlInclude" };

    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.IsHierarchy
            ? type.Concrete.Select(derived => $"System.Xml.Serialization.XmlInclude(typeof({AnnotatedType.NameOf(derived)}))")
            : [];
}
