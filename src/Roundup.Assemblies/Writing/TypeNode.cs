using Microsoft.CodeAnalysis;
using Roundup.Assemblies.Plans;

namespace Roundup.Assemblies.Writing;

/// <summary>A type in the source, with the types nested in it.</summary>
/// <param name="symbol">The type.</param>
internal sealed class TypeNode(INamedTypeSymbol symbol)
{
    /// <summary>The type.</summary>
    public INamedTypeSymbol Symbol { get; } = symbol;

    /// <summary>What of it is written; null: only the types nested in it.</summary>
    public TypePlan? Plan { get; private set; }

    /// <summary>The types nested in it.</summary>
    public List<TypeNode> Nested { get; } = [];

    /// <summary>The types that are nested in none, in the order of the plans.</summary>
    public static IReadOnlyList<TypeNode> Of(IEnumerable<TypePlan> plans)
    {
        var nodes = new Dictionary<INamedTypeSymbol, TypeNode>(SymbolEqualityComparer.Default);
        var outermost = new List<TypeNode>();
        foreach (var plan in plans)
        {
            Add(plan.Symbol, nodes, outermost).Plan = plan;
        }

        return outermost;
    }

    private static TypeNode Add(INamedTypeSymbol type, Dictionary<INamedTypeSymbol, TypeNode> nodes, List<TypeNode> outermost)
    {
        if (!nodes.TryGetValue(type, out var node))
        {
            node = new(type);
            nodes.Add(type, node);
            (type.ContainingType is { } outer ? Add(outer, nodes, outermost).Nested : outermost).Add(node);
        }

        return node;
    }
}
