using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

// The rules about objects, in the order in which they depend on each other.
internal static class ShapeRules
{
    public static void Apply(Shape root)
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

internal static class ShapeTraversal
{
    public static List<ObjectShape> InnermostFirst(Shape root)
    {
        var found = new List<ObjectShape>();
        Visit(root, [], found);
        return found;
    }

    public static IEnumerable<(string Name, Shape Values)> Inside(ObjectShape shape) =>
        shape.Variants.Values.SelectMany(set => set.MapValues is { } values
            ? [("", values)]
            : set.Fields.Select(pair => (pair.Key, pair.Value.Values)));

    public static IEnumerable<ObjectShape> ObjectsOf(Shape shape)
    {
        for (var at = shape; at is not null; at = at.Arrays?.Elements)
        {
            if (at.Objects is { } objects)
            {
                yield return objects;
            }
        }
    }

    private static void Visit(Shape shape, HashSet<ObjectShape> seen, List<ObjectShape> found)
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
