namespace Roundup.OwnData.Samples.Shapes;

/// <summary>Whether two shapes are alike enough to be one type.</summary>
internal static class Similarity
{
    /// <summary>Whether the values of both have one kind, elements of arrays included. A shape with only nulls is like any other.</summary>
    public static bool InKind(Shape left, Shape right) => InKind([left], [right]);

    /// <inheritdoc cref="InKind(Shape, Shape)"/>
    public static bool InKind(IEnumerable<Shape> left, IEnumerable<Shape> right)
    {
        var (one, other) = (Kinds(left), Kinds(right));
        return (one | other).AreMixed()
            ? one == other
            : !one.HasFlag(JsonKinds.Array) || !other.HasFlag(JsonKinds.Array) || InKind(Elements(left), Elements(right));

        static JsonKinds Kinds(IEnumerable<Shape> shapes) => shapes.Aggregate(JsonKinds.None, (all, shape) => all | shape.Kinds);
        static IEnumerable<Shape> Elements(IEnumerable<Shape> shapes) => shapes.Select(shape => shape.Arrays?.Elements).OfType<Shape>();
    }

    /// <summary>Whether two shapes can be one member of a base class: values of one kind, and objects with members in common.</summary>
    public static bool InForm(Shape left, Shape right) =>
        InKind(left, right)
        && (left.Objects is null || right.Objects is null || left.Objects == right.Objects || Share(left.Objects, right.Objects) >= 0.5)
        && (left.Arrays is null || right.Arrays is null || InForm(left.Arrays.Elements, right.Arrays.Elements));

    /// <summary>Whether all common members of two objects have one kind.</summary>
    public static bool InMembers(ObjectShape left, ObjectShape right) =>
        left.IsMap == right.IsMap && left.Variants.Values.All(one => right.Variants.Values.All(other => InMembers(one, other)));

    /// <summary>The share of common member names among all names of both (Jaccard index).</summary>
    public static double Share(ObjectShape left, ObjectShape right)
    {
        if (left.IsMap || right.IsMap)
        {
            return left.IsMap && right.IsMap ? 1 : 0;
        }

        return Share(left.Names, right.Names);
    }

    public static double Share(IEnumerable<string> left, IEnumerable<string> right)
    {
        var some = left.ToHashSet(StringComparer.Ordinal);
        var all = some.Union(right).Count();
        return all == 0 ? 0 : (double)some.Intersect(right).Count() / all;
    }

    public static bool InMembers(FieldSet left, FieldSet right) => left.Fields.All(pair =>
        !right.Fields.TryGetValue(pair.Key, out var other) || InKind(pair.Value.Values, other.Values));
}
