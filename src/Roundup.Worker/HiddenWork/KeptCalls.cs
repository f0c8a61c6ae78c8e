using System;
using System.Collections.Generic;
using System.Diagnostics;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// Many calls one after the other, as in a timed batch, with all results kept. Only results of calls of their own are all different objects
/// and all still right at the end.
/// </summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="opened">The case; for Deserialize the payloads of its driver are there.</param>
/// <param name="isExact">Whether verification found that nothing is lost: then any difference is wrong.</param>
internal sealed class KeptCalls<T>(OpenedCase<T> opened, bool isExact)
    where T : notnull
{
    /// <summary>Twice round the largest pool and one more; finds a ring of up to 2 048 results.</summary>
    private const int MostCalls = 2049;

    /// <summary>A ring is worth having only where calls are short; where they are long, fewer are made.</summary>
    private const double EnoughMs = 20;

    /// <summary>The longest that it may take where two rounds take long, ms.</summary>
    private const double MostMs = 80;

    private const long MostBytes = 64L << 20;

    /// <summary>Objects take more than their payload, and there may be two of each.</summary>
    private const int BytesPerPayloadByte = 8;

    /// <summary>Shorter texts and arrays may be shared, as .NET shares the texts of small numbers.</summary>
    private const int LeastLength = 4;

    /// <summary>So many results at the end are looked at first: what goes wrong late is wrong there.</summary>
    private const int Last = 16;

    /// <summary>So many results are looked at, spread over all.</summary>
    private const int Sample = 256;

    private const double SampleMs = 15;

    /// <summary>Of calls that take longer, the results were compared just before, two of them too, ms.</summary>
    private const double LongMs = 100;

    private readonly T[] _roots = opened.Values.Roots;
    private readonly int _pool = opened.Values.PoolRoots;

    /// <summary>Mean time of the calls that were made, ms.</summary>
    public double CallMs { get; private set; }

    /// <summary>What is wrong with the results of Serialize, a sentence; null where nothing is.</summary>
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

    /// <summary>What is wrong with the results of Deserialize, a sentence; null where nothing is.</summary>
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

    /// <summary>Goes on after the first call until there are enough, two at least; returns how many there are.</summary>
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
        var seen = new Dictionary<object, int>(ByIdentity.Instance);
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
                return $"hands out the same {what} for two calls: the {Place(earlier)} and the {Place(i)} of {count} in a row";
            }

            seen.Add(returned, i);
        }

        return null;
    }

    private static bool IsShort(object returned) =>
        (returned is string text && text.Length < LeastLength) || (returned is byte[] bytes && bytes.Length < LeastLength);

    /// <summary>What is wrong with the last results, or with one of a sample of all; at least the very last is looked at.</summary>
    private string? Different(int count, Func<int, T> result)
    {
        if (CallMs > LongMs)
        {
            return null;
        }

        var clock = Stopwatch.StartNew();
        string? wrong = null;

        // From the end; an odd step meets every root of the pool.
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
            : $"the {Place(call)} of {count} calls in a row does not come back as its value: {differences.FirstExample()}";
    }

    private bool IsOfOtherCall(int call, T actual) => opened.Model.Differences(RootOf(call + 1), actual).IsExact;

    private static string Place(int call)
    {
        var number = call + 1;
        var ending = (number % 100) is >= 11 and <= 13 ? "th" : (number % 10) switch { 1 => "st", 2 => "nd", 3 => "rd", _ => "th" };
        return number + ending;
    }
}
