using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>
/// Decides whether a member tells the type of an object: objects with another value of it have other members, or members of another
/// kind. Where it does not, the objects are no longer kept apart.
/// </summary>
internal static class HierarchyRule
{
    private const int FewMembers = 3;
    private const double MostShared = 0.34;

    /// <summary>Keeps apart what is a hierarchy, and nothing else.</summary>
    public static void Apply(Shape root)
    {
        foreach (var objects in ShapeTraversal.InnermostFirst(root).Where(shape => shape.Variants.Count > 1 && !IsHierarchy(shape)))
        {
            objects.Flatten();
        }
    }

    private static bool IsHierarchy(ObjectShape objects)
    {
        var sets = objects.Variants.Values.ToList();
        if (sets.Any(set => set.MapValues is not null || set.Fields.Keys.Any(name => name != objects.Tag && IsMetadata(name))))
        {
            return false;
        }

        if (sets.Any(one => sets.Any(other => Differ(one, other))))
        {
            return true;
        }

        var own = sets.Select(set => (set.Count, Own: OwnMembers(set, sets))).Where(pair => pair.Own > 0).ToList();
        return own.Count >= 2 && (own.Sum(pair => pair.Own) >= FewMembers || own.All(pair => pair.Count >= 2));
    }

    // System.Text.Json reserves such members of a hierarchy for itself.
    private static bool IsMetadata(string name) => name.StartsWith('$');

    private static bool Differ(FieldSet left, FieldSet right) => left.Fields.Any(pair =>
        right.Fields.TryGetValue(pair.Key, out var other)
        && (!Similarity.InKind(pair.Value.Values, other.Values)
            || (pair.Value.Values.Objects is { } one && other.Values.Objects is { } two && one != two && AreOfOtherTypes(one, two))));

    // The objects of an envelope may share an id; each has members of its own then.
    private static bool AreOfOtherTypes(ObjectShape one, ObjectShape two) =>
        !one.IsMap && !two.IsMap && one.Names.Count > 0 && two.Names.Count > 0
        && (Similarity.Share(one, two) == 0
            || (Similarity.Share(one, two) < MostShared
                && one.Names.Except(two.Names).Count() >= 2 && two.Names.Except(one.Names).Count() >= 2));

    /// <summary>Members that each object of a type has and those of some other type never have.</summary>
    private static int OwnMembers(FieldSet set, List<FieldSet> all) => set.Fields.Count(pair =>
        pair.Value.Present == set.Count && all.Any(other => !other.Fields.ContainsKey(pair.Key)));
}
