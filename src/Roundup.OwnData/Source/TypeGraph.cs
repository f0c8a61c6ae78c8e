namespace Roundup.OwnData.Source;

/// <summary>Which types of the source contain which others. Types are known by name alone: nothing is compiled.</summary>
internal sealed class TypeGraph
{
    private readonly ILookup<string, DeclaredType> byName;
    private readonly ILookup<string, DeclaredType> byBase;
    private readonly HashSet<string> contained;

    public TypeGraph(IReadOnlyList<DeclaredType> types)
    {
        byName = types.ToLookup(type => type.Name);
        byBase = types.SelectMany(type => type.Bases.Select(name => (name, type))).ToLookup(pair => pair.name, pair => pair.type);
        contained = [.. types.SelectMany(type => type.Members)];
    }

    /// <summary>Whether a class that is not abstract derives from it, over any number of steps.</summary>
    public bool HasClasses(DeclaredType type)
    {
        var seen = new HashSet<string> { type.Name };
        var waiting = new Queue<string>(seen);
        while (waiting.TryDequeue(out var name))
        {
            foreach (var derived in byBase[name])
            {
                if (!derived.IsAbstract)
                {
                    return true;
                }

                if (seen.Add(derived.Name))
                {
                    waiting.Enqueue(derived.Name);
                }
            }
        }

        return false;
    }

    /// <summary>The names of all types that a type contains, directly or through others, and its own name.</summary>
    /// <param name="isRoot">Whether its values can be of derived classes, as those of a member can.</param>
    public HashSet<string> Contained(DeclaredType from, bool isRoot)
    {
        var seen = new HashSet<string> { from.Name };
        var waiting = new Queue<string>(seen);
        while (waiting.TryDequeue(out var name))
        {
            var next = byName[name].SelectMany(type => type.Uses)
                .Concat((isRoot && name == from.Name) || contained.Contains(name) ? byBase[name].Select(type => type.Name) : []);
            foreach (var other in next.Where(other => byName.Contains(other) && seen.Add(other)))
            {
                waiting.Enqueue(other);
            }
        }

        return seen;
    }
}
