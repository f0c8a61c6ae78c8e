using System.Reflection;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Sets what public code cannot set: by a setter of the class, or by the elements of a collection.</summary>
internal static class ClosedProperty
{
    private const BindingFlags All = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    private static readonly string[] s_spaces =
        ["System.Collections.Generic", "System.Collections.Concurrent", "System.Collections.ObjectModel"];

    /// <summary>Null for a property of a struct, which would be set in a copy, and for one that nothing sets.</summary>
    public static Action<object, object?>? SetterOf(PropertyInfo property)
    {
        if (property.DeclaringType!.IsValueType || property.GetMethod is not { IsPublic: true })
        {
            return null;
        }

        if (AnySetter(property) is { } setter)
        {
            return setter.IsPublic ? null : (target, value) => setter.Invoke(target, [value]);
        }

        return Fill(property) is { } fill ? (target, value) => fill.Invoke(null, [property.GetValue(target), value]) : null;
    }

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

    /// <summary>The method that gives a collection other elements; null for one that takes none, or that no model holds.</summary>
    private static MethodInfo? Fill(PropertyInfo property)
    {
        var type = property.PropertyType;
        var taken = type.Name is "Queue`1" or "ICollection`1" ? type : type.GetInterface("ICollection`1");
        return taken is null || !type.IsGenericType || !s_spaces.Contains(type.Namespace)
            || type.Name.StartsWith("ReadOnly", StringComparison.Ordinal) || type.Name is "KeyedCollection`2" or "OrderedDictionary`2"
            || property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", All) is null
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
