using Roundup.Inference.Naming;
using Roundup.Inference.Shapes;

namespace Roundup.Inference.Deciding;

/// <summary>Makes one type of objects that are the same at several places: within each other (a tree), or beside each other.</summary>
internal static class Unification
{
    private const int ManyMembers = 3;
    private const double LikeShare = 0.5;

    /// <summary>Merges what is alike.</summary>
    public static void Apply(Shape root)
    {
        while (MergeRecursive(root))
        {
        }

        MergeEqual(root);
    }

    /// <summary>One merge changes what is below it, so the search begins again.</summary>
    private static bool MergeRecursive(Shape root)
    {
        return Visit(root, "", [], []);

        static bool Visit(Shape shape, string name, List<(ObjectShape Shape, string Name)> above, HashSet<ObjectShape> seen)
        {
            foreach (var objects in ShapeWalk.ObjectsOf(shape).Where(seen.Add).ToList())
            {
                foreach (var (index, (ancestor, _)) in above.Index())
                {
                    // The member of the ancestor that leads here.
                    var link = index + 1 < above.Count ? above[index + 1].Name : name;
                    if (IsRepeated(ancestor, objects, link))
                    {
                        ancestor.Merge(objects);
                        return true;
                    }
                }

                above.Add((objects, name));
                foreach (var (member, values) in ShapeWalk.Inside(objects).ToList())
                {
                    if (Visit(values, member, above, seen))
                    {
                        return true;
                    }
                }

                above.RemoveAt(above.Count - 1);
            }

            return false;
        }
    }

    private static bool IsRepeated(ObjectShape ancestor, ObjectShape inner, string link) =>
        inner != ancestor
        && !inner.IsMap
        && !ancestor.IsMap
        && ((inner.Names.Contains(link) && Alike.Share(ancestor, inner) >= LikeShare && Alike.InMembers(ancestor, inner))
            || AreTypesOf(ancestor, inner));

    /// <summary>Whether the objects within a hierarchy are of its types.</summary>
    private static bool AreTypesOf(ObjectShape hierarchy, ObjectShape inner) =>
        hierarchy.Variants.Count > 1
        && hierarchy.Tag == inner.Tag
        && inner.Variants.All(pair =>
            hierarchy.Variants.TryGetValue(pair.Key, out var known)
            && Alike.Share(known.Fields.Keys, pair.Value.Fields.Keys) >= LikeShare
            && Alike.InMembers(known, pair.Value));

    private static void MergeEqual(Shape root)
    {
        var hints = Hints.Of(root);
        var all = ShapeWalk.InnermostFirst(root).Where(shape => !shape.IsMap && shape.Names.Count >= 2).ToList();
        foreach (var (index, later) in all.Index())
        {
            var twin = all.Take(index).Select(shape => shape.Latest)
                .FirstOrDefault(earlier => earlier != later.Latest && AreEqual(earlier, later.Latest, hints));
            twin?.Merge(later);
        }
    }

    private static bool AreEqual(ObjectShape left, ObjectShape right, Hints hints)
    {
        var areHierarchies = left.Variants.Count > 1 || right.Variants.Count > 1;
        if ((areHierarchies && left.Tag != right.Tag) || left.IsMap || right.IsMap || !Alike.InMembers(left, right))
        {
            return false;
        }

        var share = Alike.Share(left, right);
        var related = Words.Of(hints[left]).LastOrDefault() == Words.Of(hints[right]).LastOrDefault();
        return share == 1 ? related || left.Names.Count >= ManyMembers : related && share >= 0.8;
    }
}
