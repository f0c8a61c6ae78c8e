using System;
using System.Collections.Generic;

namespace Roundup.Contracts;

/// <summary>
/// One walk through a value: it is shown each object that can be shared, and each place whose value can be changed. Paths are those of
/// <see cref="Comparison"/>. Generated code calls it.
/// </summary>
public abstract class GraphWalk
{
    private readonly MemberPath _path = new();

    /// <summary>Is shown an object, a collection or an array at the present path.</summary>
    /// <param name="value">The object.</param>
    /// <param name="isMutable">Whether a program can change it.</param>
    /// <returns>Whether to walk through it: false where this walk has met it before.</returns>
    public abstract bool Meets(object value, bool isMutable);

    /// <summary>Steps into a member.</summary>
    public void Enter(string member) => _path.Enter(member);

    /// <summary>Steps into the elements of a collection that is to be walked through.</summary>
    /// <param name="member">The member that holds it; null where the walk stands there already.</param>
    /// <param name="items">The collection.</param>
    /// <returns>Whether it did; then <see cref="LeaveElements"/> has to follow.</returns>
    public bool EnterElements<T>(string? member, IEnumerable<T>? items)
    {
        // An array says that it is read-only, and that of no elements is one object in every program.
        var isMutable = items is T[] array ? array.Length > 0 : items is ICollection<T> { IsReadOnly: false };
        if (items is null || !MeetsAt(member, items, isMutable))
        {
            return false;
        }

        _path.Enter(member);
        _path.EnterElements();
        return true;
    }

    /// <summary>Steps out of the elements, and of the member that holds them.</summary>
    public void LeaveElements()
    {
        _path.Leave();
        _path.Leave();
    }

    /// <summary>Steps out of what was last stepped into.</summary>
    public void Leave() => _path.Leave();

    /// <summary>Is shown bytes, which are changed in place.</summary>
    /// <param name="member">The member that holds them; null where the walk stands there already.</param>
    /// <param name="bytes">The bytes.</param>
    public void Bytes(string? member, byte[]? bytes)
    {
        if (bytes is { Length: > 0 } && MeetsAt(member, bytes, isMutable: true) && Wants(member) && Takes(member))
        {
            bytes[0] ^= 1;
        }
    }

    /// <summary>Is shown a value without members that can be set, and says what to set it to.</summary>
    /// <param name="member">The member that holds it; null where the walk stands there already.</param>
    /// <param name="value">The value.</param>
    /// <param name="other">The other value.</param>
    /// <returns>Whether to set it.</returns>
    public bool Changes<T>(string? member, T value, out T other)
    {
        other = value;
        if (!Wants(member) || OtherValue.Of(value) is not T found)
        {
            return false;
        }

        other = found;
        return Takes(member);
    }

    /// <summary>The same for an enum, of which two values are given.</summary>
    public bool Changes<T>(string? member, T value, T first, T second, out T other)
        where T : struct, Enum
    {
        other = EqualityComparer<T>.Default.Equals(value, first) ? second : first;
        return Wants(member) && Takes(member);
    }

    /// <summary>Whether a place is of interest, before it is known whether there is another value for it.</summary>
    /// <param name="member">The member; null where the walk stands there already.</param>
    protected abstract bool Wants(string? member);

    /// <summary>Whether to change a place that is of interest.</summary>
    /// <param name="member">The member; null where the walk stands there already.</param>
    protected abstract bool Takes(string? member);

    /// <summary>The path of a member of the present one, or the present one itself.</summary>
    protected string At(string? member = null)
    {
        _path.Enter(member);
        var path = _path.ToString();
        _path.Leave();
        return path;
    }

    private bool MeetsAt(string? member, object value, bool isMutable)
    {
        _path.Enter(member);
        var meets = Meets(value, isMutable);
        _path.Leave();
        return meets;
    }
}
