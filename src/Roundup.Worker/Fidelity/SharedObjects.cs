using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>Walks through one result after the other and finds an object that can be changed and is in two of them.</summary>
internal sealed class SharedObjects : GraphWalk
{
    private readonly Dictionary<object, int> _met = new(ByIdentity.Instance);
    private int _result;

    /// <summary>The first one, its path and type; null where there is none.</summary>
    public string? Found { get; private set; }

    /// <summary>Walks through one more result.</summary>
    public void Add<T>(IGraph<T> graph, T result)
    {
        _result++;
        graph.Walk(result, this);
    }

    /// <inheritdoc/>
    public override bool Meets(object value, bool isMutable)
    {
        var isKnown = _met.TryGetValue(value, out var earlier);
        if (isKnown && earlier != _result && isMutable && Found is null)
        {
            var path = At();
            Found = $"{(path.Length == 0 ? "the root" : path)} ({value.GetType().Name.Split('`')[0]})";
        }

        // What cannot be changed may hold something that can.
        _met[value] = _result;
        return !isKnown || earlier != _result;
    }

    /// <inheritdoc/>
    protected override bool Wants(string? member) => false;

    /// <inheritdoc/>
    protected override bool Takes(string? member) => false;
}
