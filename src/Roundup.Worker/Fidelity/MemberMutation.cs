namespace Roundup.Worker.Fidelity;

/// <summary>
/// Changes the first member with a given path in a value, or all members, or lists the paths of all members that can be changed.
/// </summary>
internal sealed class MemberMutation : GraphWalk
{
    private readonly HashSet<object> _met = new(ReferenceComparer.Instance);
    private readonly HashSet<string> _known = [];
    private readonly List<string> _paths = [];
    private readonly string? _wanted;
    private readonly bool _changesAll;
    private bool _isDone;

    private MemberMutation(string? wanted, bool changesAll = false) => (_wanted, _changesAll) = (wanted, changesAll);

    /// <summary>The distinct paths of all members that can be changed, in the order of the walk.</summary>
    public static IReadOnlyList<string> Paths<T>(IGraph<T> graph, T value)
    {
        var walk = new MemberMutation(null);
        graph.Walk(value, walk);
        return walk._paths;
    }

    /// <summary>Changes the first member with a path, which must be one of <see cref="Paths"/>.</summary>
    public static void Change<T>(IGraph<T> graph, T value, string path) => graph.Walk(value, new MemberMutation(path));

    public static void ChangeAll<T>(IGraph<T> graph, T value) => graph.Walk(value, new MemberMutation(null, changesAll: true));

    /// <inheritdoc/>
    public override bool Meets(object value, bool isMutable) => !_isDone && _met.Add(value);

    /// <inheritdoc/>
    protected override bool Wants(string? member) =>
        _changesAll || (!_isDone && At(member) is var path && (_wanted is null ? !_known.Contains(path) : path == _wanted));

    /// <inheritdoc/>
    protected override bool Takes(string? member)
    {
        _isDone = _wanted is not null;
        if (_changesAll)
        {
            return true;
        }

        if (!_isDone && _known.Add(At(member)))
        {
            _paths.Add(At(member));
        }

        return _isDone;
    }
}
