using System.Reflection;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Decides by chance what the generated code of a model's types makes.</summary>
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

    /// <summary>Whether a value that may be null is null.</summary>
    public bool Null() => random.Int(1, NullOneIn) == 1;

    /// <summary>Whether objects of a type end here.</summary>
    /// <param name="isRecursive">Whether the type can contain itself.</param>
    public bool AtLimit(bool isRecursive) => objects > MostObjects || (recursion >= Levels && isRecursive);

    /// <summary>An object; the default where its type contains itself and ends here.</summary>
    /// <param name="smallest">The class whose objects have the least nesting; negative where none ends.</param>
    /// <param name="classes">The classes of the type's values, each with whether it can contain itself.</param>
    public T? Object<T>(bool takesNull, int smallest, params (bool IsRecursive, Func<ValueGenerator, T> New)[] classes)
    {
        var isAtLimit = AtLimit(Array.Exists(classes, one => one.IsRecursive));
        var isNull = takesNull && Null();
        if (isNull || (isAtLimit && (takesNull || smallest < 0)))
        {
            return default;
        }

        var (isRecursive, make) = classes[isAtLimit ? smallest : Turn(typeof(T), classes.Length)];
        objects++;
        recursion += isRecursive ? 1 : 0;
        var made = Create(make);
        recursion -= isRecursive ? 1 : 0;
        return made;
    }

    public List<T> List<T>(bool isAtLimit, bool takesNull, Func<T> element)
    {
        var list = new List<T>();
        for (var left = isAtLimit ? 0 : random.Int(1, MostElements); left > 0; left--)
        {
            var one = element();
            if (one is not null || takesNull)
            {
                list.Add(one);
            }
        }

        return list;
    }

    public Dictionary<TKey, TValue> Map<TKey, TValue>(bool isAtLimit, bool takesNull, Func<TKey> key, Func<TValue> value)
        where TKey : notnull
    {
        var map = new Dictionary<TKey, TValue>();
        for (var left = isAtLimit ? 0 : random.Int(1, MostElements); left > 0; left--)
        {
            var (at, one) = (key(), value());
            if (one is not null || takesNull)
            {
                map[at] = one;
            }
        }

        return map;
    }

    /// <summary>A key of a dictionary by names.</summary>
    public string Name() => random.Letters(random.Int(3, 9));

    public T Scalar<T>() => (T)scalars.Of(typeof(T))!;

    public T Enum<T>()
        where T : struct, Enum
    {
        // The values as they are declared, in an order that is the same everywhere.
        var values = typeof(T).GetFields(BindingFlags.Public | BindingFlags.Static).Select(field => field.GetRawConstantValue()!).ToList();
        if (values.Count == 0)
        {
            return default;
        }

        var value = random.Pick(values);
        if (!typeof(T).IsDefined(typeof(FlagsAttribute), inherit: false))
        {
            return (T)System.Enum.ToObject(typeof(T), value);
        }

        var bits = Bits(value);
        for (var more = random.Int(0, 2); more > 0; more--)
        {
            bits |= Bits(random.Pick(values));
        }

        return (T)System.Enum.ToObject(typeof(T), bits);
    }

    private static ulong Bits(object value) =>
        value is ulong wide ? wide : unchecked((ulong)Convert.ToInt64(value, System.Globalization.CultureInfo.InvariantCulture));

    /// <summary>Creates an object, with other values where its class refuses the first ones.</summary>
    private T Create<T>(Func<ValueGenerator, T> make)
    {
        for (var left = MostTries; ; left--)
        {
            try
            {
                return make(this);
            }
            catch (Exception e) when (e is not RefusalException && left > 0)
            {
            }
            catch (Exception e) when (e is not RefusalException)
            {
                throw new RefusalException(
                    $"{make.Method.ReturnType.Name} refuses values ({e.GetType().Name}: {e.Message.TrimEnd('.')}); give some that it takes"
                        + " with --data",
                    e);
            }
        }
    }

    /// <summary>The classes of a hierarchy in turn, so that each of them occurs.</summary>
    private int Turn(Type type, int classes)
    {
        var turn = turns.GetValueOrDefault(type, index);
        turns[type] = turn + 1;
        return (int)((uint)turn % classes);
    }

    private sealed class RefusalException(string message, Exception inner) : Exception(message, inner);
}
