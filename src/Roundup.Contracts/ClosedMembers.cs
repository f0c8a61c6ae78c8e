using System.Collections.Concurrent;
#if NET
using System.Diagnostics.CodeAnalysis;
#endif
using System.Reflection;

namespace Roundup.Contracts;

/// <summary>Sets what only the class itself can set. Generated code calls it; libraries have their own ways, or lose the value.</summary>
public static class ClosedMembers
{
    /// <summary>Sets a property whose setter is not public.</summary>
    /// <param name="target">The object.</param>
    /// <param name="name">A property that <typeparamref name="TOwner"/> declares.</param>
    /// <param name="value">The value.</param>
#if NET
    public static void Set<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties)] TOwner, TValue>(
#else
    public static void Set<TOwner, TValue>(
#endif
        TOwner target, string name, TValue value)
        where TOwner : class =>
        Setters<TOwner, TValue>.Known.GetOrAdd(name, Setters<TOwner, TValue>.Find)(target, value);

    /// <summary>Gives a collection, which no setter replaces, other elements. Null changes nothing.</summary>
    public static void Fill<T>(ICollection<T>? target, IEnumerable<T>? elements)
    {
        if (target is null || elements is null)
        {
            return;
        }

        target.Clear();
        foreach (var element in elements)
        {
            target.Add(element);
        }
    }

    /// <inheritdoc cref="Fill{T}(ICollection{T}, IEnumerable{T})"/>
    public static void Fill<T>(Queue<T>? target, IEnumerable<T>? elements)
    {
        if (target is not null && elements is not null)
        {
            target.Clear();
            foreach (var element in elements)
            {
                target.Enqueue(element);
            }
        }
    }

#if NET
    private static class Setters<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties)] TOwner, TValue>
#else
    private static class Setters<TOwner, TValue>
#endif
    {
        public static ConcurrentDictionary<string, Action<TOwner, TValue>> Known { get; } = new();

        public static Action<TOwner, TValue> Find(string name) =>
            (Action<TOwner, TValue>)Delegate.CreateDelegate(
                typeof(Action<TOwner, TValue>),
                typeof(TOwner)
                    .GetProperty(name, BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly)!
                    .GetSetMethod(nonPublic: true)!);
    }
}
