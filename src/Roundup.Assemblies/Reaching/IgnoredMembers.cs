using Microsoft.CodeAnalysis;
using Roundup.Assemblies.Findings;
using Roundup.Assemblies.Loading;

namespace Roundup.Assemblies.Reaching;

/// <summary>The members that the user wants to be left out.</summary>
internal sealed class IgnoredMembers
{
    /// <summary>The most paths that are looked at for a proposal, and how many names they have at most.</summary>
    private const int MostPaths = 2000;
    private const int DeepestPath = 6;

    private readonly HashSet<ISymbol> symbols = new(SymbolEqualityComparer.Default);
    private readonly LoadedTypes loaded;
    private readonly INamedTypeSymbol root;

    /// <summary>Finds them.</summary>
    /// <param name="loaded">All types.</param>
    /// <param name="root">Where paths begin.</param>
    /// <param name="paths">The paths: <c>Lines[].Handler</c>.</param>
    /// <exception cref="AssemblyException">A path is that of no member.</exception>
    public IgnoredMembers(LoadedTypes loaded, INamedTypeSymbol root, IEnumerable<string> paths)
    {
        (this.loaded, this.root) = (loaded, root);
        foreach (var path in paths)
        {
            var found = Find(path);
            if (found.Count == 0 && path.StartsWith(root.Name + ".", StringComparison.Ordinal))
            {
                found = Find(path[(root.Name.Length + 1)..]);
            }

            if (found.Count == 0)
            {
                throw new AssemblyException($"--ignore '{path}' is the path of no member of {root.ToDisplayString()}", path, Paths());
            }

            symbols.UnionWith(found.SelectMany(Overridden));
        }
    }

    /// <summary>Whether a property or field is left out.</summary>
    public bool Contains(ISymbol symbol) => Overridden(symbol).Any(symbols.Contains);

    /// <summary>A property and those that it overrides: one member.</summary>
    private static IEnumerable<ISymbol> Overridden(ISymbol symbol)
    {
        for (var level = symbol; level is not null; level = (level as IPropertySymbol)?.OverriddenProperty)
        {
            yield return level;
        }
    }

    private List<ISymbol> Find(string path)
    {
        IEnumerable<INamedTypeSymbol> places = Places(root);
        var names = path.Split('.');
        foreach (var name in names[..^1])
        {
            var plain = name.TrimEnd('[', ']');
            places = places.SelectMany(CandidateList.Of).Where(candidate => candidate.Name == plain)
                .Select(candidate => Element(candidate.Type))
                .Where(element => plain + element.Suffix == name)
                .SelectMany(element => Places(element.Type));
        }

        return [.. places.SelectMany(CandidateList.Of).Where(member => member.Name == names[^1]).Select(member => member.Symbol)];
    }

    /// <summary>The types that a value may have.</summary>
    private IEnumerable<INamedTypeSymbol> Places(ITypeSymbol type) =>
        type is INamedTypeSymbol named && loaded.IsOwn(named) ? loaded.Derived(named).Prepend(named) : [];

    /// <summary>What lists and dictionaries hold in the end, and the brackets on the way.</summary>
    private static (ITypeSymbol Type, string Suffix) Element(ITypeSymbol type)
    {
        var suffix = "";
        while (TypeForm.Of(type) is { Element: { } element } form)
        {
            suffix += form.Kind == FormKind.Nullable ? "" : "[]";
            type = element;
        }

        return (type, suffix);
    }

    private List<string> Paths()
    {
        var paths = new List<string>();
        var left = new Queue<(string Before, INamedTypeSymbol Type, int Depth)>([("", root, 1)]);
        while (paths.Count < MostPaths && left.TryDequeue(out var at))
        {
            foreach (var candidate in Places(at.Type).SelectMany(CandidateList.Of).DistinctBy(candidate => candidate.Name))
            {
                paths.Add(at.Before + candidate.Name);
                var (type, suffix) = Element(candidate.Type);
                if (at.Depth < DeepestPath && type is INamedTypeSymbol named && loaded.IsOwn(named))
                {
                    left.Enqueue(($"{at.Before}{candidate.Name}{suffix}.", named, at.Depth + 1));
                }
            }
        }

        return paths;
    }
}
