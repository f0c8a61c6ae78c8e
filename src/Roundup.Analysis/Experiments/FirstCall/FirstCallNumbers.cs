using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>Estimates of one case from its samples.</summary>
internal static class FirstCallNumbers
{
    /// <summary>
    /// The samples that count, by launch: one for each. A type that became the first type of its process during the run, because the type
    /// before it was abandoned, has samples as a first and as a further type; those of the rarer kind are left out.
    /// </summary>
    public static IReadOnlyList<FirstCallSample> Counted(CaseResult result) =>
        [
            .. result.FirstCalls!.GroupBy(sample => sample.Place == 0)
                .OrderByDescending(kind => kind.Count())
                .First()
                .DistinctBy(sample => sample.Launch)
                .OrderBy(sample => sample.Launch),
        ];

    /// <param name="result">The case.</param>
    /// <param name="samples">The samples that count.</param>
    /// <param name="baseline">The baseline; null where there is none.</param>
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
            Time = FirstCallEstimate.Of([.. samples.Select(Time)]),
            Open = FirstCallEstimate.Of([.. samples.Select(sample => sample.OpenNs)]),
            Call = FirstCallEstimate.Of([.. samples.Select(sample => sample.CallNs)]),
            Cpu = Known(samples, sample => sample.CpuNs),
            Jit = Known(samples, sample => sample.JitNs),
            Rest = Known(samples, sample => Time(sample) - sample.ThreadJitNs),
            Methods = Known(samples, sample => sample.Methods),
            Assemblies = FirstCallEstimate.Of([.. samples.Select(sample => (double)sample.Assemblies)]),
            WorkingSet = Known(samples, sample => sample.WorkingSetBytes),
            StartToFirstByte = Known(samples, sample => sample.StartToFirstByteNs),
            PayloadBytes = Quantiles.Median([.. samples.Select(sample => (double)sample.PayloadBytes)]),
            Ratio = isBaseline || baseline is null ? null : Ratio(samples, baseline.Value.Value),
            IsBaseline = isBaseline,
        };
    }

    /// <summary>
    /// An aggregate of the times of several types in each process, ns; over the processes in which all of the types were called.
    /// </summary>
    public static FirstCallEstimate? Joined(IReadOnlyList<AnalysedFirstCall> types, Func<IReadOnlyList<double>, double> join)
    {
        double[] joined =
        [
            .. types.SelectMany(type => type.Samples).GroupBy(sample => sample.Launch).Where(process => process.Count() == types.Count)
                .Select(process => join([.. process.Select(Time)])),
        ];
        return joined.Length == 0 ? null : FirstCallEstimate.Of(joined);
    }

    /// <summary>Open and call together, ns.</summary>
    public static double Time(FirstCallSample sample) => sample.OpenNs + sample.CallNs;

    /// <summary>Over the processes with a value.</summary>
    private static FirstCallEstimate? Known(IReadOnlyList<FirstCallSample> samples, Func<FirstCallSample, double?> value)
    {
        double[] known = [.. samples.Select(value).OfType<double>()];
        return known.Length == 0 ? null : FirstCallEstimate.Of(known);
    }

    /// <summary>Paired by launch: the processes of one launch ran at about the same time.</summary>
    private static FirstCallEstimate? Ratio(IReadOnlyList<FirstCallSample> samples, IReadOnlyList<FirstCallSample> baseline)
    {
        var of = baseline.ToDictionary(sample => sample.Launch, Time);
        double[] ratios = [.. samples.Where(sample => of.ContainsKey(sample.Launch)).Select(sample => Time(sample) / of[sample.Launch])];
        return ratios.Length == 0 ? null : FirstCallEstimate.Of(ratios);
    }
}
