using System.Collections.Concurrent;
using System.Reflection;

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
        Members = [.. readable.Where(member => member.CanSet || taken.Contains(member))];
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
    public required NullabilityInfo Nullability { get; init; }

    public static FormMember? Of(MemberInfo member, Type owner) => member switch
    {
        PropertyInfo { GetMethod.IsPublic: true } property when property.GetIndexParameters().Length == 0 =>
            new(property.Name, property.PropertyType, owner, Setter(property) is not null, property.GetValue, SetProperty(property))
            {
                Nullability = new NullabilityInfoContext().Create(property),
            },
        FieldInfo field => new(field.Name, field.FieldType, owner, !field.IsInitOnly, field.GetValue, field.SetValue)
        {
            Nullability = new NullabilityInfoContext().Create(field),
        },
        _ => null,
    };

    private static Action<object, object?> SetProperty(PropertyInfo property) =>
        (target, value) => Setter(property)!.Invoke(target, [value]);

    /// <summary>An override of the getter alone keeps the setter of its base.</summary>
    private static MethodInfo? Setter(PropertyInfo property)
    {
        for (var level = property; level is not null; level = Overridden(level))
        {
            if (level.SetMethod is { } setter)
            {
                return setter.IsPublic ? setter : null;
            }
        }

        return null;
    }

    private static PropertyInfo? Overridden(PropertyInfo property) =>
        property.GetMethod is { IsVirtual: true } getter && getter.GetBaseDefinition() != getter
            ? property.DeclaringType!.BaseType!.GetProperty(property.Name, property.PropertyType)
            : null;
}
