namespace Roundup.Engine.Experiments;

/// <summary>Which launches of which groups are whole, and how long each took.</summary>
internal sealed class FinishedLaunches
{
    private readonly Dictionary<(int Group, int Launch), double> _seconds = [];

    /// <summary>Counts a launch of a group.</summary>
    public void Add(int group, int launch, double seconds) => _seconds[(group, launch)] = seconds;

    /// <summary>Drops the launches of some groups.</summary>
    public void Forget(IReadOnlySet<int> groups)
    {
        foreach (var key in _seconds.Keys.Where(key => groups.Contains(key.Group)).ToList())
        {
            _seconds.Remove(key);
        }
    }

    /// <summary>Whether a launch of a group is whole.</summary>
    public bool Contains(int group, int launch) => _seconds.ContainsKey((group, launch));

    /// <summary>How long a group took in its slowest launch so far, seconds; null before it ran.</summary>
    public double? SecondsOf(int group) =>
        _seconds.Where(finished => finished.Key.Group == group).Select(finished => (double?)finished.Value).Max();
}
