using System.Diagnostics;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>What the timed loop itself made, compared: one call of it for each root of the pool.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="opened">The case, after its last batch; for Deserialize the payloads of its driver are there.</param>
/// <param name="isExact">Whether verification found that nothing is lost: then any difference is wrong.</param>
internal sealed class LoopResults<T>(OpenedCase<T> opened, bool isExact)
    where T : notnull
{
    /// <summary>So much is enough where calls are long, ms; one call is made at least.</summary>
    private const double MostMs = 15;

    private readonly Driver<T> _driver = opened.Driver;
    private readonly T[] _roots = opened.Values.Roots;
    private readonly int _pool = opened.Values.PoolRoots;

    /// <summary>What is wrong, a sentence; null where nothing is.</summary>
    /// <param name="serialize">Serialize, or Deserialize.</param>
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
