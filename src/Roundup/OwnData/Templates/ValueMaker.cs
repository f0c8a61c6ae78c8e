using System.Collections;
using System.Reflection;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Makes values of types: scalars by the name of their member, and all that holds them.</summary>
/// <param name="random">All chance.</param>
/// <param name="index">The place of the root in the dataset: classes of a hierarchy take turns, and numbers of roots differ.</param>
internal sealed class ValueMaker(SeededRandom random, int index)
{
    private const int Levels = MostLevels;
    private const int NullOneIn = 10;
    private const int MostElements = 5;
    private const int MostObjects = 1000;
    private const int LeastBytes = 32;
    private const int MostBytes = 256;
    private const int MostTries = 20;

    private readonly TextMaker texts = new(random);
    private readonly NumberMaker numbers = new(random, index);
    private readonly TimeMaker times = new(random);
    private readonly Dictionary<Type, int> turns = [];
    private int level;
    private int recursion;
    private int objects;

    /// <summary>Whether a member may be null: by its type, or by the annotation of a reference.</summary>
    public static bool TakesNull(NullabilityInfo info) => info.ReadState == NullabilityState.Nullable;

    /// <summary>A root.</summary>
    public object Root(Type type) => Model(type, atLimit: false)!;

    private object? Value(Type type, NullabilityInfo info, MemberWords words)
    {
        var nullable = TakesNull(info);
        if (nullable && random.Int(1, NullOneIn) == 1)
        {
            return null;
        }

        type = Nullable.GetUnderlyingType(type) ?? type;
        if (!HierarchyFacts.IsModel(type))
        {
            return type.IsEnum ? Enumeration(type)
                : type == typeof(byte[]) ? random.Bytes(random.Int(LeastBytes, MostBytes))
                : Scalar(type, words) ?? Collection(type, info, words);
        }

        // Types that hold themselves end here; where a member may not be null, with the smallest value that there is.
        var atLimit = IsAtLimit(type);
        return nullable && atLimit ? null : Model(type, atLimit);
    }

    private object? Scalar(Type type, MemberWords words) =>
        type == typeof(string) ? texts.Text(words, level)
        : type == typeof(bool) ? random.Bool()
        : type == typeof(char) ? (char)('A' + random.Int(0, 25))
        : type == typeof(Guid) ? random.Guid()
        : type == typeof(Uri) ? new Uri(texts.Link(words))
        : type == typeof(Version) ? new Version(random.Int(0, 9), random.Int(0, 20), random.Int(0, 99))
        : times.Of(type, words) ?? numbers.Of(type, words, level);

    private bool IsAtLimit(Type type) =>
        objects > MostObjects || (recursion >= Levels && HierarchyFacts.Classes(type).Any(HierarchyFacts.HoldsItself));

    private object? Model(Type type, bool atLimit)
    {
        var made = atLimit ? HierarchyFacts.Smallest(type) : Turn(type);
        if (made is null)
        {
            return null;
        }

        var recursive = HierarchyFacts.HoldsItself(made) ? 1 : 0;
        objects++;
        level++;
        recursion += recursive;
        var outer = texts.Person;
        texts.Person = null;
        var form = ObjectForm.Of(made);
        var value = Tried(form, made);
        texts.Person = outer;
        recursion -= recursive;
        level--;
        return value;
    }

    /// <summary>An object; a class that takes some values only gets others a few times.</summary>
    private object Tried(ObjectForm form, Type type)
    {
        for (var left = MostTries; ; left--)
        {
            var values = form.Members.Select(member => Value(member.Type, member.Nullability, MemberWords.Of(member.Name, type))).ToArray();
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
        var classes = HierarchyFacts.Classes(type);
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

    private object Collection(Type type, NullabilityInfo info, MemberWords words)
    {
        if (type.IsArray)
        {
            var list = Elements(type.GetElementType()!, info.ElementType!, words);
            var array = Array.CreateInstance(type.GetElementType()!, list.Count);
            list.CopyTo(array, 0);
            return array;
        }

        var arguments = type.IsGenericType ? type.GetGenericArguments() : [];
        return arguments.Length switch
        {
            1 when IsSet(type) => Activator.CreateInstance(
                typeof(HashSet<>).MakeGenericType(arguments), Elements(arguments[0], info.GenericTypeArguments[0], words))!,
            1 => Elements(arguments[0], info.GenericTypeArguments[0], words),
            2 => Map(arguments, info, words),
            _ => throw new InvalidOperationException($"values of {type} cannot be generated: give values with --data"),
        };
    }

    private static bool IsSet(Type type) =>
        type.Name.StartsWith("HashSet", StringComparison.Ordinal) || type.Name.Contains("Set`", StringComparison.Ordinal);

    private IList Elements(Type type, NullabilityInfo info, MemberWords words)
    {
        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(type))!;
        if (HierarchyFacts.IsModel(type) && IsAtLimit(type))
        {
            return list;
        }

        for (var left = random.Int(1, MostElements); left > 0; left--)
        {
            var element = Value(type, info, words);
            if (element is not null || TakesNull(info))
            {
                list.Add(element);
            }
        }

        return list;
    }

    private IDictionary Map(Type[] arguments, NullabilityInfo info, MemberWords words)
    {
        var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(arguments))!;
        if (HierarchyFacts.IsModel(arguments[1]) && IsAtLimit(arguments[1]))
        {
            return map;
        }

        for (var left = random.Int(1, MostElements); left > 0; left--)
        {
            var key = Key(arguments[0], info.GenericTypeArguments[0]);
            var value = Value(arguments[1], info.GenericTypeArguments[1], words);
            if (value is not null || TakesNull(info.GenericTypeArguments[1]))
            {
                map[key] = value;
            }
        }

        return map;
    }

    private object Key(Type type, NullabilityInfo info) =>
        type == typeof(string) ? random.Pick(Vocabulary.Words) : Value(type, info, MemberWords.None) ?? Key(type, info);
}
