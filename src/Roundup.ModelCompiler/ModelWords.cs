using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler;

/// <summary>What the members of a model have, in words: the simple names of their types as the source writes them, and these.</summary>
public static class ModelWords
{
    /// <summary>An enum.</summary>
    public const string Enumeration = "enum";

    /// <summary>A class with a base type or interface of the model.</summary>
    public const string Hierarchy = "hierarchy";

    /// <summary>A member with an initial value other than empty.</summary>
    public const string Initializer = "initializer";

    /// <summary>A collection of collections.</summary>
    public const string Nested = "nested";

    /// <summary>Bytes.</summary>
    public const string Bytes = "byte[]";

    /// <summary>A member that has a name in JSON from an attribute.</summary>
    public const string JsonPropertyName = "[JsonPropertyName]";

    private static readonly string[] s_empty = ["\"\"", "[]", "new()", "null!", "default!", "string.Empty", "default", "null"];

    /// <summary>The words of a model.</summary>
    /// <param name="texts">Its source.</param>
    public static IReadOnlySet<string> Collect(IEnumerable<string> texts)
    {
        var nodes = texts.SelectMany(text => CSharpSyntaxTree.ParseText(text).GetRoot().DescendantNodes()).ToList();
        var declared = nodes.OfType<BaseTypeDeclarationSyntax>().Select(type => type.Identifier.Text).ToHashSet();
        return nodes.SelectMany(node => WordsOf(node, declared)).ToHashSet();
    }

    private static IEnumerable<string> WordsOf(SyntaxNode node, HashSet<string> declared) => node switch
    {
        PropertyDeclarationSyntax property => Typed(property.Type)
            .Concat(property.Initializer is { Value: var value } && !s_empty.Contains(value.ToString()) ? [Initializer] : []),
        FieldDeclarationSyntax field => Typed(field.Declaration.Type),
        ParameterSyntax { Type: { } type } parameter => Typed(type).Concat(parameter.Default is null ? [] : [Initializer]),
        EnumDeclarationSyntax => [Enumeration],
        BaseListSyntax bases => bases.Types.Any(type => declared.Contains(type.Type.ToString())) ? [Hierarchy] : [],
        AttributeSyntax attribute when attribute.Name.ToString() == JsonPropertyName.Trim('[', ']') => [JsonPropertyName],
        _ => [],
    };

    private static IEnumerable<string> Typed(TypeSyntax type) =>
        type.DescendantNodesAndSelf().OfType<TypeSyntax>().SelectMany(one => one switch
        {
            PredefinedTypeSyntax { Keyword.Text: "byte", Parent: ArrayTypeSyntax } => [],
            PredefinedTypeSyntax known => [known.Keyword.Text],
            SimpleNameSyntax named => [named.Identifier.Text, .. IsCollection(named) && HoldsCollection(named) ? (string[])[Nested] : []],
            ArrayTypeSyntax { ElementType: PredefinedTypeSyntax { Keyword.Text: "byte" } } => [Bytes],
            ArrayTypeSyntax array => array.RankSpecifiers.Count > 1 || HoldsCollection(array) ? [Nested] : [],
            TupleTypeSyntax => ["ValueTuple"],
            _ => Enumerable.Empty<string>(),
        });

    private static bool IsCollection(TypeSyntax type) => type
        is GenericNameSyntax { Identifier.Text: not "Nullable" }
            or ArrayTypeSyntax { ElementType: not PredefinedTypeSyntax { Keyword.Text: "byte" } };

    private static bool HoldsCollection(TypeSyntax type) => type.DescendantNodes().OfType<TypeSyntax>().Any(IsCollection);
}
