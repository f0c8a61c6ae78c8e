namespace Roundup.Profile.Traces;

/// <summary>
/// Sums the time of one thread by the work of the runtime: each moment counts for the innermost work in progress.
/// </summary>
internal sealed class WorkClock
{
    private readonly List<(RuntimeWork Work, object Key, double Begin)> _open = [];
    private readonly Dictionary<RuntimeWork, double> _sums = [];
    private double _now = double.NaN;

    public double Of(RuntimeWork work) => _sums.GetValueOrDefault(work);

    public void Begin(RuntimeWork work, object key, double at)
    {
        Advance(at);
        _open.Add((work, key, at));
    }

    /// <summary>Ends work, and nested work that has not ended.</summary>
    /// <returns>Its duration with nested work, ns; null where its start is unknown.</returns>
    public double? End(RuntimeWork work, object key, double at)
    {
        Advance(at);
        var found = _open.FindLastIndex(open => open.Work == work && open.Key.Equals(key));
        if (found < 0)
        {
            return null;
        }

        var begin = _open[found].Begin;
        _open.RemoveRange(found, _open.Count - found);
        return at - begin;
    }

    /// <summary>Advances the clock to a time, ns.</summary>
    public void Advance(double at)
    {
        if (_open.Count > 0)
        {
            _sums[_open[^1].Work] = Of(_open[^1].Work) + at - _now;
        }

        _now = at;
    }
}
