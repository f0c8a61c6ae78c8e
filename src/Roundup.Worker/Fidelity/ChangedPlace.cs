using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>Changes the first place of one path in a value; without a path, lists the paths that have such a place.</summary>
internal sealed class ChangedPlace : GraphWalk
{
    private readonly HashSet<object> _met = new(ByIdentity.Instance);
    private readonly HashSet<string> _known = [];
    private readonly List<string> _paths = [];
    private readonly string? _wanted;
    private bool _isDone;

    private ChangedPlace(string? wanted) => _wanted = wanted;

    /// <summary>The paths of all places that can be changed, each once, in the order of the walk.</summary>
    public static IReadOnlyList<string> Paths<T>(IGraph<T> graph, T value)
    {
        var walk = new ChangedPlace(null);
        graph.Walk(value, walk);
        return walk._paths;
    }

    /// <summary>Changes the first place of a path, which is one of <see cref="Paths"/>.</summary>
    public static void Change<T>(IGraph<T> graph, T value, string path) => graph.Walk(value, new ChangedPlace(path));

    /// <inheritdoc/>
    public override bool Meets(object value, bool isMutable) => !_isDone && _met.Add(value);

    /// <inheritdoc/>
    protected override bool Wants(string? member) =>
        !_isDone && At(member) is var path && (_wanted is null ? !_known.Contains(path) : path == _wanted);

    /// <inheritdoc/>
    protected override bool Takes(string? member)
    {
        _isDone = _wanted is not null;
        if (!_isDone && _known.Add(At(member)))
        {
            _paths.Add(At(member));
        }

        return _isDone;
    }
}
