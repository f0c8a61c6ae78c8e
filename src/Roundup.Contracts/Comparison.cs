using System.Text;

namespace Roundup.Contracts;

/// <summary>
/// Collects the members in which two values differ. A path names members with dots and elements with <c>[]</c> (<c>Orders[].Placed</c>);
/// each combination of path and kind of difference is kept once, however many elements differ.
/// </summary>
public sealed class Comparison
{
    /// <summary>The kind of difference between equal decimals with different numbers of decimal places.</summary>
    public const string DecimalScale = "decimal scale";

    /// <summary>The kind of difference between zeros with different signs.</summary>
    public const string SignOfZero = "-0.0";

    /// <summary>The kind of difference of a member that is in no payload.</summary>
    public const string NotWritten = "not written";

    /// <summary>The maximum number of differences that are kept.</summary>
    public const int MaxDifferences = 64;

    private readonly Dictionary<string, string> _differences = [];
    private readonly MemberPath _path = new();

    /// <summary>Whether nothing differs except the representation of equal numbers: 1.50 and 1.5, -0.0 and 0.0.</summary>
    public bool IsExact { get; private set; } = true;

    /// <summary>
    /// Whether each member that differs, except in form, holds the default of its type in the expected value: zero, null, false, empty.
    /// </summary>
    public bool IsOfDefaults { get; private set; } = true;

    /// <summary>
    /// The differences, each as <c>path: kind</c>, in the order in which they were found; at most <see cref="MaxDifferences"/>.
    /// </summary>
    public IReadOnlyCollection<string> Differences => _differences.Keys;

    /// <summary>The differences, each with an example (<c>expected → actual</c>).</summary>
    public IReadOnlyDictionary<string, string> Examples => _differences;

    /// <summary>
    /// Whether the roots themselves differ: one is null or of another type, or a root list has another length. Such a result is wrong and
    /// not lossy.
    /// </summary>
    public bool IsStructural => Structural is not null;

    /// <summary>The first difference between the roots themselves, with an example; null if there is none.</summary>
    public string? Structural { get; private set; }

    /// <summary>The path of a difference that is written as <c>path: kind</c>; empty for one of the root itself.</summary>
    /// <param name="difference">One of <see cref="Differences"/>.</param>
    public static string PathOf(string difference) =>
        difference.Substring(0, Math.Max(0, difference.LastIndexOf(": ", StringComparison.Ordinal)));

    /// <summary>The kind of a difference, behind its path.</summary>
    /// <param name="difference">One of <see cref="Differences"/>.</param>
    public static string KindOf(string difference) => difference.Substring(PathOf(difference).Length).TrimStart(':', ' ');

    /// <summary>Whether a difference is one between the representations of equal numbers.</summary>
    /// <param name="difference">One of <see cref="Differences"/>.</param>
    public static bool IsForm(string difference) => KindOf(difference) is DecimalScale or SignOfZero;

    /// <summary>Enters a member.</summary>
    public void Enter(string member) => _path.Enter(member);

    /// <summary>Enters the elements of a collection.</summary>
    public void EnterElements() => _path.EnterElements();

    /// <summary>Leaves the member or the elements that were entered last.</summary>
    public void Leave() => _path.Leave();

    /// <summary>Records a difference at the current path.</summary>
    /// <param name="what">The kind of difference in one or two words, for example <c>DateTime.Kind</c>, <c>null</c>, <c>value</c>.</param>
    /// <param name="expected">The original value, as text.</param>
    /// <param name="actual">The deserialized value, as text.</param>
    public void Differs(string what, string expected, string actual) => Differs(what, expected, actual, IsDefault(what, expected));

    /// <summary>Records a difference of a value whose text does not tell whether it is the default of its type.</summary>
    public void Differs(string what, string expected, string actual, bool isDefault)
    {
        var isForm = what is DecimalScale or SignOfZero;
        IsExact &= isForm;
        IsOfDefaults &= isForm || isDefault;
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

    /// <summary>Whether the text of an expected value is that of a default. Texts have quotation marks; enums have names.</summary>
    private static bool IsDefault(string what, string expected) => what switch
    {
        "null" => expected == "null",
        "count" => expected == "0",
        "value" => expected is "False" or "\"\"" or "01/01/0001" || expected.Trim('0', '.', ':', '-').Length == 0,
        _ => what.EndsWith(".Ticks", StringComparison.Ordinal)
            && expected.StartsWith("0001-01-01T00:00:00.0000000", StringComparison.Ordinal),
    };

    private static string Shorten(string text) => text.Length <= 40 ? text : text.Substring(0, 39) + "…";
}

/// <summary>The current path of a walk through a value, in the notation of <see cref="Comparison"/>.</summary>
internal sealed class MemberPath
{
    private readonly Stack<int> _lengths = new();
    private readonly StringBuilder _path = new();

    public bool IsRoot => _path.Length == 0;

    /// <summary>Enters a member. Null does not change the path, but needs a call of <see cref="Leave"/> too.</summary>
    public void Enter(string? member)
    {
        _lengths.Push(_path.Length);
        if (_path.Length > 0 && member is not null)
        {
            _path.Append('.');
        }

        _path.Append(member);
    }

    /// <summary>Enters the elements of a collection.</summary>
    public void EnterElements()
    {
        _lengths.Push(_path.Length);
        _path.Append("[]");
    }

    /// <summary>Leaves the member or the elements that were entered last.</summary>
    public void Leave() => _path.Length = _lengths.Pop();

    /// <inheritdoc/>
    public override string ToString() => _path.ToString();
}
