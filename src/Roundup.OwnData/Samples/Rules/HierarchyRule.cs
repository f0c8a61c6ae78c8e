using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>Decides which member tells the type of an object. Where none does, the objects are no longer kept apart.</summary>
internal static class HierarchyRule
{
    /// <summary>Leaves one member at most that may tell the type, where objects were kept apart.</summary>
    public static void Choose(Shape root)
    {
        var known = Names(root, TypeTag.IsEvident);
        foreach (var objects in OutermostFirst(root).Where(objects => objects.Variants.Count > 1))
        {
            Separate(objects, known, _ => true);
        }
    }

    /// <summary>Keeps apart what is a hierarchy, and nothing else.</summary>
    public static void Apply(Shape root)
    {
        Choose(root);
        var known = Names(root, TypeTag.IsPossible);
        foreach (var objects in OutermostFirst(root))
        {
            Separate(objects, known, tag => objects.Variants.Count == 1 || TypeTag.IsPossible(objects, tag));
        }
    }

    // A member that tells the type in one place is as good as one called type in the others.
    private static void Separate(ObjectShape objects, HashSet<string> known, Predicate<string> takes) => objects.Separate(objects.Tags
        .Where(tag => (TypeTag.Rank(tag) is not null || known.Contains(tag) || TypeTag.IsEvident(objects, tag)) && takes(tag))
        .OrderByDescending(tag => TypeTag.IsPossible(objects, tag))
        .ThenBy(tag => TypeTag.Rank(tag) ?? int.MaxValue)
        .ThenBy(tag => TypeTag.Missing(objects, tag))
        .ThenBy(tag => objects.Variants.Values.Select(set => set.ValueOf(tag)).Distinct().Count())
        .Take(1));

    private static HashSet<string> Names(Shape root, Func<ObjectShape, string, bool> tells) => ShapeTraversal.InnermostFirst(root)
        .Where(objects => objects.Variants.Count > 1)
        .SelectMany(objects => objects.Tags.Where(tag => tells(objects, tag))).ToHashSet(StringComparer.Ordinal);

    // Objects that are no longer kept apart merge those within them.
    private static IEnumerable<ObjectShape> OutermostFirst(Shape root) =>
        ShapeTraversal.InnermostFirst(root).AsEnumerable().Reverse().Where(objects => objects.Latest == objects);
}
