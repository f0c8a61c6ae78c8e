using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>
/// The author's attributes in a model, and which of them a flavour keeps: those of packages can stay where the package is.
/// </summary>
internal sealed class AttributeFilter
{
    private readonly IReadOnlyList<AuthorAttribute> _attributes;
    private readonly IReadOnlyList<UsingDirectiveSyntax> _usings;
    private readonly ReachedTypes _reached;

    /// <summary>Reads the attributes of a model.</summary>
    public AttributeFilter(Stage stage, INamedTypeSymbol root)
    {
        var reader = new AttributeReader(stage, stage.Errors());
        _attributes = reader.Read();
        _usings = [.. reader.UnknownUsings];
        _reached = new(stage, root);
    }

    /// <summary>The namespaces of some attributes, those on types that the root does not reach left aside.</summary>
    public IReadOnlyList<string> Namespaces(Func<AuthorAttribute, bool> choose) =>
    [
        .. _attributes
            .Where(attribute => IsReached(attribute) && attribute.Namespace is not null && choose(attribute))
            .Select(attribute => attribute.Namespace!)
            .Distinct()
            .Order(StringComparer.Ordinal),
    ];

    /// <summary>The attributes of packages, on types that the root reaches, that are not of some namespaces.</summary>
    public IEnumerable<LeftOut> LeftOut(IReadOnlyList<string> kept) => _attributes
        .Where(attribute => IsReached(attribute) && IsRemoved(attribute, kept))
        .Select(attribute => new LeftOut($"[{attribute.Name}]", Place(attribute), attribute.Namespace))
        .Distinct();

    /// <summary>The attributes of a type and of its members.</summary>
    public IEnumerable<AuthorAttribute> On(INamedTypeSymbol type) =>
        _attributes.Where(attribute => SymbolEqualityComparer.Default.Equals(attribute.Type, type));

    /// <summary>The changes that take out of a file what needs a package, except what is of some namespaces.</summary>
    public IEnumerable<TextChange> Changes(SyntaxTree tree, IReadOnlyList<string> kept)
    {
        var removed = _attributes.Where(attribute => attribute.Syntax.SyntaxTree == tree && IsRemoved(attribute, kept));
        var usings = _usings.Where(one => one.SyntaxTree == tree && !AuthorAttribute.Within(AttributeReader.NamespaceOf(one), kept));
        return AttributeRemoval.Changes(removed.Select(attribute => attribute.Syntax))
            .Select(change => new TextChange(change.Span, change.Text))
            .Concat(usings.Select(one => new TextChange(AttributeRemoval.Line(one), string.Empty)));
    }

    /// <summary>How a reader finds an attribute: <c>Order.Id</c>, a type, or a file.</summary>
    public static string Place(AuthorAttribute attribute) => attribute switch
    {
        { Type: null } => SourceErrors.Place(attribute.Syntax.GetLocation()),
        { Member: null } => attribute.Type.Name,
        _ => $"{attribute.Type.Name}.{attribute.Member}",
    };

    private bool IsReached(AuthorAttribute attribute) => attribute.Type is null || _reached.Contains(attribute.Type);

    /// <summary>What is on an assembly would be on the worker's, which has its own.</summary>
    private static bool IsRemoved(AuthorAttribute attribute, IReadOnlyList<string> kept) =>
        attribute.Syntax.Parent?.Parent is CompilationUnitSyntax || (!attribute.IsKnown && !attribute.IsOf(kept));
}
