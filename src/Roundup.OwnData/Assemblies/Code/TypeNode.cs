using Microsoft.CodeAnalysis;
using Roundup.OwnData.Assemblies.Types;

namespace Roundup.OwnData.Assemblies.Code;

internal sealed class TypeNode(INamedTypeSymbol symbol)
{
    public INamedTypeSymbol Symbol { get; } = symbol;

    /// <summary>The plan of the type; null: only the types nested in it are written.</summary>
    public TypePlan? Plan { get; private set; }

    public List<TypeNode> Nested { get; } = [];

    /// <summary>The types that are not nested, in the order of the plans.</summary>
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
