namespace Roundup.Cli.OwnData.Fitting;

/// <summary>What a sample has and the types lack, and the other way round.</summary>
internal sealed class Differences
{
    private readonly OrderedDictionary<(ObjectJson Type, string Name), string> unknown = [];
    private readonly OrderedDictionary<ObjectJson, (string Path, HashSet<string> Seen)> objects = [];

    /// <summary>Paths of members of the sample that the types do not hold, once for each type.</summary>
    public IReadOnlyList<string> Unheld => [.. unknown.Values];

    /// <summary>Paths of members of the types that are in no object of the sample, once for each type.</summary>
    public IReadOnlyList<string> Unseen =>
    [
        .. from pair in objects
           from member in pair.Key.Members.Values
           where !pair.Value.Seen.Contains(member.Name)
           select Joined(pair.Value.Path, member.Name),
    ];

    /// <summary>An object of a type.</summary>
    public void Enter(ObjectJson type, string path) => objects.TryAdd(type, (path, []));

    /// <summary>A member that is held.</summary>
    public void Seen(ObjectJson type, string name) => objects[type].Seen.Add(name);

    /// <summary>A member that is not held.</summary>
    public void Unknown(ObjectJson type, string path, string name) => unknown.TryAdd((type, name), Joined(path, name));

    /// <summary>The path of a member.</summary>
    public static string Joined(string path, string name) => path.Length == 0 ? name : $"{path}.{name}";
}
