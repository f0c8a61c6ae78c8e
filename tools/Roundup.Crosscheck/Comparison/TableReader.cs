using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Results;

namespace Roundup.Crosscheck.Comparison;

/// <summary>Joins the results of both tools for a table, in the same terms.</summary>
internal static class TableReader
{
    /// <summary>Joins the results for one table.</summary>
    /// <param name="id">The table.</param>
    /// <param name="serializers">Its rows, in the plan's order.</param>
    /// <param name="wanted">The row requested as baseline; null without one.</param>
    /// <param name="ours">The analysed table; null where Roundup did not measure.</param>
    /// <param name="oursSeconds">How long Roundup took for the table.</param>
    /// <param name="theirs">BenchmarkDotNet's results by row; empty where it did not run.</param>
    public static ComparedTable Read(
        TableId id,
        IReadOnlyList<string> serializers,
        string? wanted,
        AnalysedTable? ours,
        double? oursSeconds,
        IReadOnlyDictionary<string, BenchmarkResult> theirs)
    {
        // Where the requested baseline has no number, Roundup may have used another; both tools' ratios are relative to the same row.
        var baseline = ours?.Baseline
            ?? (wanted is not null && Measured(theirs, wanted) is not null
                ? wanted
                : serializers.FirstOrDefault(name => Measured(theirs, name) is not null));
        var rows = serializers
            .Select(name => Row(name, ours?.Rows.FirstOrDefault(row => row.Result.Id.Serializer == name), theirs, baseline));
        return new ComparedTable(id, baseline, oursSeconds, [.. rows]);
    }

    private static CrosscheckRow Row(string name, AnalysedCase? ours, IReadOnlyDictionary<string, BenchmarkResult> theirs, string? baseline)
    {
        var to = baseline is null ? null : Measured(theirs, baseline);
        return new CrosscheckRow(
            name,
            ours?.Time is { } time
                ? new Figures(time.Mean, time.Interval, ours.Ratio?.Ratio, ours.Ratio?.Interval, ours[SpeedQuantities.Allocated])
                : null,
            Measured(theirs, name) is { } result ? Theirs(result, to) : null,
            ours is { Time: null } ? $"{ours.Result.Outcome}: {ours.Result.Reason}" : null,
            theirs.GetValueOrDefault(name));
    }

    private static Figures Theirs(BenchmarkResult result, BenchmarkResult? baseline) => new(
        result.Mean,
        BenchmarkIntervals.OfMean(result),
        baseline is null ? null : result.Mean / baseline.Mean,
        baseline is null ? null : ReferenceEquals(result, baseline) ? new Interval(1, 1) : BenchmarkIntervals.OfRatio(result, baseline),
        result.AllocatedBytes);

    private static BenchmarkResult? Measured(IReadOnlyDictionary<string, BenchmarkResult> results, string name) =>
        results.GetValueOrDefault(name) is { Failure: null, Mean: > 0 } result ? result : null;
}
