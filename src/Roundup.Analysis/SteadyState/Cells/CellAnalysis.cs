using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cases;
using Roundup.Analysis.SteadyState.Ratios;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>Puts one cell together: ratios, order, ranks.</summary>
internal static class CellAnalysis
{
    /// <summary>The cell, fastest row first, then what has no number, by name.</summary>
    /// <param name="cell">The cell.</param>
    /// <param name="priors">What all cells of the run say.</param>
    public static AnalysedCell Of(CellRows cell, RunPriors priors)
    {
        Entry[] entries = [.. cell.Rows.Select(r => new Entry(Analyse(r, priors), cell.Logs(r)))];
        Entry[] measured =
        [
            .. entries.Where(e => e.Row.Time is not null)
                .OrderBy(e => cell.ByRatio ? e.Row.Ratio!.Ratio : e.Row.Time!.Mean)
                .ThenBy(e => e.Row.Result.Id.ToString(), StringComparer.Ordinal),
        ];
        Entry[] ranked =
        [
            .. measured.Where(e => e.Row is { Serializer.IsFloor: false, IsTooNoisy: false, HidesWork: false } && e.Logs.Count > 1),
        ];
        var ranks = Ranking.Of([.. ranked.Select(e => e.Logs)], priors.OfPairs);
        var rankOf = ranked.Zip(ranks).ToDictionary(p => p.First.Row.Result.Id, p => p.Second);
        var missing = entries.Select(e => e.Row).Where(r => r.Time is null).OrderBy(r => r.Result.Id.ToString(), StringComparer.Ordinal);
        var rows = measured.Select(e => rankOf.TryGetValue(e.Row.Result.Id, out var rank) ? e.Row with { Rank = rank } : e.Row);
        return new(cell.Part.Id, cell.Baseline.Name, cell.Baseline.IsFallback, [.. TieBreak.ByInstructions([.. rows]), .. missing])
        {
            Table = cell.Part.Title,
            Wanted = cell.Requested?.ToString(),
            BaselineIsElsewhere = cell.Baseline.IsElsewhere,
        };
    }

    private static AnalysedCase Analyse(RowLogs row, RunPriors priors)
    {
        var (measured, baseline) = (row.Case, row.Baseline);
        var memory = CaseMemory.Of(measured);
        var to = baseline is null ? null : CaseMemory.Of(baseline);
        var time = measured.Time;
        var size = measured.Result.SizeBytes;
        return new()
        {
            Result = measured.Result,
            Serializer = measured.Serializer,
            Time = time,
            Memory = memory,
            Work = CaseWork.Of(measured),
            Hidden = measured.Hidden,
            Ratio = baseline is null ? null : CaseRatio.Of(measured, baseline, row.LogRatios, priors.OfRatios),
            AllocRatio = to?.AllocatedBytes > 0 ? memory?.AllocatedBytes / to.AllocatedBytes : null,
            SizeRatio = baseline?.Result.SizeBytes > 0 ? size / baseline.Result.SizeBytes : null,
            OpsPerSecond = 1e9 / time?.Mean,
            MegabytesPerSecond = size / time?.Mean * 1e3,
            IsBaseline = row.IsBaseline,
        };
    }

    private sealed record Entry(AnalysedCase Row, SortedDictionary<int, double> Logs);
}
