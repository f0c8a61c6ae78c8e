using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.FirstCall;

/// <summary>The numbers of one case.</summary>
internal static class FirstCallNumbers
{
    /// <summary>
    /// The samples that count, by launch. Where a type became the first one of its process half-way, since the one before it was given up,
    /// it has samples of two kinds, and those of the rarer kind are left out. A launch counts once.
    /// </summary>
    public static IReadOnlyList<FirstCallSample> Counted(CaseResult result) =>
        [
            .. result.FirstCalls!.GroupBy(sample => sample.Place == 0)
                .OrderByDescending(kind => kind.Count())
                .First()
                .DistinctBy(sample => sample.Launch)
                .OrderBy(sample => sample.Launch),
        ];

    /// <summary>The numbers.</summary>
    /// <param name="result">The case.</param>
    /// <param name="samples">The samples that count.</param>
    /// <param name="baseline">The case to compare with; null where there is none.</param>
    public static AnalysedFirstCall Of(
        CaseResult result,
        IReadOnlyList<FirstCallSample> samples,
        KeyValuePair<CaseId, IReadOnlyList<FirstCallSample>>? baseline)
    {
        var isBaseline = baseline?.Key == result.Id;
        return new AnalysedFirstCall
        {
            Result = result,
            Samples = samples,
            IsFirst = samples[0].Place == 0,
            Time = MedianInterval.Estimate([.. samples.Select(Time)]),
            Open = MedianInterval.Estimate([.. samples.Select(sample => sample.OpenNs)]),
            Call = MedianInterval.Estimate([.. samples.Select(sample => sample.CallNs)]),
            Cpu = Known(samples, sample => sample.CpuNs),
            Jit = Known(samples, sample => sample.JitNs),
            Rest = Known(samples, sample => Time(sample) - sample.ThreadJitNs),
            Methods = Known(samples, sample => sample.Methods),
            Assemblies = MedianInterval.Estimate([.. samples.Select(sample => (double)sample.Assemblies)]),
            WorkingSet = Known(samples, sample => sample.WorkingSetBytes),
            StartToFirstByte = Known(samples, sample => sample.StartToFirstByteNs),
            PayloadBytes = Quantiles.Median([.. samples.Select(sample => (double)sample.PayloadBytes)]),
            Ratio = isBaseline || baseline is null ? null : Ratio(samples, baseline.Value.Value),
            IsBaseline = isBaseline,
        };
    }

    /// <summary>
    /// Something made of the times of several types in each process, ns; of the processes in which all of them were called.
    /// </summary>
    public static FirstCallEstimate? Joined(IReadOnlyList<AnalysedFirstCall> types, Func<IReadOnlyList<double>, double> join)
    {
        double[] joined =
        [
            .. types.SelectMany(type => type.Samples).GroupBy(sample => sample.Launch).Where(process => process.Count() == types.Count)
                .Select(process => join([.. process.Select(Time)])),
        ];
        return joined.Length == 0 ? null : MedianInterval.Estimate(joined);
    }

    /// <summary>Open and call together, ns.</summary>
    public static double Time(FirstCallSample sample) => sample.OpenNs + sample.CallNs;

    /// <summary>Over the processes that tell.</summary>
    private static FirstCallEstimate? Known(IReadOnlyList<FirstCallSample> samples, Func<FirstCallSample, double?> value)
    {
        double[] known = [.. samples.Select(value).OfType<double>()];
        return known.Length == 0 ? null : MedianInterval.Estimate(known);
    }

    /// <summary>By launch: the processes of one launch ran within the same minutes of the machine.</summary>
    private static FirstCallEstimate? Ratio(IReadOnlyList<FirstCallSample> samples, IReadOnlyList<FirstCallSample> baseline)
    {
        var of = baseline.ToDictionary(sample => sample.Launch, Time);
        double[] ratios = [.. samples.Where(sample => of.ContainsKey(sample.Launch)).Select(sample => Time(sample) / of[sample.Launch])];
        return ratios.Length == 0 ? null : MedianInterval.Estimate(ratios);
    }
}
