using Roundup.OwnData.Code;

namespace Roundup.OwnData.Values.Conversion;

/// <summary>The members that only the sample or only the types have.</summary>
internal sealed class MemberDifferences
{
    private readonly OrderedDictionary<(ObjectJson Type, string Name), (string Path, string? Cause)> unknown = [];
    private readonly OrderedDictionary<ObjectJson, (string Path, HashSet<string> Seen)> objects = [];

    /// <summary>Paths of members that only the sample has, once for each type.</summary>
    public IReadOnlyList<string> Unheld => [.. unknown.Values.Where(one => one.Cause is null).Select(one => one.Path)];

    /// <summary>Paths of members that the types have and no library is given, by the cause.</summary>
    public IEnumerable<IGrouping<string, string>> NotCarried =>
        unknown.Values.Where(one => one.Cause is not null).GroupBy(one => one.Cause!, one => one.Path);

    /// <summary>Paths of members that only the types have, once for each type.</summary>
    public IReadOnlyList<string> Unseen =>
    [
        .. from pair in objects
           from member in pair.Key.Members.Values
           where !pair.Value.Seen.Contains(member.Name)
           select Joined(pair.Value.Path, member.Name),
    ];

    public void Enter(ObjectJson type, string path) => objects.TryAdd(type, (path, []));

    public void Seen(ObjectJson type, string name) => objects[type].Seen.Add(name);

    public void Unknown(ObjectJson type, string path, string name) =>
        unknown.TryAdd((type, name), (Joined(path, name), type.NotCarried.GetValueOrDefault(Spelling.Of(name))));

    public static string Joined(string path, string name) => path.Length == 0 ? name : $"{path}.{name}";
}
