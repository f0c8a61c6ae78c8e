using System.Diagnostics;
using Roundup.Worker.Cases;
using Roundup.Worker.Fidelity;

namespace Roundup.Worker.Inspection;

// Makes many consecutive calls, as a timed batch does, and keeps all results. If each result comes from a call of its own, all are
// different objects and all are still right at the end.
// opened: the case; for Deserialize, its driver has the payloads.
// isExact: whether verification found no loss; then any difference is wrong.
internal sealed class ConsecutiveCalls<T>(OpenedCase<T> opened, bool isExact)
    where T : notnull
{
    // Twice the largest pool and one more: finds a ring buffer of up to 2 048 results.
    private const int MostCalls = 2049;

    // Time after which no further calls are made, ms: a ring buffer of results pays only for short calls.
    private const double EnoughMs = 20;

    // Time limit for the first two rounds of the pool, ms.
    private const double MostMs = 80;

    private const long MostBytes = 64L << 20;

    // Estimated memory of a result per byte of its payload: objects are larger than their payload, and there can be two of each.
    private const int BytesPerPayloadByte = 8;

    // Shorter strings and arrays may be shared, as .NET shares the strings of small numbers.
    private const int LeastLength = 4;

    // The number of last results that are compared first, because late errors show there.
    private const int Last = 16;

    // The number of results that are compared, spread over all.
    private const int Sample = 256;

    private const double SampleMs = 15;

    // Results of calls from this time on are not compared again: the check of the timed loop has just compared as many, ms.
    private const double LongMs = 100;

    private readonly T[] _roots = opened.Values.Roots;
    private readonly int _pool = opened.Values.PoolRoots;

    public double CallMs { get; private set; }

    // What is wrong with the results of Serialize, a sentence; null if nothing is.
    public string? WrongSerialize()
    {
        var pool = new T[MostCalls];
        for (var i = 0; i < pool.Length; i++)
        {
            pool[i] = RootOf(i);
        }

        var driver = opened.Driver.Over(pool);
        driver.Serialize(0, pool[0]);
        var count = Run(CallsWithin(driver.Size(0)), i => driver.Serialize(i, pool[i]));
        return SameObject(count, driver.Returned) ?? Different(count, driver.Deserialize);
    }

    // What is wrong with the results of Deserialize, a sentence; null if nothing is.
    public string? WrongDeserialize()
    {
        var results = new T[MostCalls];
        results[0] = opened.Driver.Deserialize(0);
        var most = CallsWithin(opened.Driver.Size(0) * BytesPerPayloadByte);
        var count = Run(most, i => results[i] = opened.Driver.Deserialize(i & (_pool - 1)));
        return SameObject(count, i => typeof(T).IsValueType ? null : results[i]) ?? Different(count, i => results[i]);
    }

    private T RootOf(int call) => _roots[call & (_pool - 1)];

    private static int CallsWithin(long bytes) => (int)Math.Max(2, Math.Min(MostCalls, MostBytes / Math.Max(1, bytes)));

    // Continues after the first call until there are enough calls, at least two; returns their number.
    private int Run(int most, Action<int> call)
    {
        var clock = Stopwatch.StartNew();
        var calls = 1;
        do
        {
            call(calls++);
        }
        while (calls < most && clock.Elapsed.TotalMilliseconds < (calls <= 2 * _pool ? MostMs : EnoughMs));

        CallMs = clock.Elapsed.TotalMilliseconds / (calls - 1);
        return calls;
    }

    private static string? SameObject(int count, Func<int, object?> result)
    {
        var seen = new Dictionary<object, int>(ReferenceComparer.Instance);
        for (var i = 0; i < count; i++)
        {
            var returned = result(i);
            if (returned is null || IsShort(returned))
            {
                continue;
            }

            if (seen.TryGetValue(returned, out var earlier))
            {
                var what = returned switch { byte[] => "array", string => "string", _ => "object" };
                return $"hands out the same {what} for two calls: the {Place(earlier)} and the {Place(i)} of {count} consecutive calls";
            }

            seen.Add(returned, i);
        }

        return null;
    }

    private static bool IsShort(object returned) =>
        (returned is string text && text.Length < LeastLength) || (returned is byte[] bytes && bytes.Length < LeastLength);

    // What is wrong with one of the last results, or of a sample of all. The very last is always compared.
    private string? Different(int count, Func<int, T> result)
    {
        if (CallMs > LongMs)
        {
            return null;
        }

        var clock = Stopwatch.StartNew();
        string? wrong = null;

        // From the end. An odd step reaches every root of the pool.
        var step = (count / Sample) | 1;
        for (var i = count - 1; i >= 0 && wrong is null; i -= i > count - Last ? 1 : step)
        {
            wrong = Difference(i, count, result(i));
            if (clock.Elapsed.TotalMilliseconds > SampleMs)
            {
                break;
            }
        }

        return wrong;
    }

    private string? Difference(int call, int count, T actual)
    {
        var differences = opened.Model.Differences(RootOf(call), actual);
        return differences.IsExact || (!isExact && !differences.IsStructural && !IsOfOtherCall(call, actual))
            ? null
            : $"the {Place(call)} of {count} consecutive calls does not return its value: {differences.FirstExample()}";
    }

    // Whether a result is the value of the next call, and not because of what a root loses in a call alone.
    private bool IsOfOtherCall(int call, T actual) =>
        opened.Model.Differences(RootOf(call + 1), actual).IsExact && !opened.Model.Differences(Alone(RootOf(call)), actual).IsExact;

    private T Alone(T root)
    {
        var driver = opened.Driver.Over([root]);
        driver.Serialize(0, root);
        return driver.Deserialize(0);
    }

    private static string Place(int call)
    {
        var number = call + 1;
        var ending = (number % 100) is >= 11 and <= 13 ? "th" : (number % 10) switch { 1 => "st", 2 => "nd", 3 => "rd", _ => "th" };
        return number + ending;
    }
}
