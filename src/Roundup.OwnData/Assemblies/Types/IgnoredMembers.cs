using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Sources;
using Roundup.OwnData.Assemblies.Metadata;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>The members that <c>--ignore</c> leaves out.</summary>
internal sealed class IgnoredMembers
{
    private readonly HashSet<ISymbol> symbols = new(SymbolEqualityComparer.Default);

    public IgnoredMembers(LoadedTypes loaded, INamedTypeSymbol root, IEnumerable<string> paths)
    {
        var members = new MemberPaths(root, loaded.All);
        symbols.UnionWith(paths.SelectMany(members.Find).SelectMany(Overridden));
    }

    /// <summary>The members, each by the simple name of its type and its own.</summary>
    public IReadOnlyCollection<(string Type, string Member)> Names =>
        [.. symbols.Select(symbol => (symbol.ContainingType.Name, symbol.Name)).Distinct()];

    public bool Contains(ISymbol symbol) => Overridden(symbol).Any(symbols.Contains);

    /// <summary>A property and those that it overrides: one member.</summary>
    private static IEnumerable<ISymbol> Overridden(ISymbol symbol)
    {
        for (var level = symbol; level is not null; level = (level as IPropertySymbol)?.OverriddenProperty)
        {
            yield return level;
        }
    }
}
