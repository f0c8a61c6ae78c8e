using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Rules;

// The rules about objects, in the order in which they depend on each other.
internal static class SampleRules
{
    public static void Apply(ObservedValues root)
    {
        DictionaryRule.Apply(root);
        HierarchyRule.Apply(root);
        TypeUnification.Apply(root);
        do
        {
            HierarchyRule.Apply(root);
        }
        while (CommonMembers.Merge(root));
    }
}

internal static class SampleTraversal
{
    public static List<ObservedObject> InnermostFirst(ObservedValues root)
    {
        var found = new List<ObservedObject>();
        Visit(root, [], found);
        return found;
    }

    public static IEnumerable<(string Name, ObservedValues Values)> Inside(ObservedObject shape) =>
        shape.Variants.Values.SelectMany(set => set.MapValues is { } values
            ? [("", values)]
            : set.Fields.Select(pair => (pair.Key, pair.Value.Values)));

    public static IEnumerable<ObservedObject> ObjectsOf(ObservedValues shape)
    {
        for (var at = shape; at is not null; at = at.Arrays?.Elements)
        {
            if (at.Objects is { } objects)
            {
                yield return objects;
            }
        }
    }

    private static void Visit(ObservedValues shape, HashSet<ObservedObject> seen, List<ObservedObject> found)
    {
        foreach (var objects in ObjectsOf(shape).Where(seen.Add).ToList())
        {
            foreach (var (_, values) in Inside(objects))
            {
                Visit(values, seen, found);
            }

            found.Add(objects);
        }
    }
}
