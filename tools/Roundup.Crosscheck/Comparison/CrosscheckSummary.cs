namespace Roundup.Crosscheck.Comparison;

/// <summary>A run in a few numbers. Differences have no sign: the larger over the smaller, minus 1.</summary>
/// <param name="Tables">Tables in which both tools have a number.</param>
/// <param name="Cases">Cases for which both tools have a number.</param>
/// <param name="Ratios">Cases for which both tools have a ratio; baselines are not counted.</param>
/// <param name="MedianRatio">Median difference of the ratios.</param>
/// <param name="MaxRatio">Largest difference of the ratios.</param>
/// <param name="MaxRatioCase">The case with that difference.</param>
/// <param name="MedianTime">Median difference of the times.</param>
/// <param name="MaxTime">Largest difference of the times.</param>
/// <param name="MaxTimeCase">The case with that difference.</param>
/// <param name="Allocations">Cases for which both tools have a figure for allocation.</param>
/// <param name="EqualAllocations">How many of those are equal.</param>
internal sealed record CrosscheckSummary(
    int Tables,
    int Cases,
    int Ratios,
    double? MedianRatio,
    double? MaxRatio,
    string? MaxRatioCase,
    double? MedianTime,
    double? MaxTime,
    string? MaxTimeCase,
    int Allocations,
    int EqualAllocations)
{
    /// <summary>Summarizes a run.</summary>
    public static CrosscheckSummary Of(CrosscheckRun run)
    {
        var all = run.Tables
            .SelectMany(table => table.Rows.Select(row => (table.Id, row.Serializer, Difference: RowDifference.Of(table, row))))
            .Where(entry => entry.Difference is not null)
            .Select(entry => (entry.Id, Case: $"{entry.Serializer} {entry.Id}", Difference: entry.Difference!))
            .ToList();
        var ratios = all
            .Where(entry => entry.Difference.Ratio is not null)
            .Select(entry => (entry.Case, Value: RowDifference.WithoutSign(entry.Difference.Ratio!.Value)))
            .ToList();
        var times = all.Select(entry => (entry.Case, Value: RowDifference.WithoutSign(entry.Difference.Time))).ToList();
        var (ratioCase, maxRatio) = Largest(ratios);
        var (timeCase, maxTime) = Largest(times);
        return new CrosscheckSummary(
            all.Select(entry => entry.Id).Distinct().Count(),
            all.Count,
            ratios.Count,
            Median.Of(ratios.Select(entry => entry.Value)),
            maxRatio,
            ratioCase,
            Median.Of(times.Select(entry => entry.Value)),
            maxTime,
            timeCase,
            all.Count(entry => entry.Difference.AllocationIsEqual is not null),
            all.Count(entry => entry.Difference.AllocationIsEqual == true));
    }

    private static (string? Case, double? Value) Largest(List<(string Case, double Value)> entries)
    {
        var largest = entries.OrderByDescending(entry => entry.Value).FirstOrDefault();
        return entries.Count == 0 ? (null, null) : (largest.Case, largest.Value);
    }
}

internal static class Median
{
    /// <summary>The middle value, or the mean of the two in the middle; null without values.</summary>
    public static double? Of(IEnumerable<double> values)
    {
        double[] sorted = [.. values.Order()];
        return sorted.Length == 0 ? null : (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }
}
