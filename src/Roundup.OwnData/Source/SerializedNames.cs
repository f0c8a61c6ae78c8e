using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Source;

/// <summary>
/// The names that attributes of serializers give to members. The packages of most are absent.
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
    public static ILookup<(string Type, string Member), string> Of(AuthorAttributes attributes) => (
        from attribute in attributes.All
        where s_attributes.Contains(attribute.Name) && attribute.Member is not null
        from argument in attribute.Syntax.ArgumentList?.Arguments ?? []
        where argument.NameEquals is not { } named || s_arguments.Contains(named.Name.Identifier.ValueText)
        let name = (argument.Expression as LiteralExpressionSyntax)?.Token.Value as string
        where name is not null
        select (Key: (attribute.Type!.Name, attribute.Member!), name)).ToLookup(pair => pair.Key, pair => pair.name);
}
