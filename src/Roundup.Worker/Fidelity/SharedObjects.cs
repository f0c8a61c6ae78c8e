using System.Runtime.CompilerServices;

namespace Roundup.Worker.Fidelity;

internal sealed class SharedObjects : GraphWalk
{
    private readonly Dictionary<object, int> _met = new(ReferenceComparer.Instance);
    private int _result;

    // Path and type of the first shared object; null if there is none.
    public string? Found { get; private set; }

    // What is wrong where results of two payloads share an object, a sentence; null if they share none.
    public static string? OfTwoPayloads<T>(IGraph<T> graph, T first, T second)
    {
        var shared = new SharedObjects();
        shared.Add(graph, first);
        shared.Add(graph, second);
        return shared.Found is { } part
            ? $"two calls of Deserialize return objects that share {part}: changing one changes the other"
            : null;
    }

    public void Add<T>(IGraph<T> graph, T result)
    {
        _result++;
        graph.Walk(result, this);
    }

    public override bool Meets(object value, bool isMutable)
    {
        var isKnown = _met.TryGetValue(value, out var earlier);
        if (isKnown && earlier != _result && isMutable && Found is null)
        {
            var path = At();
            Found = $"{(path.Length == 0 ? "the root" : path)} ({value.GetType().Name.Split('`')[0]})";
        }

        // An immutable object can hold mutable ones.
        _met[value] = _result;
        return !isKnown || earlier != _result;
    }

    protected override bool Wants(string? member) => false;

    protected override bool Takes(string? member) => false;
}

// Compares objects by reference. .NET Standard lacks ReferenceEqualityComparer.
internal sealed class ReferenceComparer : IEqualityComparer<object>
{
    public static readonly ReferenceComparer Instance = new();

    bool IEqualityComparer<object>.Equals(object? one, object? other) => ReferenceEquals(one, other);

    int IEqualityComparer<object>.GetHashCode(object value) => RuntimeHelpers.GetHashCode(value);
}
