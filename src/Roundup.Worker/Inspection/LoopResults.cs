using System.Diagnostics;
using Roundup.Worker.Cases;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Inspection;

/// <summary>Compares results of the timed loop itself: one call for each root of the pool.</summary>
/// <param name="opened">The case, after its last batch; for Deserialize, its driver has the payloads.</param>
/// <param name="isExact">Whether verification found no loss; then any difference is wrong.</param>
internal sealed class LoopResults<T>(OpenedCase<T> opened, bool isExact)
    where T : notnull
{
    /// <summary>Time after which no further call is made, ms.</summary>
    private const double MostMs = 15;

    private readonly Driver<T> _driver = opened.Driver;
    private readonly T[] _roots = opened.Values.Roots;
    private readonly int _pool = opened.Values.PoolRoots;

    /// <summary>What is wrong, a sentence; null if nothing is.</summary>
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
