namespace Roundup.Engine.Experiments;

internal sealed class FinishedLaunches
{
    private readonly Dictionary<(int Group, int Launch), double> _seconds = [];

    public void Add(int group, int launch, double seconds) => _seconds[(group, launch)] = seconds;

    public void Forget(IReadOnlySet<int> groups)
    {
        foreach (var key in _seconds.Keys.Where(key => groups.Contains(key.Group)).ToList())
        {
            _seconds.Remove(key);
        }
    }

    public bool Contains(int group, int launch) => _seconds.ContainsKey((group, launch));

    // How long a group took in its slowest launch so far, seconds; null before it ran.
    public double? SecondsOf(int group) =>
        _seconds.Where(finished => finished.Key.Group == group).Select(finished => (double?)finished.Value).Max();
}
