using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.OwnData.Source;

/// <summary>One declaration of a type; a partial type has several.</summary>
internal sealed record DeclaredType(SourceFile File, BaseTypeDeclarationSyntax Syntax)
{
    private readonly Lazy<HashSet<string>> members = new(() => [.. MemberTypes(Syntax).SelectMany(Names)]);
    private readonly Lazy<HashSet<string>> bases = new(() =>
        [.. (Syntax.BaseList?.Types ?? default).Select(one => SimpleName(one.Type)).OfType<string>()]);

    private readonly Lazy<HashSet<string>> arguments = new(() =>
        [.. (Syntax.BaseList?.Types ?? default).SelectMany(one => one.Type.DescendantNodes().OfType<TypeSyntax>()).SelectMany(Names)]);

    private readonly Lazy<HashSet<string>> named = new(() =>
        [.. Syntax.DescendantNodes().OfType<TypeOfExpressionSyntax>()
            .Where(one => one.Ancestors().Any(node => node is AttributeSyntax))
            .SelectMany(one => Names(one.Type))]);

    public string Name => Syntax.Identifier.ValueText;

    /// <summary>Namespace, outer types and name, separated by dots, as C# writes them.</summary>
    public string FullName { get; } = string.Join('.', Outer(Syntax).Append(Escaped(Syntax.Identifier)));

    /// <summary>The names of the types of its members.</summary>
    public IReadOnlySet<string> Members => members.Value;

    /// <summary>The names of its base class and interfaces.</summary>
    public IReadOnlySet<string> Bases => bases.Value;

    /// <summary>The names of all types that the declaration needs, those in <c>typeof</c> of its attributes included.</summary>
    public IEnumerable<string> Uses => Members.Concat(Bases).Concat(arguments.Value).Concat(named.Value);

    /// <summary>Whether the type can hold data: no static class, enum or attribute.</summary>
    public bool HoldsValues => Syntax is TypeDeclarationSyntax && !Has(SyntaxKind.StaticKeyword) && !IsAttribute;

    public bool IsAbstract => Syntax is InterfaceDeclarationSyntax || Has(SyntaxKind.AbstractKeyword);

    public int Arity => (Syntax as TypeDeclarationSyntax)?.Arity ?? 0;

    /// <summary>For messages: <c>an enum</c>.</summary>
    public string Kind => Syntax switch
    {
        EnumDeclarationSyntax => "an enum",
        InterfaceDeclarationSyntax => "an interface",
        _ when Has(SyntaxKind.StaticKeyword) => "a static class",
        _ when Has(SyntaxKind.AbstractKeyword) => "an abstract class",
        _ => "a class",
    };

    private bool IsAttribute => Bases.Contains("Attribute");

    public static IReadOnlyList<DeclaredType> Of(IEnumerable<SourceFile> files) =>
    [
        .. from file in files
           from declaration in file.Root.DescendantNodes().OfType<BaseTypeDeclarationSyntax>()

           // A block of extension members is a type without a name.
           where declaration.Identifier.ValueText.Length > 0
           select new DeclaredType(file, declaration),
    ];

    private bool Has(SyntaxKind modifier) => Syntax.Modifiers.Any(modifier);

    private static IEnumerable<string> Outer(SyntaxNode node) => node.Ancestors().Reverse().SelectMany(outer => outer switch
    {
        BaseNamespaceDeclarationSyntax space => [space.Name.ToString()],
        BaseTypeDeclarationSyntax type => [Escaped(type.Identifier)],
        _ => Array.Empty<string>(),
    });

    /// <summary>A name as C# writes it, with <c>@</c> where it is a keyword.</summary>
    private static string Escaped(SyntaxToken name) =>
        (SyntaxFacts.GetKeywordKind(name.ValueText) == SyntaxKind.None ? "" : "@") + name.ValueText;

    private static IEnumerable<TypeSyntax> MemberTypes(BaseTypeDeclarationSyntax syntax)
    {
        if (syntax is not TypeDeclarationSyntax type)
        {
            return [];
        }

        var parameters = type.ParameterList?.Parameters.Select(parameter => parameter.Type) ?? [];
        return type.Members
            .Where(member => !member.Modifiers.Any(SyntaxKind.StaticKeyword) && !member.Modifiers.Any(SyntaxKind.ConstKeyword))
            .Select(member => member switch
            {
                PropertyDeclarationSyntax property => property.Type,
                FieldDeclarationSyntax field => field.Declaration.Type,
                _ => null,
            })
            .Concat(parameters)
            .OfType<TypeSyntax>();
    }

    private static IEnumerable<string> Names(TypeSyntax type) =>
        type.DescendantNodesAndSelf().OfType<SimpleNameSyntax>().Select(name => name.Identifier.ValueText);

    private static string? SimpleName(TypeSyntax type) => type switch
    {
        SimpleNameSyntax simple => simple.Identifier.ValueText,
        QualifiedNameSyntax qualified => qualified.Right.Identifier.ValueText,
        AliasQualifiedNameSyntax alias => alias.Name.Identifier.ValueText,
        _ => null,
    };
}
