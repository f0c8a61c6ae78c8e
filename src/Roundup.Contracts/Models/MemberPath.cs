using System.Collections.Generic;
using System.Text;

namespace Roundup.Contracts;

/// <summary>Where a walk through a value stands: members with dots and elements with <c>[]</c> (<c>Orders[].Placed</c>).</summary>
internal sealed class MemberPath
{
    private readonly Stack<int> _lengths = new();
    private readonly StringBuilder _path = new();

    /// <summary>Whether it is the path of the root.</summary>
    public bool IsRoot => _path.Length == 0;

    /// <summary>Steps into a member; nowhere for null, which is to be left all the same.</summary>
    public void Enter(string? member)
    {
        _lengths.Push(_path.Length);
        if (_path.Length > 0 && member is not null)
        {
            _path.Append('.');
        }

        _path.Append(member);
    }

    /// <summary>Steps into the elements of a collection.</summary>
    public void EnterElements()
    {
        _lengths.Push(_path.Length);
        _path.Append("[]");
    }

    /// <summary>Steps out of what was last stepped into.</summary>
    public void Leave() => _path.Length = _lengths.Pop();

    /// <inheritdoc/>
    public override string ToString() => _path.ToString();
}
