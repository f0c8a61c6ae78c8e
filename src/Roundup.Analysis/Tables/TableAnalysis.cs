using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tables;

internal static class TableAnalysis
{
    public static AnalysedTable Analyse(TableRows table, VariancePrior prior)
    {
        Entry[] entries = [.. table.Rows.Select(r => new Entry(Analyse(r, prior), table.Logs(r)))];
        Entry[] measured =
        [
            .. entries.Where(e => e.Row.Time is not null)
                .OrderBy(e => table.ByRatio ? e.Row.Ratio!.Ratio : e.Row.Time!.Mean)
                .ThenBy(e => e.Row.Result.Id.ToString(), StringComparer.Ordinal),
        ];
        var canRank = table.Ranked.Select(r => r.Case.Result.Id).ToHashSet();
        Entry[] ranked = [.. measured.Where(e => canRank.Contains(e.Row.Result.Id))];
        var ranks = RankRule.Rank(ranked.Length, Separations.Of(new([.. ranked.Select(e => e.Logs)]), prior));
        var rankOf = ranked.Zip(ranks).ToDictionary(p => p.First.Row.Result.Id, p => p.Second);
        var missing = entries.Select(e => e.Row).Where(r => r.Time is null).OrderBy(r => r.Result.Id.ToString(), StringComparer.Ordinal);
        var rows = measured.Select(e => rankOf.TryGetValue(e.Row.Result.Id, out var rank) ? e.Row with { Rank = rank } : e.Row);
        return new(table.Id, table.Baseline.Name, table.Baseline.IsFallback, [.. rows, .. missing])
        {
            Requested = table.Requested?.ToString(),
            BaselineIsElsewhere = table.Baseline.IsElsewhere,
            Prior = prior,
        };
    }

    private static AnalysedCase Analyse(RowLogs row, VariancePrior prior)
    {
        var (measured, baseline) = (row.Case, row.Baseline);
        var (batches, to) = (measured.Estimate, baseline?.Estimate);
        var time = measured.Time;
        var size = measured.Result.SizeBytes;
        return new()
        {
            Result = measured.Result,
            Serializer = measured.Serializer,
            Time = time,
            Batches = batches,
            Hidden = measured.Hidden,
            Ratio = baseline is null ? null : RatioEstimate.Of(measured, baseline, row.LogRatios, prior),
            AllocRatio = to?[SpeedQuantities.Allocated] is > 0 and var bytes ? batches?[SpeedQuantities.Allocated] / bytes : null,
            SizeRatio = baseline?.Result.SizeBytes > 0 ? size / baseline.Result.SizeBytes : null,
            OpsPerSecond = 1e9 / time?.Mean,
            MegabytesPerSecond = size / time?.Mean * 1e3,
            IsBaseline = row.IsBaseline,
        };
    }

    private sealed record Entry(AnalysedCase Row, SortedDictionary<int, double> Logs);
}
