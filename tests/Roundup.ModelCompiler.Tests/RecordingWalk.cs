namespace Roundup.ModelCompiler.Tests;

/// <summary>Remembers what a walk meets, and changes the first place of one path.</summary>
internal sealed class RecordingWalk(string? wanted = null) : GraphWalk
{
    private bool _isDone;

    /// <summary>The objects met, each with its path and whether it can be changed.</summary>
    public Dictionary<object, (string Path, bool IsMutable)> Met { get; } = new(ReferenceEqualityComparer.Instance);

    /// <summary>The paths of the places that can be changed.</summary>
    public HashSet<string> Places { get; } = [];

    public override bool Meets(object value, bool isMutable) => Met.TryAdd(value, (At(), isMutable));

    protected override bool Wants(string? member) => !_isDone && (wanted is null || At(member) == wanted);

    protected override bool Takes(string? member)
    {
        Places.Add(At(member));
        return _isDone = wanted is not null;
    }
}
