namespace Roundup.OwnData.Samples.Observed;

internal static class Similarity
{
    // Whether the values of both have one kind, elements of arrays included. A shape with only nulls is like any other.
    public static bool InKind(ObservedValues left, ObservedValues right) => InKind([left], [right]);

    public static bool InKind(IEnumerable<ObservedValues> left, IEnumerable<ObservedValues> right)
    {
        var (one, other) = (JsonKindsExtensions.Together([.. left]), JsonKindsExtensions.Together([.. right]));
        return JsonKindsExtensions.Together([.. left, .. right]).AreMixed()
            ? one == other
            : !one.HasFlag(JsonKinds.Array) || !other.HasFlag(JsonKinds.Array) || InKind(Elements(left), Elements(right));

        static IEnumerable<ObservedValues> Elements(IEnumerable<ObservedValues> shapes) =>
            shapes.Select(shape => shape.Arrays?.Elements).OfType<ObservedValues>();
    }

    // Whether two shapes can be one member of a base class: values of one kind, and objects with members in common.
    public static bool InForm(ObservedValues left, ObservedValues right) =>
        InKind(left, right)
        && (left.Objects is null || right.Objects is null || left.Objects == right.Objects || Share(left.Objects, right.Objects) >= 0.5)
        && (left.Arrays is null || right.Arrays is null || InForm(left.Arrays.Elements, right.Arrays.Elements));

    public static bool InMembers(ObservedObject left, ObservedObject right) =>
        left.IsMap == right.IsMap && left.Variants.Values.All(one => right.Variants.Values.All(other => InMembers(one, other)));

    // The Jaccard index.
    public static double Share(ObservedObject left, ObservedObject right)
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

// Watches an object while it is read: an object with thousands of names is a dictionary, and has one shape for all values. The names are
// kept until its end, so that a repeated name is found.
internal sealed class DictionaryDetector(FieldSet set)
{
    private const int First = 256;
    private const int Last = 4096;

    private HashSet<string>? _seen;
    private int _next = First;
    private Field? _scratch;

    // Null where the object has the name already.
    public Field? Field(string name)
    {
        if (_seen is not null)
        {
            _scratch = new();
            return _seen.Add(name) ? _scratch : null;
        }

        var field = new Field();
        return set.TryAdd(name, field) ? field : null;
    }

    public void Check()
    {
        if (_scratch is not null)
        {
            set.AddKey(_scratch);
            _scratch = null;
        }
        else if (_seen is null && set.Fields.Count >= _next)
        {
            _next *= 2;
            if (set.Fields.Count >= Last || IsOfOneKind())
            {
                _seen = new(set.Fields.Keys, StringComparer.Ordinal);
                set.ToMap();
            }
        }
    }

    private bool IsOfOneKind() => !JsonKindsExtensions.Together([.. set.Fields.Values.Select(field => field.Values)]).AreMixed();
}
