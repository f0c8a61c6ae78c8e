using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.OwnData.Source;

namespace Roundup.OwnData.Settings;

// An attribute in a user's source. Name: the member or type that it is for. Place: the declaration that has it.
internal sealed record SourceCure(string Name, string Place, string Attribute);

// Attributes of System.Text.Json in a copy of the user's types, for members that no setting cures.
internal static class SourceCures
{
    private sealed record Added(MemberDeclarationSyntax Declaration, string Attribute, string Name, string Place);

    // Writes the copy, and returns the attributes. names: of members and types that failures name.
    public static IReadOnlyList<SourceCure> Write(string model, HashSet<string> names, string folder)
    {
        var added = new List<SourceCure>();
        foreach (var (file, at) in SourceFiles.Read(model).Select((file, at) => (file, at)))
        {
            var root = CSharpSyntaxTree.ParseText(file.Text, new CSharpParseOptions(LanguageVersion.Preview)).GetCompilationUnitRoot();
            var cures = root.DescendantNodes().OfType<TypeDeclarationSyntax>().SelectMany(type => OfType(type, names))
                .Concat(root.DescendantNodes().OfType<EnumMemberDeclarationSyntax>().SelectMany(member => OfEnum(member, names)))
                .Where(one => !Has(one.Declaration, one.Attribute)).ToList();
            added.AddRange(cures.Select(one => new SourceCure(one.Name, one.Place, $"[{one.Attribute}]")));
            var copy = root.ReplaceNodes(cures.Select(one => one.Declaration), (original, node) =>
                With(node, cures.First(one => one.Declaration == original).Attribute));
            File.WriteAllText(Path.Combine(folder, $"{at}.cs"), copy.ToFullString());
        }

        return added;
    }

    private static IEnumerable<Added> OfType(TypeDeclarationSyntax type, HashSet<string> names)
    {
        var properties = type.Members.OfType<PropertyDeclarationSyntax>().Where(one => names.Contains(one.Identifier.ValueText)).ToList();
        foreach (var property in properties)
        {
            var name = property.Identifier.ValueText;
            var place = $"{type.Identifier.ValueText}.{name}";
            if (ValueOf(property, "JsonProperty", "PropertyName") is { } given)
            {
                yield return new(property, $"JsonPropertyName({given})", name, place);
            }
            else if (property.AccessorList?.Accessors.Any(one => one.Keyword.ValueText != "get" && one.Modifiers.Count > 0) == true)
            {
                yield return new(property, "JsonInclude", name, place);
            }
        }

        // A class with several constructors has to name one: that which names itself for another library, or takes most.
        var constructors = type.Members.OfType<ConstructorDeclarationSyntax>()
            .Where(one => one.Modifiers.Any(SyntaxKind.PublicKeyword)).ToList();
        if (names.Contains(type.Identifier.ValueText) && constructors.Count > 1)
        {
            var named = constructors.OrderByDescending(one => one.AttributeLists.Count)
                .ThenByDescending(one => one.ParameterList.Parameters.Count);
            var name = type.Identifier.ValueText;
            yield return new(named.First(), "JsonConstructor", name, $"{name}{named.First().ParameterList}");
        }
    }

    private static IEnumerable<Added> OfEnum(EnumMemberDeclarationSyntax member, HashSet<string> names) =>
        ((EnumDeclarationSyntax)member.Parent!).Identifier.ValueText is var type && names.Contains(type)
            && ValueOf(member, "EnumMember", "Value") is { } value
            ? [new(member, $"JsonStringEnumMemberName({value})", type, $"{type}.{member.Identifier.ValueText}")]
            : [];

    // Whether the source, or a copy, has it. [JsonConstructor] may be that of another library.
    private static bool Has(MemberDeclarationSyntax member, string attribute) =>
        member.AttributeLists.SelectMany(list => list.Attributes).Any(one => one.Name.ToString() is var name
            && (name == Qualified(attribute) || (attribute != "JsonConstructor" && name.Split('.')[^1] == attribute.Split('(')[0])));

    // The text that an attribute gives, as C#: its first argument, or that of this name.
    private static string? ValueOf(MemberDeclarationSyntax member, string attribute, string argument) => member.AttributeLists
        .SelectMany(list => list.Attributes)
        .Where(one => one.Name.ToString().Split('.')[^1] is var name && (name == attribute || name == attribute + "Attribute"))
        .SelectMany(one => one.ArgumentList?.Arguments.ToArray() ?? [])
        .FirstOrDefault(one => one.NameEquals is null || one.NameEquals.Name.ToString() == argument)?.Expression.ToString();

    private static string Qualified(string attribute) => $"global::System.Text.Json.Serialization.{attribute.Split('(')[0]}";

    private static MemberDeclarationSyntax With(MemberDeclarationSyntax node, string attribute)
    {
        var added = SyntaxFactory.Attribute(SyntaxFactory.ParseName(Qualified(attribute)));
        if (attribute.Contains('('))
        {
            added = added.WithArgumentList(SyntaxFactory.ParseAttributeArgumentList(attribute[attribute.IndexOf('(')..]));
        }

        return node.WithoutLeadingTrivia().AddAttributeLists(SyntaxFactory.AttributeList([added]))
            .WithLeadingTrivia(node.GetLeadingTrivia());
    }
}
