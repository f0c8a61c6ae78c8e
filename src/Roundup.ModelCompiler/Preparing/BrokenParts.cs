using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>
/// Takes out of a model what needs packages and does not matter for its values: types that the root does not reach, methods, and members
/// that are no data.
/// </summary>
internal sealed class BrokenParts(string rootType)
{
    /// <summary>Each round can break what used the parts that the one before took out.</summary>
    private const int Rounds = 20;

    private readonly List<LeftOut> _leftOut = [];
    private readonly HashSet<string> _types = [];

    /// <summary>What was taken out that libraries would have seen.</summary>
    public IReadOnlyList<LeftOut> LeftOut => _leftOut;

    /// <summary>The stage without them. Attributes, usings and the types of members may still be unknown.</summary>
    /// <exception cref="ModelException">Something that matters does not compile.</exception>
    public Stage Remove(Stage stage)
    {
        for (var round = 0; round < Rounds; round++)
        {
            var edits = new Edits();
            Inspect(stage, edits);
            if (edits.IsEmpty)
            {
                break;
            }

            stage = stage.With(edits);
        }

        return stage;
    }

    private void Inspect(Stage stage, Edits edits)
    {
        var errors = stage.Errors();
        if (errors.Count == 0 && _types.Count == 0)
        {
            return;
        }

        var attributes = new AttributeReader(stage, errors);
        var reached = new ReachedTypes(stage, new RootFinder(stage).Find(rootType));
        SourceErrors.Throw(errors.Where(error => !IsTolerated(error, attributes) && !TakeOut(stage, error, reached, edits)));
        foreach (var attribute in attributes.Read().Where(attribute => !attribute.IsKnown && Names(attribute.Syntax)))
        {
            // What it names is gone, so that it cannot be kept for any library.
            _leftOut.Add(new($"[{attribute.Name}]", AttributeFilter.Place(attribute), attribute.Namespace));
            AttributeRemoval.Remove(edits, [attribute.Syntax]);
        }
    }

    /// <summary>Whether an attribute has a <c>typeof</c> or a type argument that was taken out.</summary>
    private bool Names(AttributeSyntax attribute) =>
        _types.Count > 0 && attribute.DescendantNodes().OfType<SimpleNameSyntax>()
            .Any(name => name.FirstAncestorOrSelf<TypeOfExpressionSyntax>() is not null && _types.Contains(name.Identifier.ValueText));

    private static bool IsTolerated(Diagnostic error, AttributeReader attributes)
    {
        var node = AttributeReader.NodeOf(error);
        return node?.FirstAncestorOrSelf<UsingDirectiveSyntax>() is not null
            || (node?.FirstAncestorOrSelf<AttributeSyntax>() is { } attribute && !attributes.Read(attribute).IsKnown);
    }

    /// <summary>Whether it is the type of a member that holds data: binding names its path.</summary>
    private static bool IsDataOfUnknownType(SyntaxNode node)
    {
        var type = node.AncestorsAndSelf().OfType<TypeSyntax>().LastOrDefault();
        return type?.Parent switch
        {
            PropertyDeclarationSyntax property => property.Type == type && Holds(property),
            VariableDeclarationSyntax { Parent: FieldDeclarationSyntax field } => IsPublic(field.Modifiers),
            ParameterSyntax { Parent.Parent: RecordDeclarationSyntax } => true,
            _ => false,
        };
    }

    private static bool Holds(PropertyDeclarationSyntax property) =>
        (IsPublic(property.Modifiers) || property.Parent is InterfaceDeclarationSyntax) && property.AccessorList?.Accessors.Any(accessor =>
            accessor.Kind() is SyntaxKind.SetAccessorDeclaration or SyntaxKind.InitAccessorDeclaration
                || accessor is { Body: null, ExpressionBody: null }) == true;

    private static bool IsPublic(SyntaxTokenList modifiers) =>
        modifiers.Any(SyntaxKind.PublicKeyword) && !modifiers.Any(SyntaxKind.StaticKeyword);

    /// <summary>Plans to take out what an error is in, or leaves it to binding; false where it matters.</summary>
    private bool TakeOut(Stage stage, Diagnostic error, ReachedTypes reached, Edits edits)
    {
        if (AttributeReader.NodeOf(error) is not { } node)
        {
            return false;
        }

        var semantics = stage.Compilation.GetSemanticModel(node.SyntaxTree);
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
            case PropertyDeclarationSyntax property when !Holds(property):
                if (IsPublic(property.Modifiers))
                {
                    var type = (BaseTypeDeclarationSyntax)property.Parent!;
                    _leftOut.Add(new($"property {property.Identifier.ValueText}", type.Identifier.ValueText, null));
                }

                return Remove(edits, property, true);
            case FieldDeclarationSyntax field:
                return Remove(edits, field, !IsPublic(field.Modifiers));
            default:
                return false;
        }
    }

    private static bool Remove(Edits edits, SyntaxNode member, bool isRemovable)
    {
        if (isRemovable)
        {
            edits.Remove(member);
        }

        return isRemovable;
    }
}
