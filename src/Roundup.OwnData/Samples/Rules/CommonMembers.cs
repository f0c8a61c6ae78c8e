using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>The members that all types of a hierarchy have, with values of one form: they belong to the base class.</summary>
internal static class CommonMembers
{
    /// <summary>Makes one type of what the types of a hierarchy hold in the same member. Whether anything was merged.</summary>
    public static bool Merge(Shape root)
    {
        var merged = false;
        foreach (var objects in ShapeTraversal.InnermostFirst(root).Where(shape => shape.Variants.Count > 1))
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

    /// <summary>Their names, in the order of the first type.</summary>
    public static List<string> Names(ObjectShape hierarchy)
    {
        var sets = hierarchy.Variants.Values.ToList();
        return [.. sets[0].Fields.Keys.Where(name => name != hierarchy.Tag && IsCommon(name, sets))];
    }

    private static bool IsCommon(string name, List<FieldSet> sets) => sets.TrueForAll(set =>
        set.Fields.TryGetValue(name, out var field) && Similarity.InForm(sets[0].Fields[name].Values, field.Values));

    private static bool Merge(Shape left, Shape right)
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
