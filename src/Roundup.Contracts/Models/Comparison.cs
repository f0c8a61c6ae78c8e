using System.Collections.Generic;

namespace Roundup.Contracts;

/// <summary>
/// Collects the members in which two values differ. A path names members with dots and elements with <c>[]</c>
/// (<c>Orders[].Placed</c>); each path is kept once for each kind of difference, however many elements differ.
/// </summary>
public sealed class Comparison
{
    private const int MaxDifferences = 64;
    private readonly Dictionary<string, string> _differences = [];
    private readonly Stack<int> _lengths = new();
    private readonly System.Text.StringBuilder _path = new();

    /// <summary>Whether nothing differs.</summary>
    public bool IsExact => _differences.Count == 0;

    /// <summary>The differences, each as <c>path: what</c>, in the order found; at most 64.</summary>
    public IReadOnlyCollection<string> Differences => _differences.Keys;

    /// <summary>The differences with an example each (<c>expected → actual</c>).</summary>
    public IReadOnlyDictionary<string, string> Examples => _differences;

    /// <summary>
    /// Whether the two are not two forms of the same object at all: a root that is null or of another type, a root list of another
    /// length. That is a wrong result and not a loss.
    /// </summary>
    public bool IsStructural => Structural is not null;

    /// <summary>The first difference that makes it structural, with an example; null where there is none.</summary>
    public string? Structural { get; private set; }

    /// <summary>Steps into a member.</summary>
    public void Enter(string member)
    {
        _lengths.Push(_path.Length);
        if (_path.Length > 0)
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

    /// <summary>Records a difference at the present path.</summary>
    /// <param name="what">The kind of difference in a word or two, for example <c>DateTime.Kind</c>, <c>null</c>, <c>value</c>.</param>
    /// <param name="expected">The value that went in, as text.</param>
    /// <param name="actual">The value that came back, as text.</param>
    public void Differs(string what, string expected, string actual)
    {
        if (_path.Length == 0)
        {
            Structural ??= $"{what} ({Shorten(expected)} → {Shorten(actual)})";
        }

        if (_differences.Count < MaxDifferences)
        {
            var key = _path.Length == 0 ? what : _path + ": " + what;
            if (!_differences.ContainsKey(key))
            {
                _differences.Add(key, Shorten(expected) + " → " + Shorten(actual));
            }
        }
    }

    private static string Shorten(string text) => text.Length <= 40 ? text : text.Substring(0, 39) + "…";
}
