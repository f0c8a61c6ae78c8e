using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

// Finds the attributes in a model's source and their namespaces. The packages are absent: usings and names identify them.
internal sealed class AttributeReader
{
    private readonly CompiledSource _compiled;
    private readonly HashSet<UsingDirectiveSyntax> _unknownUsings;
    private readonly ILookup<SyntaxTree, Microsoft.CodeAnalysis.Text.TextSpan> _errors;

    public AttributeReader(CompiledSource compiled, IReadOnlyList<Diagnostic> errors)
    {
        _compiled = compiled;
        var places = errors.Where(error => error.Location.IsInSource).ToList();
        _errors = places.ToLookup(error => error.Location.SourceTree!, error => error.Location.SourceSpan);
        var usings = places.Select(error => NodeOf(error)?.FirstAncestorOrSelf<UsingDirectiveSyntax>());
        _unknownUsings = [.. usings.OfType<UsingDirectiveSyntax>()];
    }

    public IReadOnlyCollection<UsingDirectiveSyntax> UnknownUsings => _unknownUsings;

    // The innermost syntax that an error is about; null for an error without a place.
    public static SyntaxNode? NodeOf(Diagnostic error) => error.Location is { IsInSource: true } place
        ? place.SourceTree!.GetRoot().FindNode(place.SourceSpan, getInnermostNodeForTie: true)
        : null;

    public IReadOnlyList<AuthorAttribute> Read() =>
        [.. _compiled.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<AttributeSyntax>()).Select(Read)];

    public AuthorAttribute Read(AttributeSyntax attribute)
    {
        var semantics = _compiled.Compilation.GetSemanticModel(attribute.SyntaxTree);
        var name = Short(Last(attribute.Name));
        var type = semantics.GetTypeInfo(attribute).Type;
        var isKnown = type is not (null or IErrorTypeSymbol);
        var space = isKnown ? type!.ContainingNamespace.ToDisplayString() : NamespaceOf(attribute.Name);

        // The framework's [Key] hides that of an absent library. An error in its arguments shows that the library's is meant.
        if (isKnown && !type!.Locations[0].IsInSource && HasError(attribute) && NamespaceOf(attribute.Name) is { } other
            && LibraryAttributes.Has(other, name) == true)
        {
            (isKnown, space) = (false, other);
        }

        var (owner, member) = OwnerOf(attribute, semantics);
        return new(attribute, name, space, isKnown, owner, member);
    }

    public static string NamespaceOf(UsingDirectiveSyntax directive)
    {
        var name = Text(directive.NamespaceOrType.ToString());
        var isType = directive.Alias is not null || directive.StaticKeyword.IsKind(SyntaxKind.StaticKeyword);
        return isType && name.LastIndexOf('.') is > 0 and var end ? name[..end] : name;
    }

    private bool HasError(AttributeSyntax attribute) => _errors[attribute.SyntaxTree].Any(attribute.Span.Contains);

    private string? NamespaceOf(NameSyntax name)
    {
        var used = UsingsAround(name).ToList();
        var parts = Text(name.ToString()).Split('.');
        var alias = used.Find(one => one.Alias?.Name.Identifier.ValueText == parts[0]);
        if (alias is not null)
        {
            var target = Text(alias.NamespaceOrType.ToString());
            return parts.Length == 1 ? NamespaceOf(alias) : string.Join('.', parts[1..^1].Prepend(target));
        }

        if (parts.Length > 1)
        {
            return string.Join('.', parts[..^1]);
        }

        var spaces = used.Where(one => one.Alias is null && !one.StaticKeyword.IsKind(SyntaxKind.StaticKeyword))
            .Select(NamespaceOf)
            .Distinct()
            .ToLookup(space => LibraryAttributes.Has(space, Short(parts[0])));
        return spaces[true].FirstOrDefault() ?? (spaces[null].Count() == 1 ? spaces[null].Single() : null);
    }

    private IEnumerable<UsingDirectiveSyntax> UsingsAround(SyntaxNode node) => _unknownUsings.Where(one =>
        one.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword)
            || (one.SyntaxTree == node.SyntaxTree && one.Parent!.FullSpan.Contains(node.FullSpan)));

    private static (INamedTypeSymbol? Type, string? Member) OwnerOf(AttributeSyntax attribute, SemanticModel semantics)
    {
        var node = attribute.Parent?.Parent;
        var declared = node switch
        {
            BaseTypeDeclarationSyntax type => semantics.GetDeclaredSymbol(type),
            BaseFieldDeclarationSyntax field => semantics.GetDeclaredSymbol(field.Declaration.Variables[0]),
            null or CompilationUnitSyntax => null,
            _ => semantics.GetDeclaredSymbol(node),
        };
        return declared switch
        {
            INamedTypeSymbol type => (type, null),
            IParameterSymbol parameter => (parameter.ContainingSymbol.ContainingType, parameter.Name),
            _ => (declared?.ContainingType, declared?.Name),
        };
    }

    private static SimpleNameSyntax Last(NameSyntax name) => name switch
    {
        QualifiedNameSyntax qualified => qualified.Right,
        AliasQualifiedNameSyntax alias => alias.Name,
        _ => (SimpleNameSyntax)name,
    };

    private static string Short(SimpleNameSyntax name) => Short(name.Identifier.ValueText);

    private static string Short(string name) =>
        name.EndsWith("Attribute", StringComparison.Ordinal) && name.Length > 9 ? name[..^9] : name;

    private static string Text(string name)
    {
        var text = string.Concat(name.Where(character => !char.IsWhiteSpace(character))).Split('<')[0];
        return text.StartsWith("global::", StringComparison.Ordinal) ? text["global::".Length..] : text;
    }
}
