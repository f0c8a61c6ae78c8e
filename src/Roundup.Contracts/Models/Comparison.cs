using System.Collections.Generic;

namespace Roundup.Contracts;

/// <summary>
/// Collects the members in which two values differ. A path names members with dots and elements with <c>[]</c>
/// (<c>Orders[].Placed</c>); each path is kept once for each kind of difference, however many elements differ.
/// </summary>
public sealed class Comparison
{
    /// <summary>The kind of difference of decimals that are equal and have another number of digits after the point.</summary>
    public const string DecimalScale = "decimal scale";

    /// <summary>The kind of difference of zeros of another sign.</summary>
    public const string SignOfZero = "-0.0";

    /// <summary>No more differences are kept.</summary>
    public const int MaxDifferences = 64;

    private readonly Dictionary<string, string> _differences = [];
    private readonly MemberPath _path = new();

    /// <summary>Whether nothing differs, or only the form of numbers that are equal: 1.50 and 1.5, -0.0 and 0.0.</summary>
    public bool IsExact { get; private set; } = true;

    /// <summary>The differences, each as <c>path: what</c>, in the order found; at most <see cref="MaxDifferences"/>.</summary>
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
    public void Enter(string member) => _path.Enter(member);

    /// <summary>Steps into the elements of a collection.</summary>
    public void EnterElements() => _path.EnterElements();

    /// <summary>Steps out of what was last stepped into.</summary>
    public void Leave() => _path.Leave();

    /// <summary>Records a difference at the present path.</summary>
    /// <param name="what">The kind of difference in a word or two, for example <c>DateTime.Kind</c>, <c>null</c>, <c>value</c>.</param>
    /// <param name="expected">The value that went in, as text.</param>
    /// <param name="actual">The value that came back, as text.</param>
    public void Differs(string what, string expected, string actual)
    {
        var isForm = what is DecimalScale or SignOfZero;
        IsExact &= isForm;
        if (_path.IsRoot && !isForm)
        {
            Structural ??= $"{what} ({Shorten(expected)} → {Shorten(actual)})";
        }

        if (_differences.Count < MaxDifferences)
        {
            var key = _path.IsRoot ? what : _path + ": " + what;
            if (!_differences.ContainsKey(key))
            {
                _differences.Add(key, Shorten(expected) + " → " + Shorten(actual));
            }
        }
    }

    private static string Shorten(string text) => text.Length <= 40 ? text : text.Substring(0, 39) + "…";
}
