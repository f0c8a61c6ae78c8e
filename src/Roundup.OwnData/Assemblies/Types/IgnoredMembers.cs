using Microsoft.CodeAnalysis;
using Roundup.Catalogue;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.OwnData.Assemblies.Metadata;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>The members that <c>--ignore</c> leaves out.</summary>
internal sealed class IgnoredMembers
{
    private readonly HashSet<ISymbol> symbols = new(SymbolEqualityComparer.Default);

    /// <exception cref="RoundupException">A path is that of no member.</exception>
    public IgnoredMembers(LoadedTypes loaded, INamedTypeSymbol root, IEnumerable<string> paths)
    {
        var members = new MemberPaths(root, loaded.All);
        foreach (var path in paths)
        {
            var found = members.Find(path);
            symbols.UnionWith(found.SelectMany(Overridden));
            if (found.Count == 0)
            {
                throw DataError.UnknownPath(path, root.ToDisplayString(), [.. members.All()]);
            }
        }
    }

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
