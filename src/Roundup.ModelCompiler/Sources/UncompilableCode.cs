using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

// Removes the code of a model that needs packages and does not affect its values: types that the root does not reach, methods, and members
// without data.
internal sealed class UncompilableCode(string rootType)
{
    // Each round can break code that used the parts that the previous round removed.
    private const int Rounds = 20;

    private readonly List<OmittedPart> _omitted = [];
    private readonly HashSet<string> _types = [];

    // The removed parts that a library would have seen.
    public IReadOnlyList<OmittedPart> Omitted => _omitted;

    // The source without that code. Attributes, usings and the types of members may still be unknown.
    public CompiledSource Remove(CompiledSource compiled)
    {
        for (var round = 0; round < Rounds; round++)
        {
            var edits = new SourceEdits();
            Inspect(compiled, edits);
            if (edits.IsEmpty)
            {
                break;
            }

            compiled = compiled.With(edits);
        }

        return compiled;
    }

    private void Inspect(CompiledSource compiled, SourceEdits edits)
    {
        var errors = compiled.Errors();
        if (errors.Count == 0 && _types.Count == 0)
        {
            return;
        }

        var attributes = new AttributeReader(compiled, errors);
        var reached = new TypeGraph(compiled.Declared).From(new RootFinder(compiled).Find(rootType));
        SourceErrors.Throw(errors.Where(error => !IsTolerated(error, attributes) && !TryRemove(compiled, error, reached, edits)));
        foreach (var attribute in attributes.Read().Where(attribute => !attribute.IsKnown && NamesRemovedType(attribute.Syntax)))
        {
            // The attribute names a removed type, so no library can have it.
            _omitted.Add(new($"[{attribute.Name}]", AuthorAttributes.Place(attribute)));
            AttributeRemoval.Remove(edits, [attribute.Syntax]);
        }
    }

    private bool NamesRemovedType(AttributeSyntax attribute) =>
        _types.Count > 0 && attribute.DescendantNodes().OfType<SimpleNameSyntax>()
            .Any(name => name.FirstAncestorOrSelf<TypeOfExpressionSyntax>() is not null && _types.Contains(name.Identifier.ValueText));

    private static bool IsTolerated(Diagnostic error, AttributeReader attributes)
    {
        var node = AttributeReader.NodeOf(error);
        return node?.FirstAncestorOrSelf<UsingDirectiveSyntax>() is not null
            || (node?.FirstAncestorOrSelf<AttributeSyntax>() is { } attribute && !attributes.Read(attribute).IsKnown);
    }

    // Whether the node is the type of a member with data: binding reports it with its path.
    private static bool IsDataOfUnknownType(SyntaxNode node)
    {
        var type = node.AncestorsAndSelf().OfType<TypeSyntax>().LastOrDefault();
        return type?.Parent switch
        {
            PropertyDeclarationSyntax property => property.Type == type && IsData(property),
            VariableDeclarationSyntax { Parent: FieldDeclarationSyntax field } => IsPublic(field.Modifiers),
            ParameterSyntax { Parent.Parent: RecordDeclarationSyntax } => true,
            _ => false,
        };
    }

    private static bool IsData(PropertyDeclarationSyntax property) =>
        (IsPublic(property.Modifiers) || property.Parent is InterfaceDeclarationSyntax) && property.AccessorList?.Accessors.Any(accessor =>
            accessor.Kind() is SyntaxKind.SetAccessorDeclaration or SyntaxKind.InitAccessorDeclaration
                || accessor is { Body: null, ExpressionBody: null }) == true;

    private static bool IsPublic(SyntaxTokenList modifiers) =>
        modifiers.Any(SyntaxKind.PublicKeyword) && !modifiers.Any(SyntaxKind.StaticKeyword);

    // Removes the code around an error, or leaves the error to binding; false if the error must be reported.
    private bool TryRemove(CompiledSource compiled, Diagnostic error, HashSet<ISymbol> reached, SourceEdits edits)
    {
        if (AttributeReader.NodeOf(error) is not { } node)
        {
            return false;
        }

        var semantics = compiled.Compilation.GetSemanticModel(node.SyntaxTree);
        var unreached = node.AncestorsAndSelf().LastOrDefault(outer =>
            outer is BaseTypeDeclarationSyntax or DelegateDeclarationSyntax
            && !(semantics.GetDeclaredSymbol(outer) is INamedTypeSymbol type && reached.Contains(type)));
        if (unreached is not null)
        {
            var symbol = (INamedTypeSymbol)semantics.GetDeclaredSymbol(unreached)!;
            _types.Add(symbol.Name);
            foreach (var part in symbol.DeclaringSyntaxReferences)
            {
                edits.Remove(part.GetSyntax());
            }

            return true;
        }

        var member = node.AncestorsAndSelf().OfType<MemberDeclarationSyntax>().FirstOrDefault();
        switch (member)
        {
            case { } when IsDataOfUnknownType(node):
                return true;
            case MethodDeclarationSyntax { Body: { } body } when body.Span.Contains(node.Span):
                edits.Replace(body, "{ throw null!; }");
                return true;
            case MethodDeclarationSyntax { ExpressionBody: { } body } when body.Span.Contains(node.Span):
                edits.Replace(body, "=> throw null!");
                return true;
            case ConstructorDeclarationSyntax constructor:
                return Remove(edits, constructor, constructor.Modifiers.Any(SyntaxKind.StaticKeyword));
            case BaseMethodDeclarationSyntax or EventDeclarationSyntax or EventFieldDeclarationSyntax or IndexerDeclarationSyntax:
                return Remove(edits, member, true);
            case PropertyDeclarationSyntax property when !IsData(property):
                if (IsPublic(property.Modifiers))
                {
                    var type = (BaseTypeDeclarationSyntax)property.Parent!;
                    _omitted.Add(new($"property {property.Identifier.ValueText}", type.Identifier.ValueText));
                }

                return Remove(edits, property, true);
            case FieldDeclarationSyntax field:
                return Remove(edits, field, !IsPublic(field.Modifiers));
            default:
                return false;
        }
    }

    private static bool Remove(SourceEdits edits, SyntaxNode member, bool isRemovable)
    {
        if (isRemovable)
        {
            edits.Remove(member);
        }

        return isRemovable;
    }
}
