using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Sources;

/// <summary>
/// The types of a model that the root reaches: the types of its members, their base types, derived types and outer types. For a generic
/// type, its declaration.
/// </summary>
internal sealed class ReachableTypes
{
    private readonly HashSet<INamedTypeSymbol> _found = new(SymbolEqualityComparer.Default);
    private readonly CompiledSource _compiled;

    public ReachableTypes(CompiledSource compiled, ITypeSymbol root)
    {
        _compiled = compiled;
        Visit(root);
    }

    public IReadOnlyCollection<INamedTypeSymbol> All => _found;

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
        var members = type.GetMembers()
            .Where(member => member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public })
            .Select(DeclaredTypes.TypeOf)
            .OfType<ITypeSymbol>();
        var derived = _compiled.Declared.Where(other => DeclaredTypes.Derives(other, type));
        foreach (var next in around.OfType<ITypeSymbol>().Concat(members).Concat(derived))
        {
            Visit(next);
        }
    }
}
