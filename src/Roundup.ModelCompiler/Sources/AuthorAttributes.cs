using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

// The author's attributes in a model, and which of them a flavour keeps. Attributes of packages can stay if the package is present.
internal sealed class AuthorAttributes
{
    private readonly IReadOnlyList<UsingDirectiveSyntax> _usings;
    private readonly HashSet<ISymbol> _reached;

    public AuthorAttributes(CompiledSource compiled, INamedTypeSymbol root)
    {
        var reader = new AttributeReader(compiled, compiled.Errors());
        All = reader.Read();
        _usings = [.. reader.UnknownUsings];
        _reached = new TypeGraph(compiled.Declared).From(root);
    }

    public IReadOnlyList<AuthorAttribute> All { get; }

    public IReadOnlyList<string> Namespaces(Func<AuthorAttribute, bool> choose) =>
    [
        .. All
            .Where(attribute => IsReached(attribute) && attribute.Namespace is not null && choose(attribute))
            .Select(attribute => attribute.Namespace!)
            .Distinct()
            .Order(StringComparer.Ordinal),
    ];

    public IEnumerable<AuthorAttribute> On(INamedTypeSymbol type) =>
        All.Where(attribute => SymbolEqualityComparer.Default.Equals(attribute.Type, type));

    public IEnumerable<TextChange> Changes(SyntaxTree tree, IReadOnlyList<string> kept)
    {
        var removed = All.Where(attribute => attribute.Syntax.SyntaxTree == tree && IsRemoved(attribute, kept));
        var usings = _usings.Where(one => one.SyntaxTree == tree && !AuthorAttribute.Within(AttributeReader.NamespaceOf(one), kept));
        return AttributeRemoval.Changes(removed.Select(attribute => attribute.Syntax))
            .Select(change => new TextChange(change.Span, change.Text))
            .Concat(usings.Select(one => new TextChange(AttributeRemoval.Line(one), string.Empty)));
    }

    // The namespaces of the kept usings. A package may lack one: ProtoBuf.Grpc is another's.
    public IEnumerable<string> UsedNamespaces(IReadOnlyList<string> kept) => _usings
        .Where(one => one.Alias is null && !one.StaticKeyword.IsKind(SyntaxKind.StaticKeyword))
        .Select(AttributeReader.NamespaceOf).Where(space => AuthorAttribute.Within(space, kept)).Distinct();

    // The place of an attribute for a message: Order.Id, a type, or a file.
    public static string Place(AuthorAttribute attribute) => attribute switch
    {
        { Type: null } => SourceErrors.Place(attribute.Syntax.GetLocation()),
        { Member: null } => attribute.Type.Name,
        _ => $"{attribute.Type.Name}.{attribute.Member}",
    };

    private bool IsReached(AuthorAttribute attribute) => attribute.Type is null || _reached.Contains(attribute.Type.OriginalDefinition);

    // An attribute of the assembly would apply to the worker, which has its own. Generated code could not use a member whose use is an
    // error; it names no field of an enum.
    private static bool IsRemoved(AuthorAttribute attribute, IReadOnlyList<string> kept) =>
        attribute.Syntax.Parent?.Parent is CompilationUnitSyntax
        || IsForbidding(attribute)
        || (!attribute.IsKnown && !attribute.IsOf(kept));

    // Whether it makes the use of a type or member an error: [Obsolete("...", true)].
    public static bool IsForbidding(AuthorAttribute attribute) =>
        attribute is { Name: "Obsolete", IsKnown: true, Type.TypeKind: not TypeKind.Enum }
        && attribute.Syntax.ArgumentList?.Arguments.Any(one => one.Expression.IsKind(SyntaxKind.TrueLiteralExpression)) == true;
}

// Name: the name as written, without namespace and without Attribute.
// Namespace: the namespace of its class; null if unknown.
// IsKnown: whether the framework or the model declares its class. An unknown attribute cannot be compiled without a package.
// Type: the type that has the attribute, or whose member has it; null for an attribute of an assembly.
// Member: the property, field or parameter that has the attribute; null for an attribute of a type.
internal sealed record AuthorAttribute(
    AttributeSyntax Syntax, string Name, string? Namespace, bool IsKnown, INamedTypeSymbol? Type, string? Member)
{
    public bool IsOf(IEnumerable<string> namespaces) => Namespace is { } own && Within(own, namespaces);

    public static bool Within(string space, IEnumerable<string> namespaces) =>
        namespaces.Any(one => space == one || space.StartsWith(one + ".", StringComparison.Ordinal));
}
