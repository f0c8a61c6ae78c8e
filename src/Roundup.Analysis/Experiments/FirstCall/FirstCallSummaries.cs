using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>What is kept of first calls. Everything else derives from it, whether a file has it or the calls.</summary>
public static class FirstCallSummaries
{
    /// <summary>The file with summaries instead of the calls.</summary>
    public static ResultsFile Kept(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        return file with
        {
            Cases =
            [
                .. file.Cases.Select(result => result with
                {
                    Experiments = result.Experiments.ToDictionary(
                        part => part.Key,
                        part => part.Value is FirstCallData data && Summarize(data) is { } summary
                            ? data with { Calls = [], Summary = summary }
                            : part.Value),
                }),
            ],
        };
    }

    internal static FirstCallSummary? Summarize(FirstCallData data)
    {
        if (data.Calls.Count == 0)
        {
            return data.Summary is { Times.Count: > 0 } ? data.Summary : null;
        }

        var samples = Counted(data.Calls);
        return samples.Count == 0 ? null : new()
        {
            Place = samples[0].Place,
            Times = [.. samples.Select(sample => new FirstCallTime(sample.Launch, Time(sample)!.Value))],
            Estimates = FirstCallQuantities.All
                .Select(quantity => (quantity.Key, Known: samples.Select(sample => sample.Values[quantity]).OfType<double>().ToArray()))
                .Where(one => one.Known.Length > 0)
                .ToDictionary(one => one.Key, one => Estimate(one.Known)),
        };
    }

    internal static FirstCallEstimate Estimate(IReadOnlyList<double> values)
    {
        var interval = MedianInterval.Compute(values);
        return new(Quantiles.Median(values), interval?.Low, interval?.High);
    }

    // The samples that count, by launch: one for each. A type that became the first type of its process during the run, because the type
    // before it was abandoned, has samples as a first and as a further type; those of the rarer kind are left out.
    private static IReadOnlyList<FirstCallSample> Counted(IReadOnlyList<FirstCallSample> calls) =>
    [
        .. calls.Where(sample => Time(sample) is not null)
            .GroupBy(sample => sample.Place == 0)
            .OrderByDescending(kind => kind.Count())
            .Take(1)
            .SelectMany(kind => kind)
            .DistinctBy(sample => sample.Launch)
            .OrderBy(sample => sample.Launch),
    ];

    private static double? Time(FirstCallSample sample) =>
        sample.Values[FirstCallQuantities.Open] + sample.Values[FirstCallQuantities.Call];
}
