using Roundup.OwnData.Code;

namespace Roundup.OwnData.Samples.Observed;

// Whether a text member tells the type of an object: objects with another value of it have other members, or members of another kind. One
// object for each value is enough for a member that is called type or the like; any other member needs more evidence.
internal static class TypeTag
{
    private const int FewMembers = 3;
    private const double MostShared = 0.34;
    private const double MostInCommon = 0.5;
    private const double MostMissing = 0.2;

    // In order of likelihood.
    private static readonly string[] s_words =
        ["Type", "Kind", "Typename", "T", "Event", "Action", "Op", "Discriminator", "Variant", "Shape", "Class", "Object"];

    // The likelihood by the last word of the name, 0 being the best; null for a name of anything.
    public static int? Rank(string name) =>
        NameParts.Split(name) is [.., var last] && Array.IndexOf(s_words, last) is >= 0 and var rank ? rank : null;

    public static bool IsPossible(ObservedObject objects, string tag) => Groups(objects, tag) is { Count: > 1 } groups
        && (groups.Exists(one => groups.Exists(other => Differ(one, other))) || HaveOwnMembers(groups));

    // Whether most values have several objects, with the same members for one value and mostly other members than those of some other
    // value: ids have one object each, and a status goes with one member or the other among many that all objects have.
    public static bool IsEvident(ObservedObject objects, string tag)
    {
        if (Groups(objects, tag) is not { Count: > 1 } groups)
        {
            return false;
        }

        var several = groups.FindAll(group => group.Count > 1);
        return several.Count * 2 >= groups.Count
            && several.TrueForAll(one => one.IsUniform && several.Exists(other => AreApart(one, other)));
    }

    // How many members the objects lack that others with the same value have: the better of two tags leaves fewer.
    public static long Missing(ObservedObject objects, string tag) =>
        Groups(objects, tag)?.Sum(group => group.Missing) ?? 0;

    // The objects by the value of the tag; null where the objects cannot be derived classes of one base class.
    private static List<Group>? Groups(ObservedObject objects, string tag)
    {
        // System.Text.Json reserves members with a dollar sign for itself where there is a hierarchy.
        var sets = objects.Variants.Values;
        return sets.Any(set => set.MapValues is not null || set.Fields.Keys.Any(name => name != tag && name.StartsWith('$')))
            ? null
            : [.. sets.GroupBy(set => set.ValueOf(tag)).Select(sets => new Group([.. sets], tag))];
    }

    private static bool HaveOwnMembers(List<Group> groups)
    {
        var own = groups
            .Select(group => (group.Count, Own: group.Sure.Count(name => groups.Exists(other => !other.Members.Contains(name)))))
            .Where(pair => pair.Own > 0).ToList();
        return own.Count >= 2 && (own.Sum(pair => pair.Own) >= FewMembers || own.All(pair => pair.Count >= 2));
    }

    private static bool Differ(Group left, Group right) => HoldOtherTypes(left, right) || left.Members.Any(member =>
        right.Members.Contains(member.Key) && !Similarity.InKind(Values(member), Values(right.Members[member.Key])));

    private static bool AreApart(Group left, Group right)
    {
        var own = left.Sure.Count(name => !right.Members.Contains(name));
        var others = right.Sure.Count(name => !left.Members.Contains(name));
        return (own > 0 && others > 0 && own + others >= FewMembers && Similarity.Share(left.Names, right.Names) <= MostInCommon)
            || HoldOtherTypes(left, right);
    }

    private static bool HoldOtherTypes(Group left, Group right) =>
        left.Members.Any(member => AreOfOtherTypes(Objects(member), Objects(right.Members[member.Key])));

    private static IEnumerable<ObservedValues> Values(IEnumerable<Field> fields) => fields.Select(field => field.Values);

    private static List<ObservedObject> Objects(IEnumerable<Field> fields) =>
        [.. Values(fields).Select(shape => shape.Objects).OfType<ObservedObject>().Distinct()];

    // The objects of an envelope may share an id; each has members of its own then.
    private static bool AreOfOtherTypes(List<ObservedObject> left, List<ObservedObject> right)
    {
        if (left.Concat(right).Any(objects => objects.IsMap || objects.Names.Count == 0) || left.Intersect(right).Any())
        {
            return false;
        }

        var (one, two) = (left.SelectMany(objects => objects.Names).ToHashSet(), right.SelectMany(objects => objects.Names).ToHashSet());
        var share = Similarity.Share(one, two);
        return one.Count > 0 && two.Count > 0
            && (share == 0 || (share < MostShared && one.Except(two).Count() >= 2 && two.Except(one).Count() >= 2));
    }

    private sealed class Group(List<FieldSet> sets, string tag)
    {
        public long Count { get; } = sets.Sum(set => set.Count);

        public ILookup<string, Field> Members { get; } = sets.SelectMany(set => set.Fields).Where(pair => pair.Key != tag)
            .ToLookup(pair => pair.Key, pair => pair.Value, StringComparer.Ordinal);

        public IEnumerable<string> Names => Members.Select(member => member.Key);

        public IEnumerable<string> Sure => Members.Where(member => member.Sum(one => one.Present) == Count).Select(member => member.Key);

        public long Missing => Members.Sum(member => Count - member.Sum(one => one.Present));

        // Whether the objects have the same members: two objects all of them, more objects most of them.
        public bool IsUniform => Missing <= MostMissing * (Count - 2) * Members.Count;
    }
}
