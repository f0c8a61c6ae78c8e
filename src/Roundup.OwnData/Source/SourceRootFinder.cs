using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Texts;

namespace Roundup.OwnData.Source;

/// <param name="path">The file or folder, for messages.</param>
/// <param name="types">The types that it declares.</param>
internal sealed class SourceRootFinder(string path, IReadOnlyList<DeclaredType> types)
{
    private const int MostListed = 10;

    private readonly TypeGraph graph = new(types);

    /// <summary>The named type, or the only type that no other type contains.</summary>
    /// <param name="wanted">The name, with or without its namespace; null: none is given.</param>
    /// <exception cref="RoundupException">There is none, there are several, or it can have no value.</exception>
    public DeclaredType Find(string? wanted) => Checked(wanted is null ? TheOnlyOne() : Named(wanted));

    private DeclaredType TheOnlyOne()
    {
        var candidates = types.Where(type => type.HoldsValues && type.Arity == 0).DistinctBy(type => type.FullName).ToList();
        if (candidates.Count == 0)
        {
            throw Refused("it declares no class, record or struct; name the file that declares your types");
        }

        // Of types that contain each other, each could be the root.
        var contained = candidates.ToDictionary(type => type, type => graph.Contained(type, isRoot: false));
        var roots = candidates
            .Where(type => candidates.All(other => !contained[other].Contains(type.Name) || contained[type].Contains(other.Name)))
            .ToList();
        return roots.Count == 1 ? roots[0]
            : throw Refused($"the root type can be {Listed(roots.Count > 0 ? roots : candidates)}; say which with --type");
    }

    private DeclaredType Named(string wanted)
    {
        var generic = wanted.IndexOf('<', StringComparison.Ordinal);
        var name = (generic < 0 ? wanted : wanted[..generic]).Replace('+', '.').Trim();
        name = Plain(name);
        var found = types.Where(type => Plain(type.FullName) == name).ToList();
        if (found.Count == 0)
        {
            found = [.. types.Where(type => Plain(type.FullName).EndsWith("." + name, StringComparison.Ordinal))];
        }

        var distinct = found.DistinctBy(type => type.FullName).ToList();
        return distinct.Count switch
        {
            1 => found.Find(type => !type.HoldsValues || type.IsAbstract) ?? found[0],
            0 => throw Refused($"it declares no type {wanted}{Proposal(name)}"),
            _ => throw Refused($"{wanted} can be {Listed(distinct)}; say which with --type and its namespace"),
        };
    }

    private static string Plain(string name) => name.Replace("@", "", StringComparison.Ordinal);

    private DeclaredType Checked(DeclaredType type) =>
        !type.HoldsValues ? throw Refused($"{type.FullName} is {type.Kind}, which has no values to serialize; name a class with --type")
        : type.IsAbstract && !graph.HasClasses(type)
            ? throw Refused($"{type.FullName} is {type.Kind}, and no class here derives from it; add one, or name a class with --type")
        : type;

    private string Proposal(string name)
    {
        var known = types.Where(type => type.HoldsValues).Select(type => type.FullName).Distinct(StringComparer.Ordinal).ToList();
        var near = NearestName.Of(name, known)
            ?? NearestName.Of(name[(name.LastIndexOf('.') + 1)..], known.Select(full => full[(full.LastIndexOf('.') + 1)..]));
        return near is null ? $"; it declares {Listed(known)}" : $": did you mean {near}?";
    }

    private static string Listed(List<DeclaredType> several) => Listed([.. several.Select(type => type.FullName)]);

    private static string Listed(List<string> names) => names.Count == 0 ? "no class" : NameList.Of(names, MostListed);

    private RoundupException Refused(string cause) =>
        DataError.Of($"{path}: {cause}{(cause.EndsWith('?') ? "" : ".")}");
}
