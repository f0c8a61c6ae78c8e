namespace SampleNamespace;

/// <summary>The classes of a type's values, and the smallest of them.</summary>
internal static class TypeHierarchy
{
    private const int Never = 1000;

    private static readonly Type[] s_types = [.. typeof(TypeHierarchy).Assembly.GetTypes().OrderBy(type => type.MetadataToken)];
    private static readonly Dictionary<Type, IReadOnlyList<Type>> s_classes = [];
    private static readonly Dictionary<Type, HashSet<Type>> s_contained = [];
    private static Dictionary<Type, int>? s_heights;

    /// <summary>Whether it is a class, struct or interface of the model. An array of these is of their assembly, too.</summary>
    public static bool IsModel(Type type) =>
        (type.Assembly == typeof(TypeHierarchy).Assembly && !type.IsEnum && !type.IsArray) || IsPair(type);

    /// <summary>A tuple, or a key with its value: a struct with members.</summary>
    private static bool IsPair(Type type) => type is { IsValueType: true, IsGenericType: true, Namespace: var space, Name: var name }
        && ((space == "System" && name.StartsWith("ValueTuple`", StringComparison.Ordinal)) || name == "KeyValuePair`2");

    /// <summary>The classes that a value can have: the type itself unless it is abstract, and those that derive from it.</summary>
    public static IReadOnlyList<Type> Classes(Type type)
    {
        lock (s_classes)
        {
            if (!s_classes.TryGetValue(type, out var classes))
            {
                classes = type.IsValueType ? [type] :
                [
                    .. s_types.Where(other =>
                        other is { IsClass: true, IsAbstract: false, ContainsGenericParameters: false } && type.IsAssignableFrom(other)),
                ];
                s_classes.Add(type, classes);
            }

            return classes;
        }
    }

    /// <summary>Whether an object of the type can contain another one, at any depth.</summary>
    public static bool ContainsItself(Type type)
    {
        lock (s_contained)
        {
            if (!s_contained.TryGetValue(type, out var contained))
            {
                contained = [];
                var waiting = new Queue<Type>(Contained(type));
                while (waiting.TryDequeue(out var next))
                {
                    if (contained.Add(next))
                    {
                        foreach (var inner in Contained(next).Concat(Classes(next)))
                        {
                            waiting.Enqueue(inner);
                        }
                    }
                }

                s_contained.Add(type, contained);
            }

            return contained.Contains(type);
        }
    }

    /// <summary>The class whose smallest object has the least nesting; null where no object of the type ends.</summary>
    public static Type? Smallest(Type type)
    {
        s_heights ??= Heights();
        var least = Classes(type).MinBy(one => s_heights.GetValueOrDefault(one, Never));
        return least is not null && s_heights.GetValueOrDefault(least, Never) < Never ? least : null;
    }

    private static IEnumerable<Type> Contained(Type type) =>
        Classes(type).SelectMany(one => ObjectForm.Of(one).Members).SelectMany(member => Parts(member.Type)).Where(IsModel);

    /// <summary>The type itself, or the types of its elements, keys and values.</summary>
    private static IEnumerable<Type> Parts(Type type) =>
        type.IsArray ? Parts(type.GetElementType()!)
        : type.IsGenericType ? type.GetGenericArguments().SelectMany(Parts)
        : [type];

    /// <summary>The least nesting of objects: 1 for a class whose members can all be null, empty or values.</summary>
    private static Dictionary<Type, int> Heights()
    {
        var heights = new Dictionary<Type, int>();
        var classes = s_types.Where(type => IsModel(type) && type is { IsAbstract: false, ContainsGenericParameters: false }).ToList();
        for (var changed = true; changed;)
        {
            changed = false;
            foreach (var type in classes.Where(type => !heights.ContainsKey(type)))
            {
                var needed = ObjectForm.Of(type).Members
                    .Where(member => IsModel(member.Type) && !ValueGenerator.TakesNull(member.Nullability))
                    .Select(member => Classes(member.Type).Select(one => heights.GetValueOrDefault(one, Never)).DefaultIfEmpty(Never).Min())
                    .DefaultIfEmpty(0)
                    .Max();
                if (needed < Never)
                {
                    heights.Add(type, needed + 1);
                    changed = true;
                }
            }
        }

        return heights;
    }
}
