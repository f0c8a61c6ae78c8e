namespace Roundup.ModelCompiler.Tests;

/// <summary>Walks a graph of objects by reflection.</summary>
internal static class ObjectGraph
{
    /// <summary>The objects that two graphs have in common, but for those of which a program has one, such as the empty string.</summary>
    public static IEnumerable<object> Shared(object? left, object? right)
    {
        var seen = new HashSet<object>(ReferenceEqualityComparer.Instance);
        Collect(left, seen);
        var other = new HashSet<object>(ReferenceEqualityComparer.Instance);
        Collect(right, other);
        return seen.Intersect(other, ReferenceEqualityComparer.Instance).ToList()!;
    }

    private static void Collect(object? value, HashSet<object> seen)
    {
        if (value is null or "" or Array { Length: 0 } || IsShared(value) || value.GetType() is { IsPrimitive: true } or { IsEnum: true })
        {
            return;
        }

        if (!value.GetType().IsValueType && !seen.Add(value))
        {
            return;
        }

        if (value is string or byte[] or Uri or Version)
        {
            return;
        }

        if (value is IEnumerable items)
        {
            foreach (var item in items)
            {
                Collect(item, seen);
            }

            return;
        }

        foreach (var field in Fields(value.GetType()))
        {
            Collect(field.GetValue(value), seen);
        }
    }

    /// <summary>Whether it is an empty collection that cannot change, of which every program has one.</summary>
    public static bool IsShared(object value) =>
        value is IEnumerable items && !items.GetEnumerator().MoveNext()
        && value.GetType().Namespace is "System.Collections.Immutable" or "System.Collections.Frozen";

    /// <summary>The instance fields of model types and pairs, inherited ones too; other structs have nothing to share.</summary>
    private static IEnumerable<FieldInfo> Fields(Type type) =>
        type.Assembly == typeof(object).Assembly && type.Name != "KeyValuePair`2"
            ? []
            : type.GetFields(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance)
                .Concat(type.BaseType is { } parent && parent != typeof(object) ? Fields(parent) : []);
}
