namespace Roundup.Engine.Experiments.Speed;

internal sealed class CaseLaunches
{
    private readonly Dictionary<(int Group, int Launch, int Replica), (List<Sample> Samples, LaunchResult? Description)> _pending = [];
    private readonly List<LaunchResult> _launches = [];

    // How many are finished; the second process of the baseline is not counted apart.
    public int Count => _launches.DistinctBy(launch => launch.Index).Count();

    // With unfinished ones: launches count, too, in which this case is closed and others are not.
    public IReadOnlyList<LaunchResult> InOrder(bool withUnfinished)
    {
        var closed = withUnfinished ? _pending.Values.Select(Closed).OfType<LaunchResult>() : [];
        return [.. _launches.Concat(closed).OrderBy(launch => launch.Index).ThenBy(launch => launch.Replica)];
    }

    public List<Sample> Pending(int group, int launch, int replica)
    {
        var key = (group, launch, replica);
        if (!_pending.TryGetValue(key, out var pending))
        {
            _pending[key] = pending = ([], null);
        }

        return pending.Samples;
    }

    public void Describe(LaunchEntry entry)
    {
        var key = (entry.Group, entry.Launch.Index, entry.Launch.Replica);
        _pending[key] = (Pending(entry.Group, entry.Launch.Index, entry.Launch.Replica), entry.Launch);
    }

    // Leaves out what an earlier, unfinished try of the same launches left behind.
    public void Forget(GroupStartEntry start)
    {
        foreach (var key in _pending.Keys.Where(key => key.Group == start.Group && key.Launch == start.Launch).ToList())
        {
            _pending.Remove(key);
        }
    }

    public void Clear()
    {
        _pending.Clear();
        _launches.Clear();
    }

    public void Finish(GroupEndEntry end)
    {
        var ended = _pending.Where(pending => pending.Key.Group == end.Group && pending.Key.Launch == end.Launch);
        foreach (var (key, launch) in ended.ToList())
        {
            _pending.Remove(key);
            if (Closed(launch) is { } closed)
            {
                _launches.Add(closed);
            }
        }
    }

    private static LaunchResult? Closed((List<Sample> Samples, LaunchResult? Description) launch) =>
        launch.Description is { } description ? description with { Samples = launch.Samples } : null;
}
