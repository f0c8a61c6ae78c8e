using Roundup.OwnData.Code;

namespace Roundup.OwnData.Values.Conversion;

internal sealed class MemberDifferences
{
    private readonly OrderedDictionary<(ObjectJson Type, string Name), (string Path, string? Cause)> _unknown = [];
    private readonly OrderedDictionary<string, (long Root, ConversionException Error)> _refused = [];
    private readonly SortedSet<string> _rounded = new(StringComparer.Ordinal);
    private readonly OrderedDictionary<ObjectJson, string> _paths = [];
    private readonly HashSet<(string Owner, string Name)> _seen = [];

    // Once for each type.
    public IReadOnlyList<string> OnlyInSample => [.. _unknown.Values.Where(one => one.Cause is null).Select(one => one.Path)];

    // Paths of members that the types have and no library is given, by the cause.
    public IEnumerable<IGrouping<string, string>> WithheldFromLibraries =>
        _unknown.Values.Where(one => one.Cause is not null).GroupBy(one => one.Cause!, one => one.Path);

    public long Root { get; set; }

    // Once for each path.
    public IReadOnlyList<(long Root, ConversionException Error)> Refused => [.. _refused.Values];

    // Paths of numbers and times with more digits than their types hold.
    public IReadOnlyList<string> Rounded => [.. _rounded];

    // Paths of members that only the types have, once for each type that declares them: a class of a hierarchy may lack what another has.
    public IReadOnlyList<string> OnlyInTypes =>
    [
        .. from pair in _paths
           from member in pair.Key.Members.Values
           where !_seen.Contains((member.Owner, member.Name))
           group Joined(pair.Value, member.Name) by (member.Owner, member.Name) into places
           select places.First(),
    ];

    public void Enter(ObjectJson type, string path) => _paths.TryAdd(type, path);

    public void Seen(JsonMember member) => _seen.Add((member.Owner, member.Name));

    public void Unknown(ObjectJson type, string path, string name) =>
        _unknown.TryAdd((type, name), (Joined(path, name), type.NotCarried.GetValueOrDefault(Spelling.Correct(name))));

    public void Refuse(ConversionException error) => _refused.TryAdd(error.Path, (Root, error));

    public void Round(string path) => _rounded.Add(path);

    public static string Joined(string path, string name) => path.Length == 0 ? name : $"{path}.{name}";
}
