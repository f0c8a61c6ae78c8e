using System.Diagnostics;
using Roundup.Worker.Cases;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Inspection;

// Compares results of the timed loop itself: one call for each root of the pool.
// opened: the case, after its last batch; for Deserialize, its driver has the payloads.
// isExact: whether verification found no loss; then any difference is wrong.
internal sealed class LoopResults<T>(OpenedCase<T> opened, bool isExact)
    where T : notnull
{
    // Time after which no further call is made, ms.
    private const double MostMs = 15;

    private readonly Driver<T> _driver = opened.Driver;
    private readonly T[] _roots = opened.Values.Roots;
    private readonly int _pool = opened.Values.PoolRoots;

    // What is wrong, a sentence; null if nothing is.
    public string? Wrong(bool serialize)
    {
        var clock = Stopwatch.StartNew();
        for (var i = 0; i < _pool && (i == 0 || clock.Elapsed.TotalMilliseconds < MostMs); i++)
        {
            if (Made(serialize, i) is T made && Difference(i, made) is { } difference)
            {
                return $"what the timed loop made of root {i} is not its value: {difference}";
            }
        }

        return null;
    }

    private object? Made(bool serialize, int index)
    {
        if (!serialize)
        {
            _driver.TimeDeserialize(index, 1, _pool - 1);
            return _driver.LastRead;
        }

        _driver.TimeSerialize(index, 1, _pool - 1);
        _driver.TakeWritten(index);
        return _driver.Deserialize(index);
    }

    private string? Difference(int index, T made)
    {
        var differences = opened.Model.Differences(_roots[index], made);
        return differences.IsExact || (!isExact && !differences.IsStructural) ? null : differences.FirstExample();
    }
}
