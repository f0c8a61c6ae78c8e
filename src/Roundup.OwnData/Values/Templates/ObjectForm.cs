using System.Collections.Concurrent;
using System.Reflection;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Reads the members of an object and creates objects, by the members and the constructor that all libraries use.</summary>
internal sealed class ObjectForm
{
    private const BindingFlags Instance = BindingFlags.Public | BindingFlags.Instance;

    private static readonly ConcurrentDictionary<Type, ObjectForm> s_known = new();

    private readonly Type type;
    private readonly ConstructorInfo? constructor;
    private readonly int[] parameters;

    private ObjectForm(Type type)
    {
        this.type = type;
        var readable = Readable(type);
        constructor = Choose(type, readable);
        var taken = constructor?.GetParameters().Select(parameter => Match(parameter, readable)!).ToList() ?? [];
        Members = [.. readable.Where(member => member.CanSet || member.IsClosed || taken.Contains(member))];
        parameters = [.. taken.Select(member => Members.IndexOf(member))];
    }

    /// <summary>The members, those of base classes first.</summary>
    public List<FormMember> Members { get; }

    public static ObjectForm Of(Type type) => s_known.GetOrAdd(type, static known => new(known));

    public object?[] Take(object value) => [.. Members.Select(member => member.Get(value))];

    public object Make(object?[] values)
    {
        try
        {
            var made = constructor is null ? Activator.CreateInstance(type)! : constructor.Invoke([.. parameters.Select(at => values[at])]);
            for (var i = 0; i < Members.Count; i++)
            {
                if (Array.IndexOf(parameters, i) < 0)
                {
                    Members[i].Set(made, values[i]);
                }
            }

            return made;
        }
        catch (TargetInvocationException e) when (e.InnerException is { } inner)
        {
            throw new InvalidOperationException(
                $"{type.Name} refuses values ({inner.GetType().Name}: {inner.Message.TrimEnd('.')}); give some that it takes with --data",
                e);
        }
    }

    private static List<FormMember> Readable(Type type)
    {
        var chain = new Stack<Type>();
        for (var level = type; level is not null && level != typeof(object) && level != typeof(ValueType); level = level.BaseType)
        {
            chain.Push(level);
        }

        var found = new List<FormMember>();
        foreach (var member in chain.SelectMany(Declared))
        {
            var hidden = found.FindIndex(other => other.Name == member.Name);
            if (hidden < 0)
            {
                found.Add(member);
            }
            else
            {
                found[hidden] = member;
            }
        }

        return found;
    }

    private static IEnumerable<FormMember> Declared(Type level) =>
        level.GetMembers(Instance | BindingFlags.DeclaredOnly)
            .OrderBy(member => member.MetadataToken)
            .Select(member => FormMember.Of(member, level))
            .OfType<FormMember>();

    /// <summary>
    /// The constructor whose parameters are all members: with the most members that cannot be set otherwise, then with the fewest
    /// parameters; null for the default of a struct.
    /// </summary>
    private static ConstructorInfo? Choose(Type type, List<FormMember> readable) =>
        type.GetConstructors(Instance | BindingFlags.NonPublic)
            .Where(one => one.IsPublic || one.IsAssembly || one.IsFamilyOrAssembly)
            .Where(one => one.GetParameters().All(parameter => Match(parameter, readable) is not null))
            .OrderByDescending(one => one.GetParameters().Count(parameter => !Match(parameter, readable)!.CanSet))
            .ThenBy(one => one.GetParameters().Length)
            .FirstOrDefault(one => !type.IsValueType || one.GetParameters().Length > 0);

    private static FormMember? Match(ParameterInfo parameter, List<FormMember> readable)
    {
        var wanted = parameter.ParameterType.IsByRef ? parameter.ParameterType.GetElementType()! : parameter.ParameterType;
        var same = readable.FindAll(member =>
            member.Type == wanted && string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase));
        return same.Find(member => member.Name == parameter.Name) ?? same.FirstOrDefault();
    }
}

internal sealed record FormMember(string Name, Type Type, Type Owner, bool CanSet, Func<object, object?> Get, Action<object, object?> Set)
{
    private const BindingFlags All = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    private static readonly string[] s_spaces =
        ["System.Collections.Generic", "System.Collections.Concurrent", "System.Collections.ObjectModel"];

    public required NullabilityInfo Nullability { get; init; }

    /// <summary>Whether it can be set, though not by public code: by a setter of the class, or by the elements of a collection.</summary>
    public bool IsClosed { get; init; }

    public static FormMember? Of(MemberInfo member, Type owner) => member switch
    {
        PropertyInfo { GetMethod.IsPublic: true } property when property.GetIndexParameters().Length == 0 =>
            new(property.Name, property.PropertyType, owner, Setter(property) is not null, property.GetValue, SetProperty(property))
            {
                Nullability = new NullabilityInfoContext().Create(property),
                IsClosed = !owner.IsValueType && Setter(property) is null && (AnySetter(property) is not null || IsFilled(property)),
            },
        FieldInfo field => new(field.Name, field.FieldType, owner, !field.IsInitOnly, field.GetValue, field.SetValue)
        {
            Nullability = new NullabilityInfoContext().Create(field),
        },
        _ => null,
    };

    private static Action<object, object?> SetProperty(PropertyInfo property) =>
        AnySetter(property) is { } setter
            ? (target, value) => setter.Invoke(target, [value])
            : (target, value) => Fill(property.PropertyType)!.Invoke(null, [property.GetValue(target), value]);

    private static MethodInfo? Setter(PropertyInfo property) => AnySetter(property) is { IsPublic: true } setter ? setter : null;

    /// <summary>An override of the getter alone keeps the setter of its base.</summary>
    private static MethodInfo? AnySetter(PropertyInfo property)
    {
        for (var level = property; level is not null; level = Overridden(level))
        {
            // Of a base class, the property itself tells of a private setter.
            if (level.DeclaringType!.GetProperty(level.Name, All)?.SetMethod is { } setter)
            {
                return setter;
            }
        }

        return null;
    }

    private static bool IsFilled(PropertyInfo property) =>
        Fill(property.PropertyType) is not null
        && property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", All) is not null;

    /// <summary>The method that gives a collection other elements; null for one that takes none, or that no model holds.</summary>
    private static MethodInfo? Fill(Type type)
    {
        var taken = type.Name == "Queue`1" || type.Name == "ICollection`1" ? type : type.GetInterface("ICollection`1");
        return taken is null || !type.IsGenericType || !s_spaces.Contains(type.Namespace)
            || type.Name.StartsWith("ReadOnly", StringComparison.Ordinal) || type.Name is "KeyedCollection`2" or "OrderedDictionary`2"
                ? null
            : typeof(ClosedMembers).GetMethods()
                .Single(one => one.Name == "Fill" && one.GetParameters()[0].ParameterType.Name == taken.Name)
                .MakeGenericMethod(taken.GetGenericArguments());
    }

    private static PropertyInfo? Overridden(PropertyInfo property) =>
        property.GetMethod is { IsVirtual: true } getter && getter.GetBaseDefinition() != getter
            ? property.DeclaringType!.BaseType!.GetProperty(property.Name, property.PropertyType)
            : null;
}
