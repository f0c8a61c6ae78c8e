using Roundup.Analysis.Comparison;
using Roundup.Crosscheck.Benchmarks;

namespace Roundup.Crosscheck.Comparison;

/// <summary>How far a case's ratios in two runs of BenchmarkDotNet are apart.</summary>
/// <param name="AbsoluteDifference">The larger ratio over the smaller, minus 1.</param>
/// <param name="ContainsZero">Whether the 95 % interval of the difference of the logarithms contains 0; null without one.</param>
/// <param name="HalfWidths">Relative half-widths of the two ratios' intervals, where they have one.</param>
internal sealed record RatioDifference(double AbsoluteDifference, bool? ContainsZero, IReadOnlyList<double> HalfWidths);

/// <summary>How well runs of BenchmarkDotNet agree, in the figures that <see cref="RunComparison"/> has for Roundup's runs.</summary>
internal static class BenchmarkAgreement
{
    /// <summary>The cases that have a ratio in both runs; baselines, and tables whose baselines differ, are left out.</summary>
    public static IReadOnlyList<RatioDifference> Compare(CrosscheckRun first, CrosscheckRun second) =>
    [
        .. from table in first.Tables
           join other in second.Tables on (table.Id, table.Baseline) equals (other.Id, other.Baseline)
           let baseline = Baseline(table)
           let otherBaseline = Baseline(other)
           where baseline is not null && otherBaseline is not null
           from row in table.Rows
           from otherRow in other.Rows
           where row.Serializer == otherRow.Serializer && row.Serializer != table.Baseline
               && row.BenchmarkDotNet is not null && otherRow.BenchmarkDotNet is not null
           select Difference(row.Detail!, baseline, otherRow.Detail!, otherBaseline),
    ];

    /// <summary>Summarizes the differences of a pair of runs, or of several.</summary>
    public static Agreement Of(IReadOnlyList<RatioDifference> differences) => new(
        differences.Count,
        Median.Of(differences.Select(difference => difference.AbsoluteDifference)),
        ShareContainingZero([.. differences.Select(difference => difference.ContainsZero).OfType<bool>()]),
        Median.Of(differences.SelectMany(difference => difference.HalfWidths)));

    private static double? ShareContainingZero(IReadOnlyList<bool> contain) =>
        contain.Count == 0 ? null : contain.Average(containsZero => containsZero ? 1.0 : 0);

    private static BenchmarkResult? Baseline(ComparedTable table) =>
        table.Rows.FirstOrDefault(row => row.Serializer == table.Baseline && row.BenchmarkDotNet is not null)?.Detail;

    private static RatioDifference Difference(
        BenchmarkResult row,
        BenchmarkResult baseline,
        BenchmarkResult otherRow,
        BenchmarkResult otherBaseline)
    {
        var difference = Math.Log(otherRow.Mean / otherBaseline.Mean) - Math.Log(row.Mean / baseline.Mean);
        var half = BenchmarkIntervals.HalfWidth(row, baseline, otherRow, otherBaseline);
        double?[] widths = [Relative(row, baseline), Relative(otherRow, otherBaseline)];
        return new RatioDifference(
            Math.Exp(Math.Abs(difference)) - 1,
            half is null ? null : Math.Abs(difference) <= half,
            [.. widths.OfType<double>()]);
    }

    private static double? Relative(BenchmarkResult row, BenchmarkResult baseline) =>
        BenchmarkIntervals.OfRatio(row, baseline) is { } interval ? interval.HalfWidth / (row.Mean / baseline.Mean) : null;
}
