using Roundup.Analysis.Comparison;
using Roundup.Crosscheck.Comparison;

namespace Roundup.Crosscheck.Reports;

internal static class CrosscheckText
{
    /// <summary>How both tools measured, and what the columns mean.</summary>
    public static IReadOnlyList<string> Conditions(CrosscheckFile file) =>
    [
        $"BenchmarkDotNet {file.BenchmarkDotNetVersion}: its default job with "
        + $"{Number(file.BenchmarkDotNetLaunches, "launch", "launches")} and its memory diagnoser, in generated projects, one for each "
        + $"library and flavour; no DOTNET_TC_ or other runtime setting is set in its environment. {Environment(file)}",
        $"Roundup {file.RoundupVersion}: effort {file.Effort}, seed {file.Seed}; its workers run with DOTNET_TC_CallCountingDelayMs=10. "
        + "Both tools use the same values and pool, and the same settings for time zone, globalization and garbage collection. "
        + "BenchmarkDotNet forces a collection between iterations and subtracts the cost of an empty method; Roundup does neither.",
        "Time is the mean time of a call, Ratio is that time over the baseline's, and Bytes is what a call allocates. BDN stands for "
        + "BenchmarkDotNet. +/- is Roundup's figure over BenchmarkDotNet's, minus 1; for bytes it is Roundup's minus BenchmarkDotNet's, "
        + "marked ! where they differ by more than 1 % and by more than 8 bytes. Intervals in crosscheck.json are 95 % intervals; "
        + "BenchmarkDotNet's own Error is half of a 99.9 % interval.",
        "Seconds are wall time without builds. For BenchmarkDotNet they run from the start of a case's first process to the end of its "
        + "last, by BenchmarkDotNet's own events; for Roundup they are the verification and measurement of a table, including the start "
        + "of its workers.",
    ];

    public static IEnumerable<string> Summary(CrosscheckRun run)
    {
        var summary = CrosscheckSummary.Of(run);
        if (summary.Cases > 0)
        {
            yield return $"Both tools measured {Number(summary.Cases, "case")} in {Number(summary.Tables, "table")}.";
            yield return $"Ratios to the baseline ({summary.Ratios}): "
                + $"{Apart(summary.MedianRatio, summary.MaxRatio, summary.MaxRatioCase)}.";
            yield return $"Times ({summary.Cases}): {Apart(summary.MedianTime, summary.MaxTime, summary.MaxTimeCase)}.";
            if (AsTimed.Of(run) is { } timed && CrosscheckSummary.Of(timed) is var same)
            {
                var overheads = run.Tables.SelectMany(table => table.Rows).Select(row => row.Detail?.Overhead).OfType<double>();
                yield return "If BenchmarkDotNet subtracted no overhead and removed no outlier, as Roundup does: ratios, "
                    + $"{Apart(same.MedianRatio, same.MaxRatio, same.MaxRatioCase)}; times, "
                    + $"{Apart(same.MedianTime, same.MaxTime, same.MaxTimeCase)}. The overhead it subtracts is "
                    + $"{Figure.Nanoseconds(Median.Of(overheads))} a call in the median.";
            }

            yield return $"Allocation equal within 1 % or 8 bytes: {summary.EqualAllocations} of {summary.Allocations}.";
        }

        if (run is { OursSeconds: { } ours, BenchmarkDotNetSeconds: { } theirs } && theirs > 0)
        {
            var withBuilds = (ours + run.OursBuildSeconds) / (theirs + run.BenchmarkDotNetBuildSeconds);
            var builds = $"{Figure.Seconds(run.OursBuildSeconds)} and {Figure.Seconds(run.BenchmarkDotNetBuildSeconds)}";
            yield return $"Time spent: Roundup {Figure.Seconds(ours)}, BenchmarkDotNet {Figure.Seconds(theirs)}; Roundup took "
                + $"{Figure.Percent(ours / theirs)} of BenchmarkDotNet's time, or {Figure.Percent(withBuilds)} including builds "
                + $"({builds}).";
        }
        else if ((run.OursSeconds ?? run.BenchmarkDotNetSeconds) is { } alone)
        {
            var (tool, builds) = run.OursSeconds is null
                ? ("BenchmarkDotNet", run.BenchmarkDotNetBuildSeconds)
                : ("Roundup", run.OursBuildSeconds);
            yield return $"Time spent: {tool} {Figure.Seconds(alone)}, builds {Figure.Seconds(builds)}.";
        }
    }

    /// <summary>How well repeated runs agree, one line for each pair.</summary>
    public static IEnumerable<string> Repeats(CrosscheckFile file) =>
        file.Repeats.Select(repeat => $"{repeat.Tool}, runs {repeat.Runs}: {Of(repeat.Agreement)}");

    private static string Of(Agreement agreement) =>
        $"{Number(agreement.Cases, "case")}, median difference of the ratios {Figure.Percent(agreement.MedianDifference)}, "
        + $"interval of the difference contains 0 in {Figure.Percent(agreement.ShareContainingZero)}, "
        + $"median half-width of the ratios' intervals {Figure.Percent(agreement.MedianHalfWidth)}";

    private static string Apart(double? median, double? max, string? where) =>
        median is null ? "none" : $"median difference {Figure.Percent(median)}, largest {Figure.Percent(max)} ({where})";

    private static string Environment(CrosscheckFile file)
    {
        var rows = file.Runs.SelectMany(run => run.Tables).SelectMany(table => table.Rows);
        var seen = rows.Select(row => row.Detail?.Environment).OfType<string>().Distinct().ToList();
        return seen.Count == 0 ? "" : $"Its processes report {string.Join(" | ", seen)}.";
    }

    private static string Number(int n, string one, string? many = null) => $"{n} {(n == 1 ? one : many ?? one + "s")}";
}
