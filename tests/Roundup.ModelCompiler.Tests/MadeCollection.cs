using System.Collections;

namespace Roundup.ModelCompiler.Tests;

/// <summary>Collections of the framework, made of a list, hash set or dictionary with their elements.</summary>
internal static class MadeCollection
{
    public static object Of(Type type, IEnumerable elements)
    {
        if (type.IsInstanceOfType(elements))
        {
            return elements;
        }

        // A stack shows the element that was pushed last first.
        var given = type.Name.Contains("Stack", StringComparison.Ordinal) ? Reversed(elements) : elements;
        var constructor = type.GetConstructors()
            .FirstOrDefault(one => one.GetParameters() is [var only] && only.ParameterType.IsInstanceOfType(given));
        if (constructor is not null)
        {
            return constructor.Invoke([given]);
        }

        // Immutable and frozen collections have a static class of their name that makes them.
        var name = type.Name[..type.Name.IndexOf('`', StringComparison.Ordinal)];
        name = name == "IImmutableSet" ? "ImmutableHashSet" : type.IsInterface ? name[1..] : name;
        var arguments = type.GetGenericArguments();
        var make = type.Assembly.GetType($"{type.Namespace}.{name}")!.GetMethods().First(method =>
            (method.Name == "CreateRange" || method.Name == "To" + name)
            && method.GetGenericArguments().Length == arguments.Length
            && method.GetParameters() is [{ ParameterType.Name: "IEnumerable`1" }, .. var others]
            && others.All(other => other.IsOptional));
        return make.MakeGenericMethod(arguments).Invoke(null, [given, .. make.GetParameters().Skip(1).Select(_ => (object?)null)])!;
    }

    private static IList Reversed(IEnumerable elements)
    {
        var list = (IList)Activator.CreateInstance(elements.GetType(), elements)!;
        for (var (i, j) = (0, list.Count - 1); i < j; i++, j--)
        {
            (list[i], list[j]) = (list[j], list[i]);
        }

        return list;
    }
}
