using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Source;

/// <summary>
/// The names that attributes of serializers give to members. They are read from the source, since the packages of most are absent.
/// </summary>
internal static class SerializedNames
{
    private static readonly HashSet<string> s_attributes =
    [
        "JsonProperty", "JsonPropertyName", "DataMember", "XmlElement", "XmlAttribute", "XmlArray", "YamlMember", "BsonElement",
        "ProtoMember", "CborProperty", "JsonName",
    ];

    private static readonly HashSet<string> s_arguments = ["PropertyName", "Name", "ElementName", "AttributeName", "Alias"];

    /// <summary>The names by type and member, both as simple names.</summary>
    public static ILookup<(string Type, string Member), string> Of(IEnumerable<ModelFile> files) => (
        from file in files
        let root = CSharpSyntaxTree.ParseText(file.Text, Framework.ParseOptions).GetRoot()
        from attribute in root.DescendantNodes().OfType<AttributeSyntax>()
        where s_attributes.Contains(SimpleName(attribute))
        from argument in attribute.ArgumentList?.Arguments ?? []
        where argument.NameEquals is not { } named || s_arguments.Contains(named.Name.Identifier.ValueText)
        let name = (argument.Expression as LiteralExpressionSyntax)?.Token.Value as string
        where name is not null
        let type = attribute.FirstAncestorOrSelf<TypeDeclarationSyntax>()
        where type is not null
        from member in Members(attribute.Parent?.Parent)
        select (Key: (type.Identifier.ValueText, member), name)).ToLookup(pair => pair.Key, pair => pair.name);

    private static string SimpleName(AttributeSyntax attribute)
    {
        var name = attribute.Name.ToString().Split('.', ':')[^1];
        return name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name;
    }

    private static IEnumerable<string> Members(Microsoft.CodeAnalysis.SyntaxNode? declaration) => declaration switch
    {
        PropertyDeclarationSyntax property => [property.Identifier.ValueText],
        ParameterSyntax parameter => [parameter.Identifier.ValueText],
        FieldDeclarationSyntax field => field.Declaration.Variables.Select(variable => variable.Identifier.ValueText),
        _ => [],
    };
}
