using System.Collections;
using System.Reflection;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Generates values of the model's types, of collections and of scalars.</summary>
/// <param name="random">The source of all chance.</param>
/// <param name="index">The index of the root in the dataset: the classes of a hierarchy take turns.</param>
internal sealed class ValueGenerator(SeededRandom random, int index)
{
    private const int Levels = MostLevels;
    private const int NullOneIn = 10;
    private const int MostElements = 5;
    private const int MostObjects = 1000;
    private const int MostTries = 20;

    private readonly ScalarGenerator scalars = new(random, index);
    private readonly Dictionary<Type, int> turns = [];
    private int recursion;
    private int objects;

    /// <summary>Whether null is a value: by the type, or by the annotation of a reference type.</summary>
    public static bool TakesNull(NullabilityInfo info) => info.ReadState == NullabilityState.Nullable;

    public object Root(Type type) => Model(type, atLimit: false)!;

    private object? Value(Type type, NullabilityInfo info)
    {
        var nullable = TakesNull(info);
        if (nullable && random.Int(1, NullOneIn) == 1)
        {
            return null;
        }

        type = Nullable.GetUnderlyingType(type) ?? type;
        if (!TypeHierarchy.IsModel(type))
        {
            return type.IsEnum ? Enumeration(type) : scalars.Of(type) ?? Collection(type, info);
        }

        // A type that contains itself ends here; where null is no value, with the smallest object.
        var atLimit = IsAtLimit(type);
        return nullable && atLimit ? null : Model(type, atLimit);
    }

    private bool IsAtLimit(Type type) =>
        objects > MostObjects || (recursion >= Levels && TypeHierarchy.Classes(type).Any(TypeHierarchy.ContainsItself));

    private object? Model(Type type, bool atLimit)
    {
        var made = atLimit ? TypeHierarchy.Smallest(type) : Turn(type);
        if (made is null)
        {
            return null;
        }

        var recursive = TypeHierarchy.ContainsItself(made) ? 1 : 0;
        objects++;
        recursion += recursive;
        var value = Create(ObjectForm.Of(made));
        recursion -= recursive;
        return value;
    }

    /// <summary>Creates an object, with other values where its class refuses the first ones.</summary>
    private object Create(ObjectForm form)
    {
        for (var left = MostTries; ; left--)
        {
            var values = form.Members.Select(member => Value(member.Type, member.Nullability)).ToArray();
            try
            {
                return form.Make(values);
            }
            catch (InvalidOperationException) when (left > 0)
            {
            }
        }
    }

    /// <summary>The classes of a hierarchy in turn, so that each of them occurs.</summary>
    private Type? Turn(Type type)
    {
        var classes = TypeHierarchy.Classes(type);
        if (classes.Count == 0)
        {
            throw new InvalidOperationException($"no class of the model stands for {type.Name}: add one");
        }

        var turn = turns.GetValueOrDefault(type, index);
        turns[type] = turn + 1;
        return classes[(int)((uint)turn % classes.Count)];
    }

    private object Enumeration(Type type)
    {
        // The values as they are declared, in an order that is the same everywhere.
        var values = type.GetFields(BindingFlags.Public | BindingFlags.Static).Select(field => field.GetRawConstantValue()!).ToList();
        if (values.Count == 0)
        {
            return Enum.ToObject(type, 0);
        }

        var value = random.Pick(values);
        if (!type.IsDefined(typeof(FlagsAttribute), inherit: false))
        {
            return Enum.ToObject(type, value);
        }

        var bits = Bits(value);
        for (var more = random.Int(0, 2); more > 0; more--)
        {
            bits |= Bits(random.Pick(values));
        }

        return Enum.ToObject(type, bits);
    }

    private static ulong Bits(object value) =>
        value is ulong wide ? wide : unchecked((ulong)Convert.ToInt64(value, System.Globalization.CultureInfo.InvariantCulture));

    private object Collection(Type type, NullabilityInfo info)
    {
        if (type.IsArray)
        {
            var list = Elements(type.GetElementType()!, info.ElementType!);
            var array = Array.CreateInstance(type.GetElementType()!, list.Count);
            list.CopyTo(array, 0);
            return array;
        }

        var arguments = type.IsGenericType ? type.GetGenericArguments() : [];
        return arguments.Length switch
        {
            1 when IsSet(type) => MadeCollection.Of(type, (IEnumerable)Activator.CreateInstance(
                typeof(HashSet<>).MakeGenericType(arguments), Elements(arguments[0], info.GenericTypeArguments[0]))!),
            1 => MadeCollection.Of(type, Elements(arguments[0], info.GenericTypeArguments[0])),
            2 => MadeCollection.Of(type, Map(arguments, info)),
            _ => throw new InvalidOperationException($"values of {type} cannot be generated: give values with --data"),
        };
    }

    private static bool IsSet(Type type) =>
        type.Name.StartsWith("HashSet", StringComparison.Ordinal) || type.Name.Contains("Set`", StringComparison.Ordinal);

    private IList Elements(Type type, NullabilityInfo info)
    {
        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(type))!;
        if (TypeHierarchy.IsModel(type) && IsAtLimit(type))
        {
            return list;
        }

        for (var left = random.Int(1, MostElements); left > 0; left--)
        {
            var element = Value(type, info);
            if (element is not null || TakesNull(info))
            {
                list.Add(element);
            }
        }

        return list;
    }

    private IDictionary Map(Type[] arguments, NullabilityInfo info)
    {
        var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(arguments))!;
        if (TypeHierarchy.IsModel(arguments[1]) && IsAtLimit(arguments[1]))
        {
            return map;
        }

        for (var left = random.Int(1, MostElements); left > 0; left--)
        {
            var key = Key(arguments[0], info.GenericTypeArguments[0]);
            var value = Value(arguments[1], info.GenericTypeArguments[1]);
            if (value is not null || TakesNull(info.GenericTypeArguments[1]))
            {
                map[key] = value;
            }
        }

        return map;
    }

    private object Key(Type type, NullabilityInfo info) =>
        type == typeof(string) ? random.Letters(random.Int(3, 9)) : Value(type, info) ?? Key(type, info);
}
