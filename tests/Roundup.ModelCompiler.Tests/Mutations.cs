namespace Roundup.ModelCompiler.Tests;

/// <summary>One change to a graph, made in place.</summary>
/// <param name="Path">The path and kind that a comparison must report, and it alone.</param>
/// <param name="Apply">Makes the change.</param>
internal sealed record Mutation(string Path, Action Apply);

/// <summary>Finds every change that can be made to one member or element of a graph.</summary>
internal static class Mutations
{
    /// <summary>The changes to <paramref name="target"/>, whose path is <paramref name="path"/>.</summary>
    public static IEnumerable<Mutation> Of(object target, string path = "")
    {
        const BindingFlags Public = BindingFlags.Public | BindingFlags.Instance;
        var members = target.GetType()
            .GetProperties(Public)
            .Where(property => property.CanWrite)
            .Cast<MemberInfo>()
            .Concat(target.GetType().GetFields(Public));
        return members.SelectMany(member => OfMember(target, member, path.Length == 0 ? member.Name : path + "." + member.Name));
    }

    private static IEnumerable<Mutation> OfMember(object target, MemberInfo member, string path)
    {
        var (type, value) = member is PropertyInfo property
            ? (property.PropertyType, property.GetValue(target))
            : (((FieldInfo)member).FieldType, ((FieldInfo)member).GetValue(target));
        void Set(object? changed)
        {
            if (member is PropertyInfo written)
            {
                written.SetValue(target, changed);
            }
            else
            {
                ((FieldInfo)member).SetValue(target, changed);
            }
        }

        if (value is null)
        {
            return [];
        }

        var mutations = OfValue(value, path, Set);
        return type.IsValueType && Nullable.GetUnderlyingType(type) is null
            ? mutations
            : mutations.Append(new($"{path}: null", () => Set(null)));
    }

    private static IEnumerable<Mutation> OfValue(object value, string path, Action<object?> set)
    {
        if (Changed(value) is { } changed)
        {
            return [new($"{path}: {changed.Kind}", () => set(changed.Value))];
        }

        switch (value)
        {
            case byte[] or IList { IsReadOnly: true } or IDictionary { IsReadOnly: true }:
                return [];
            case IEnumerable when value.GetType().Namespace is "System.Collections.Immutable" or "System.Collections.Frozen":
                return [];
            case Array array:
                return Enumerable.Range(0, array.Length).SelectMany(index =>
                    array.GetValue(index) is { } item ? OfValue(item, path + "[]", other => array.SetValue(other, index)) : []);
            case IDictionary map:
                var keys = map.Keys.Cast<object>().ToList();
                return keys.SelectMany(key => map[key] is { } item ? OfValue(item, path + "[]", other => map[key] = other) : [])
                    .Concat(keys.Take(1).Select(key => new Mutation($"{path}: count", () => map.Remove(key))));
            case IList list:
                return Enumerable.Range(0, list.Count)
                    .SelectMany(index => list[index] is { } item ? OfValue(item, path + "[]", other => list[index] = other) : [])
                    .Append(new($"{path}: count", () => list.Add(NewElement(list))));
            case IEnumerable bag:
                return [new($"{path}: count", () => bag.GetType().GetMethod("Clear")!.Invoke(bag, null))];
            default:
                // A boxed struct is changed in its box and put back.
                return Of(value, path).Select(inner => new Mutation(inner.Path, () =>
                {
                    inner.Apply();
                    set(value);
                }));
        }
    }

    /// <summary>Another value of the same type, and the kind of the difference; null for what has parts.</summary>
    private static (object Value, string Kind)? Changed(object value) => value switch
    {
        bool flag => (!flag, "value"),
        char unit => ((char)(unit ^ 1), "value"),
        byte number => ((byte)(number ^ 1), "value"),
        sbyte number => ((sbyte)(number ^ 1), "value"),
        short number => ((short)(number ^ 1), "value"),
        ushort number => ((ushort)(number ^ 1), "value"),
        int number => (number ^ 1, "value"),
        uint number => (number ^ 1, "value"),
        long number => (number ^ 1, "value"),
        ulong number => (number ^ 1, "value"),
        float number => (number == 3 ? 4f : 3f, "value"),
        double number => (number == 3 ? 4d : 3d, "value"),
        decimal number => (number == 3 ? 4m : 3m, "value"),
        string text => (text + "\uD800", "value"),
        Enum other => (System.Enum.GetValues(other.GetType()).Cast<object>().First(one => !one.Equals(other)), "value"),
        Guid guid => (new Guid(guid.ToByteArray().Reverse().ToArray()), "value"),
        TimeSpan span => (new TimeSpan(span.Ticks ^ 1), "value"),
        DateTime time => (new DateTime(time.Ticks ^ 1, time.Kind), "DateTime.Ticks"),
        DateTimeOffset moment => (new DateTimeOffset(moment.Ticks ^ 1, moment.Offset), "DateTimeOffset.Ticks"),
        DateOnly day => (DateOnly.FromDayNumber(day.DayNumber ^ 1), "value"),
        TimeOnly hour => (new TimeOnly(hour.Ticks ^ 1), "value"),
        Uri link => (new Uri(link.OriginalString + "#x", UriKind.RelativeOrAbsolute), "value"),
        Version version => (new Version(version.Major + 1, 0), "value"),
        byte[] { Length: > 0 } blob => (blob.Select(one => (byte)~one).ToArray(), "value"),
        _ => null,
    };

    private static object? NewElement(IList list) =>
        list.GetType().GetGenericArguments()[0] is { IsValueType: true } item ? Activator.CreateInstance(item) : null;
}
