using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

/// <summary>
/// The author's attributes in a model, and which of them a flavour keeps. Attributes of packages can stay if the package is present.
/// </summary>
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

    /// <summary>The namespaces of the attributes that fulfil a condition, on types that the root reaches.</summary>
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

    /// <summary>The changes that remove the attributes and usings of packages from a file, except those of the kept namespaces.</summary>
    public IEnumerable<TextChange> Changes(SyntaxTree tree, IReadOnlyList<string> kept)
    {
        var removed = All.Where(attribute => attribute.Syntax.SyntaxTree == tree && IsRemoved(attribute, kept));
        var usings = _usings.Where(one => one.SyntaxTree == tree && !AuthorAttribute.Within(AttributeReader.NamespaceOf(one), kept));
        return AttributeRemoval.Changes(removed.Select(attribute => attribute.Syntax))
            .Select(change => new TextChange(change.Span, change.Text))
            .Concat(usings.Select(one => new TextChange(AttributeRemoval.Line(one), string.Empty)));
    }

    /// <summary>The namespaces of the kept usings. A package may lack one: <c>ProtoBuf.Grpc</c> is another's.</summary>
    public IEnumerable<string> UsedNamespaces(IReadOnlyList<string> kept) => _usings
        .Where(one => one.Alias is null && !one.StaticKeyword.IsKind(SyntaxKind.StaticKeyword))
        .Select(AttributeReader.NamespaceOf).Where(space => AuthorAttribute.Within(space, kept)).Distinct();

    /// <summary>The place of an attribute for a message: <c>Order.Id</c>, a type, or a file.</summary>
    public static string Place(AuthorAttribute attribute) => attribute switch
    {
        { Type: null } => SourceErrors.Place(attribute.Syntax.GetLocation()),
        { Member: null } => attribute.Type.Name,
        _ => $"{attribute.Type.Name}.{attribute.Member}",
    };

    private bool IsReached(AuthorAttribute attribute) => attribute.Type is null || _reached.Contains(attribute.Type.OriginalDefinition);

    /// <summary>
    /// An attribute of the assembly would apply to the worker, which has its own. Generated code could not use a member whose use is an
    /// error; it names no field of an enum.
    /// </summary>
    private static bool IsRemoved(AuthorAttribute attribute, IReadOnlyList<string> kept) =>
        attribute.Syntax.Parent?.Parent is CompilationUnitSyntax
        || IsForbidding(attribute)
        || (!attribute.IsKnown && !attribute.IsOf(kept));

    /// <summary>Whether it makes the use of a type or member an error: <c>[Obsolete("...", true)]</c>.</summary>
    public static bool IsForbidding(AuthorAttribute attribute) =>
        attribute is { Name: "Obsolete", IsKnown: true, Type.TypeKind: not TypeKind.Enum }
        && attribute.Syntax.ArgumentList?.Arguments.Any(one => one.Expression.IsKind(SyntaxKind.TrueLiteralExpression)) == true;
}

/// <summary>An attribute that the author of a model has written.</summary>
/// <param name="Name">The name as written, without namespace and without <c>Attribute</c>.</param>
/// <param name="Namespace">The namespace of its class; null if unknown.</param>
/// <param name="IsKnown">
/// Whether the framework or the model declares its class. An unknown attribute cannot be compiled without a package.
/// </param>
/// <param name="Type">The type that has the attribute, or whose member has it; null for an attribute of an assembly.</param>
/// <param name="Member">The property, field or parameter that has the attribute; null for an attribute of a type.</param>
internal sealed record AuthorAttribute(
    AttributeSyntax Syntax, string Name, string? Namespace, bool IsKnown, INamedTypeSymbol? Type, string? Member)
{
    /// <summary>Whether the attribute is of one of the namespaces or of one nested in them.</summary>
    public bool IsOf(IEnumerable<string> namespaces) => Namespace is { } own && Within(own, namespaces);

    public static bool Within(string space, IEnumerable<string> namespaces) =>
        namespaces.Any(one => space == one || space.StartsWith(one + ".", StringComparison.Ordinal));
}
