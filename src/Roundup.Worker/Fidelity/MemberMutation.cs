namespace Roundup.Worker.Fidelity;

// Changes the first member with a given path in a value, or all members, or lists the paths of all members that can be changed.
internal sealed class MemberMutation : GraphWalk
{
    private readonly HashSet<object> _met = new(ReferenceComparer.Instance);
    private readonly HashSet<string> _known = [];
    private readonly List<string> _paths = [];
    private readonly string? _wanted;
    private readonly bool _changesAll;
    private bool _isDone;

    private MemberMutation(string? wanted, bool changesAll = false) => (_wanted, _changesAll) = (wanted, changesAll);

    public static IReadOnlyList<string> Paths<T>(IGraph<T> graph, T value)
    {
        var walk = new MemberMutation(null);
        graph.Walk(value, walk);
        return walk._paths;
    }

    // Changes the first member with a path, which must be one of Paths.
    public static void Change<T>(IGraph<T> graph, T value, string path) => graph.Walk(value, new MemberMutation(path));

    public static void ChangeAll<T>(IGraph<T> graph, T value) => graph.Walk(value, new MemberMutation(null, changesAll: true));

    public override bool Meets(object value, bool isMutable) => !_isDone && _met.Add(value);

    protected override bool Wants(string? member) =>
        _changesAll || (!_isDone && At(member) is var path && (_wanted is null ? !_known.Contains(path) : path == _wanted));

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
