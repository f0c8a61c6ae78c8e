using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Rules;

// Makes one type of objects that are alike in several places: within each other (a tree), or beside each other.
internal static class TypeUnification
{
    private const int ManyMembers = 3;
    private const double LikeShare = 0.5;
    private const double MostShare = 0.8;

    public static void Apply(ObservedValues root)
    {
        while (MergeRecursive(root))
        {
        }

        MergeEqual(root);
    }

    // Merges once. A merge changes the shapes below it, so that the search has to begin again.
    private static bool MergeRecursive(ObservedValues root)
    {
        return Visit(root, "", [], []);

        static bool Visit(ObservedValues shape, string name, List<(ObservedObject Shape, string Name)> above, HashSet<ObservedObject> seen)
        {
            foreach (var objects in SampleTraversal.ObjectsOf(shape).Where(seen.Add).ToList())
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
                foreach (var (member, values) in SampleTraversal.Inside(objects).ToList())
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

    private static bool IsRepeated(ObservedObject ancestor, ObservedObject inner, string link) =>
        inner != ancestor
        && !inner.IsMap
        && !ancestor.IsMap
        && ((inner.Names.Contains(link) && Similarity.Share(ancestor, inner) >= LikeShare && Similarity.InMembers(ancestor, inner))
            || AreTypesOf(ancestor, inner));

    private static bool AreTypesOf(ObservedObject hierarchy, ObservedObject inner) =>
        hierarchy.Variants.Count > 1
        && hierarchy.Tag == inner.Tag
        && inner.Variants.All(pair =>
            hierarchy.Variants.TryGetValue(pair.Key, out var known)
            && Similarity.Share(known.Fields.Keys, pair.Value.Fields.Keys) >= LikeShare
            && Similarity.InMembers(known, pair.Value));

    private static void MergeEqual(ObservedValues root)
    {
        var hints = TypeNameHints.Of(root);
        var found = SampleTraversal.InnermostFirst(root);
        var all = found.Where(shape => !shape.IsMap && shape.Names.Count > 0).ToList();
        var owners = found.SelectMany(owner => SampleTraversal.Inside(owner)
                .SelectMany(member => SampleTraversal.ObjectsOf(member.Values)).Select(inner => (inner, owner)))
            .ToLookup(pair => pair.inner, pair => pair.owner);
        foreach (var (index, later) in all.Index())
        {
            var twin = all.Take(index).Select(shape => shape.Latest).FirstOrDefault(earlier =>
                earlier != later.Latest && AreEqual(earlier, later.Latest, hints, [.. owners[earlier].Intersect(owners[later])]));
            var differ = twin is { Variants.Count: 1 } && later.Latest.Variants.Count == 1 && Similarity.Share(twin, later.Latest) < 1;
            twin?.Merge(later);
            if (differ)
            {
                // A member with another text in each place tells no type: no place has objects of both.
                twin!.Flatten();
            }
        }
    }

    private static bool AreEqual(ObservedObject left, ObservedObject right, TypeNameHints hints, List<ObservedObject> owners)
    {
        var areHierarchies = left.Variants.Count > 1 || right.Variants.Count > 1;
        if ((areHierarchies && left.Tag != right.Tag) || left.IsMap || right.IsMap || !Similarity.InMembers(left, right))
        {
            return false;
        }

        var share = Similarity.Share(left, right);
        var (same, several) = (hints[left] == hints[right], left.Names.Count >= 2 && right.Names.Count >= 2);
        var related = same || (several && NameParts.Split(hints[left]).LastOrDefault() == NameParts.Split(hints[right]).LastOrDefault());
        return share == 1
            ? related || (several && owners.Count > 0) || left.Names.Count >= ManyMembers
            : related && (share >= MostShare || (share >= LikeShare && !areHierarchies
                && !owners.Exists(owner => owner.Variants.Count > 1)
                && (same || IsWithin(left.Single, right) || IsWithin(right.Single, left))));
    }

    private static bool IsWithin(FieldSet objects, ObservedObject other) =>
        objects.Fields.All(pair => pair.Value.Present < objects.Count || other.Names.Contains(pair.Key));
}
