using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>
/// The types of a model that the root reaches: those of its members, those that they derive from, those that derive from them, and those
/// around them. Of a generic type, the declaration.
/// </summary>
internal sealed class ReachedTypes
{
    private readonly HashSet<INamedTypeSymbol> _found = new(SymbolEqualityComparer.Default);
    private readonly Stage _stage;

    /// <summary>Follows the root.</summary>
    public ReachedTypes(Stage stage, ITypeSymbol root)
    {
        _stage = stage;
        Visit(root);
    }

    /// <summary>All of them.</summary>
    public IReadOnlyCollection<INamedTypeSymbol> All => _found;

    /// <summary>Whether a type is one of them.</summary>
    public bool Contains(INamedTypeSymbol type) => _found.Contains(type.OriginalDefinition);

    private void Visit(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
        {
            Visit(array.ElementType);
        }
        else if (type is INamedTypeSymbol named)
        {
            foreach (var argument in named.TypeArguments.Where(argument => argument is not ITypeParameterSymbol))
            {
                Visit(argument);
            }

            if (DeclaredTypes.IsDeclared(named) && _found.Add(named.OriginalDefinition))
            {
                VisitDeclared(named.OriginalDefinition);
            }
        }
    }

    private void VisitDeclared(INamedTypeSymbol type)
    {
        INamedTypeSymbol?[] around = [type.BaseType, type.ContainingType, .. type.Interfaces];
        var members = type.GetMembers().Where(member => member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public });
        var derived = _stage.Declared.Where(other => DeclaredTypes.Derives(other, type));
        foreach (var next in around.OfType<ITypeSymbol>().Concat(members.Select(TypeOf).OfType<ITypeSymbol>()).Concat(derived))
        {
            Visit(next);
        }
    }

    private static ITypeSymbol? TypeOf(ISymbol member) => member switch
    {
        IPropertySymbol property => property.Type,
        IFieldSymbol field => field.Type,
        _ => null,
    };
}
