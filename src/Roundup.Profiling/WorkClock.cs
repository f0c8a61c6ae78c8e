namespace Roundup.Profiling;

/// <summary>
/// Sums one thread's time by what the runtime was doing: each moment counts for the innermost work that has begun and not ended.
/// </summary>
internal sealed class WorkClock
{
    private readonly List<(RuntimeWork Work, object Key, double Begin)> _open = [];
    private readonly Dictionary<RuntimeWork, double> _sums = [];
    private double _now = double.NaN;

    /// <summary>Time in one kind of work.</summary>
    public double Of(RuntimeWork work) => _sums.GetValueOrDefault(work);

    /// <summary>Work begins.</summary>
    public void Begin(RuntimeWork work, object key, double at)
    {
        Advance(at);
        _open.Add((work, key, at));
    }

    /// <summary>Work ends; work inside it that never ended ends with it.</summary>
    /// <returns>How long it took with all inside it; null where its begin was not seen.</returns>
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

    /// <summary>Time passes until <paramref name="at"/>.</summary>
    public void Advance(double at)
    {
        if (_open.Count > 0)
        {
            _sums[_open[^1].Work] = Of(_open[^1].Work) + at - _now;
        }

        _now = at;
    }
}
