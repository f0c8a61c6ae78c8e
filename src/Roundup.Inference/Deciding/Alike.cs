using Roundup.Inference.Shapes;

namespace Roundup.Inference.Deciding;

/// <summary>Whether two shapes can be one without a value of more than one kind where there was none before.</summary>
internal static class Alike
{
    /// <summary>Whether values of both are of one kind, elements of arrays included; nothing but null is like anything.</summary>
    public static bool InKind(Shape left, Shape right)
    {
        var both = left.Kinds | right.Kinds;
        if (both.AreMixed())
        {
            return left.Kinds == right.Kinds;
        }

        return left.Arrays is null || right.Arrays is null || InKind(left.Arrays.Elements, right.Arrays.Elements);
    }

    /// <summary>Whether two shapes may be one member of a base class: of one kind, and objects with members in common.</summary>
    public static bool InForm(Shape left, Shape right) =>
        InKind(left, right)
        && (left.Objects is null || right.Objects is null || left.Objects == right.Objects || Share(left.Objects, right.Objects) >= 0.5)
        && (left.Arrays is null || right.Arrays is null || InForm(left.Arrays.Elements, right.Arrays.Elements));

    /// <summary>Whether all members that two objects have in common are of one kind.</summary>
    public static bool InMembers(ObjectShape left, ObjectShape right) =>
        left.IsMap == right.IsMap && left.Variants.Values.All(one => right.Variants.Values.All(other => InMembers(one, other)));

    /// <summary>The share of the names that both have, of all names of both (Jaccard's index).</summary>
    public static double Share(ObjectShape left, ObjectShape right)
    {
        if (left.IsMap || right.IsMap)
        {
            return left.IsMap && right.IsMap ? 1 : 0;
        }

        return Share(left.Names, right.Names);
    }

    /// <summary>The same for names.</summary>
    public static double Share(IEnumerable<string> left, IEnumerable<string> right)
    {
        var some = left.ToHashSet(StringComparer.Ordinal);
        var all = some.Union(right).Count();
        return all == 0 ? 0 : (double)some.Intersect(right).Count() / all;
    }

    /// <summary>Whether all members that two sets of objects have in common are of one kind.</summary>
    public static bool InMembers(FieldSet left, FieldSet right) => left.Fields.All(pair =>
        !right.Fields.TryGetValue(pair.Key, out var other) || InKind(pair.Value.Values, other.Values));
}
