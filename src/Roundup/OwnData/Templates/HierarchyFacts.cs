namespace SampleNamespace;

/// <summary>Which classes may stand for a type, and how small their values can be.</summary>
internal static class HierarchyFacts
{
    private const int Never = 1000;

    private static readonly Type[] s_types = [.. typeof(HierarchyFacts).Assembly.GetTypes().OrderBy(type => type.MetadataToken)];
    private static readonly Dictionary<Type, IReadOnlyList<Type>> s_classes = [];
    private static readonly Dictionary<Type, HashSet<Type>> s_reached = [];
    private static Dictionary<Type, int>? s_heights;

    /// <summary>Whether it is a class, struct or interface of the model.</summary>
    public static bool IsModel(Type type) => type.Assembly == typeof(HierarchyFacts).Assembly && !type.IsEnum;

    /// <summary>The classes that a value may be of: the type itself unless it is abstract, and those that derive from it.</summary>
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

    /// <summary>Whether a value of the type can hold another one.</summary>
    public static bool HoldsItself(Type type)
    {
        lock (s_reached)
        {
            if (!s_reached.TryGetValue(type, out var reached))
            {
                reached = [];
                var waiting = new Queue<Type>(Held(type));
                while (waiting.TryDequeue(out var next))
                {
                    if (reached.Add(next))
                    {
                        foreach (var inner in Held(next).Concat(Classes(next)))
                        {
                            waiting.Enqueue(inner);
                        }
                    }
                }

                s_reached.Add(type, reached);
            }

            return reached.Contains(type);
        }
    }

    /// <summary>The class that needs the fewest objects in each other; null where each needs endlessly many.</summary>
    public static Type? Smallest(Type type)
    {
        s_heights ??= Heights();
        var least = Classes(type).MinBy(one => s_heights.GetValueOrDefault(one, Never));
        return least is not null && s_heights.GetValueOrDefault(least, Never) < Never ? least : null;
    }

    private static IEnumerable<Type> Held(Type type) =>
        Classes(type).SelectMany(one => ObjectForm.Of(one).Members).SelectMany(member => Parts(member.Type)).Where(IsModel);

    /// <summary>The type itself, or what its elements, keys and values are.</summary>
    private static IEnumerable<Type> Parts(Type type) =>
        type.IsArray ? Parts(type.GetElementType()!)
        : type.IsGenericType ? type.GetGenericArguments().SelectMany(Parts)
        : [type];

    /// <summary>How many objects are in each other at least: 1 for a class whose members can all be null, empty or values.</summary>
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
                    .Where(member => IsModel(member.Type) && !ValueMaker.TakesNull(member.Nullability))
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
