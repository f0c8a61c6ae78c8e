using Roundup.Analysis.Baselines;
using Roundup.Analysis.SteadyState.Cases;
using Roundup.Analysis.SteadyState.Ratios;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>Puts one cell together: ratios, order, ranks.</summary>
internal static class CellAnalysis
{
    /// <summary>The cell, fastest row first, then what has no number, by name.</summary>
    public static AnalysedCell Of(CellPart part, BaselineChoice baseline, RequestedBaseline? requested)
    {
        Entry[] entries = [.. part.Cases.Select(c => Enter(c, baseline.Case))];
        // A cell is sorted by one thing only: by ratios, which bear a drift of the machine, where every row has one.
        var byRatio = entries.Where(e => e.Row.Time is not null).All(e => e.LogRatios.Count > 0);
        Entry[] measured =
        [
            .. entries.Where(e => e.Row.Time is not null)
                .OrderBy(e => byRatio ? e.Row.Ratio!.Ratio : e.Row.Time!.Mean)
                .ThenBy(e => e.Row.Result.Id.ToString(), StringComparer.Ordinal),
        ];
        Entry[] ranked = [.. measured.Where(e => !e.Row.Serializer.IsFloor)];
        var ranks = Ranking.Of([.. ranked.Select(e => byRatio ? e.LogRatios : e.LogTimes)]);
        var rankOf = ranked.Zip(ranks).ToDictionary(p => p.First.Row.Result.Id, p => p.Second);
        var missing = entries.Select(e => e.Row).Where(r => r.Time is null).OrderBy(r => r.Result.Id.ToString(), StringComparer.Ordinal);
        return new(part.Id, baseline.Name, baseline.IsFallback,
        [
            .. measured.Select(e => rankOf.TryGetValue(e.Row.Result.Id, out var rank) ? e.Row with { Rank = rank } : e.Row),
            .. missing,
        ])
        {
            Table = part.Title,
            Wanted = requested?.ToString(),
            BaselineIsElsewhere = baseline.IsElsewhere,
        };
    }

    private static Entry Enter(MeasuredCase measured, MeasuredCase? baseline)
    {
        var logs = baseline is null ? [] : LogRatios(measured, baseline);
        var memory = CaseMemory.Of(measured);
        var to = baseline is null ? null : CaseMemory.Of(baseline);
        var time = measured.Time;
        var size = measured.Result.SizeBytes;
        var row = new AnalysedCase
        {
            Result = measured.Result,
            Serializer = measured.Serializer,
            Time = time,
            Memory = memory,
            Ratio = baseline is null ? null : CaseRatio.Of(measured, baseline, logs),
            AllocRatio = to?.AllocatedBytes > 0 ? memory?.AllocatedBytes / to.AllocatedBytes : null,
            SizeRatio = baseline?.Result.SizeBytes > 0 ? size / baseline.Result.SizeBytes : null,
            OpsPerSecond = 1e9 / time?.Mean,
            MegabytesPerSecond = size / time?.Mean * 1e3,
            IsBaseline = ReferenceEquals(measured, baseline),
        };
        return new(row, logs, new(measured.ByIndex.Keys.ToDictionary(i => i, measured.LogTime)));
    }

    // The baseline against itself would be a ratio of its replicas; by definition it is 1 in every launch.
    private static SortedDictionary<int, double> LogRatios(MeasuredCase row, MeasuredCase baseline) =>
        ReferenceEquals(row, baseline) ? new(row.ByIndex.Keys.ToDictionary(i => i, _ => 0.0)) : Pairing.LogRatios(row, baseline);

    private sealed record Entry(AnalysedCase Row, SortedDictionary<int, double> LogRatios, SortedDictionary<int, double> LogTimes);
}
