using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Rules;

// Decides which member tells the type of an object. Where none does, the objects are no longer kept apart.
internal static class HierarchyRule
{
    public static void Choose(ObservedValues root)
    {
        var known = Names(root, TypeTag.IsEvident);
        foreach (var objects in OutermostFirst(root).Where(objects => objects.Variants.Count > 1))
        {
            Separate(objects, known, _ => true);
        }
    }

    public static void Apply(ObservedValues root)
    {
        Choose(root);
        var known = Names(root, TypeTag.IsPossible);
        foreach (var objects in OutermostFirst(root))
        {
            Separate(objects, known, tag => objects.Variants.Count == 1 || TypeTag.IsPossible(objects, tag));
        }
    }

    // A member that tells the type in one place is as good as one called type in the others.
    private static void Separate(ObservedObject objects, HashSet<string> known, Predicate<string> takes) => objects.Separate(objects.Tags
        .Where(tag => (TypeTag.Rank(tag) is not null || known.Contains(tag) || TypeTag.IsEvident(objects, tag)) && takes(tag))
        .OrderByDescending(tag => TypeTag.IsPossible(objects, tag))
        .ThenBy(tag => TypeTag.Rank(tag) ?? int.MaxValue)
        .ThenBy(tag => TypeTag.Missing(objects, tag))
        .ThenBy(tag => objects.Variants.Values.Select(set => set.ValueOf(tag)).Distinct().Count())
        .Take(1));

    private static HashSet<string> Names(ObservedValues root, Func<ObservedObject, string, bool> tells) =>
        SampleTraversal.InnermostFirst(root)
        .Where(objects => objects.Variants.Count > 1)
        .SelectMany(objects => objects.Tags.Where(tag => tells(objects, tag))).ToHashSet(StringComparer.Ordinal);

    // Objects that are no longer kept apart merge those within them.
    private static IEnumerable<ObservedObject> OutermostFirst(ObservedValues root) =>
        SampleTraversal.InnermostFirst(root).AsEnumerable().Reverse().Where(objects => objects.Latest == objects);
}

// The members that all types of a hierarchy have, with values of one form: they belong to the base class.
internal static class CommonMembers
{
    // Returns whether anything was merged.
    public static bool Merge(ObservedValues root)
    {
        var merged = false;
        foreach (var objects in SampleTraversal.InnermostFirst(root).Where(shape => shape.Variants.Count > 1))
        {
            var sets = objects.Variants.Values.ToList();
            foreach (var name in Names(objects.Latest))
            {
                var first = sets[0].Fields[name].Values;
                foreach (var other in sets.Skip(1))
                {
                    merged |= Merge(first, other.Fields[name].Values);
                }
            }
        }

        return merged;
    }

    // In the order of the first type.
    public static List<string> Names(ObservedObject hierarchy)
    {
        var sets = hierarchy.Variants.Values.ToList();
        return [.. sets[0].Fields.Keys.Where(name => name != hierarchy.Tag && IsCommon(name, sets))];
    }

    private static bool IsCommon(string name, List<FieldSet> sets) => sets.TrueForAll(set =>
        set.Fields.TryGetValue(name, out var field) && Similarity.InForm(sets[0].Fields[name].Values, field.Values));

    private static bool Merge(ObservedValues left, ObservedValues right)
    {
        var merged = false;
        if (left.Objects is { } one && right.Objects is { } other && one != other)
        {
            one.Merge(other);
            merged = true;
        }

        return left.Arrays is { } array && right.Arrays is { } otherArray ? Merge(array.Elements, otherArray.Elements) || merged : merged;
    }
}
