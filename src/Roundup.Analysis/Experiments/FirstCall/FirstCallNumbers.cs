using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>Estimates of one case from the summary of its calls.</summary>
internal static class FirstCallNumbers
{
    public static AnalysedFirstCall Of(CaseResult result, FirstCallSummary summary, KeyValuePair<CaseId, FirstCallSummary>? baseline)
    {
        var isBaseline = baseline?.Key == result.Id;
        return new AnalysedFirstCall
        {
            Result = result,
            Summary = summary,
            Time = FirstCallRange.Of([.. summary.Times.Select(time => time.Ns)]),
            Ratio = isBaseline || baseline is null ? null : Ratio(summary, baseline.Value.Value),
            Baseline = baseline is null ? null : NameOf(baseline.Value.Key, result.Id.Cell.Target),
            IsBaseline = isBaseline,
        };
    }

    private static string NameOf(CaseId baseline, string target) =>
        baseline.Cell.Target == target ? baseline.RowName : $"{baseline.RowName}@{baseline.Cell.Target}";

    /// <summary>
    /// An aggregate of the times of several types in each process, ns; over the processes in which all of the types were called.
    /// </summary>
    public static FirstCallRange? Joined(IReadOnlyList<AnalysedFirstCall> types, Func<IReadOnlyList<double>, double> join)
    {
        double[] joined =
        [
            .. types.SelectMany(type => type.Summary.Times).GroupBy(time => time.Launch).Where(process => process.Count() == types.Count)
                .Select(process => join([.. process.Select(time => time.Ns)])),
        ];
        return joined.Length == 0 ? null : FirstCallRange.Of(joined);
    }

    /// <summary>Paired by launch: the processes of one launch ran at about the same time.</summary>
    private static FirstCallRange? Ratio(FirstCallSummary summary, FirstCallSummary baseline)
    {
        var of = baseline.Times.ToDictionary(time => time.Launch, time => time.Ns);
        double[] ratios = [.. summary.Times.Where(time => of.ContainsKey(time.Launch)).Select(time => time.Ns / of[time.Launch])];
        return ratios.Length == 0 ? null : FirstCallRange.Of(ratios);
    }
}
