using Roundup.Analysis.Statistics;
using Roundup.Results;

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
                        part => part.Value is FirstCallData data && Of(data) is { } summary
                            ? data with { Calls = [], Summary = summary }
                            : part.Value),
                }),
            ],
        };
    }

    /// <summary>The summary of one case; null without a call.</summary>
    internal static FirstCallSummary? Of(FirstCallData data)
    {
        if (data.Calls.Count == 0)
        {
            return data.Summary is { Times.Count: > 0 } ? data.Summary : null;
        }

        var samples = Counted(data.Calls);
        return new()
        {
            Place = samples[0].Place,
            Times = [.. samples.Select(sample => new FirstCallTime(sample.Launch, Time(sample)))],
            Open = Spread([.. samples.Select(sample => sample.OpenNs)])!,
            Call = Spread([.. samples.Select(sample => sample.CallNs)])!,
            Cpu = Known(samples, sample => sample.CpuNs),
            Jit = Known(samples, sample => sample.JitNs),
            Rest = Known(samples, sample => Time(sample) - sample.ThreadJitNs),
            Methods = Known(samples, sample => sample.Methods),
            Assemblies = Spread([.. samples.Select(sample => (double)sample.Assemblies)])!,
            WorkingSet = Known(samples, sample => sample.WorkingSetBytes),
            StartToFirstByte = Known(samples, sample => sample.StartToFirstByteNs),
            PayloadBytes = Quantiles.Median([.. samples.Select(sample => (double)sample.PayloadBytes)]),
        };
    }

    /// <summary>
    /// The samples that count, by launch: one for each. A type that became the first type of its process during the run, because the type
    /// before it was abandoned, has samples as a first and as a further type; those of the rarer kind are left out.
    /// </summary>
    private static IReadOnlyList<FirstCallSample> Counted(IReadOnlyList<FirstCallSample> calls) =>
    [
        .. calls.GroupBy(sample => sample.Place == 0)
            .OrderByDescending(kind => kind.Count())
            .First()
            .DistinctBy(sample => sample.Launch)
            .OrderBy(sample => sample.Launch),
    ];

    private static double Time(FirstCallSample sample) => sample.OpenNs + sample.CallNs;

    /// <summary>Over the processes with a value.</summary>
    private static FirstCallSpread? Known(IReadOnlyList<FirstCallSample> samples, Func<FirstCallSample, double?> value) =>
        Spread([.. samples.Select(value).OfType<double>()]);

    private static FirstCallSpread? Spread(double[] values)
    {
        if (values.Length == 0)
        {
            return null;
        }

        var interval = MedianInterval.Of(values);
        return new(Quantiles.Median(values), interval?.Low, interval?.High);
    }
}
