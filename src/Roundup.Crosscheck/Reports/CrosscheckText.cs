using Roundup.Analysis.SteadyState.Runs;
using Roundup.Crosscheck.Comparison;

namespace Roundup.Crosscheck.Reports;

/// <summary>The sentences of a crosscheck.</summary>
internal static class CrosscheckText
{
    /// <summary>How both measured, and what the columns are.</summary>
    public static IReadOnlyList<string> Conditions(CrosscheckFile file) =>
    [
        $"BenchmarkDotNet {file.BenchmarkDotNetVersion}: its default job with {Number(file.BenchmarkDotNetLaunches, "launch", "launches")} and its memory diagnoser, in projects generated for it, one for each library and flavour; no DOTNET_TC_ or other runtime setting is in its environment. {Environment(file)}",
        $"Roundup {file.RoundupVersion}: effort {file.Effort}, seed {file.Seed}; its workers run with DOTNET_TC_CallCountingDelayMs=10. Both have the same values and pool, time zone, globalization and collector settings; BenchmarkDotNet forces a collection between iterations and subtracts the cost of an empty method, Roundup does neither.",
        "Time is the mean of a call, Ratio its share of the baseline's, Bytes what a call allocates. BDN is BenchmarkDotNet. +/- is Roundup over BenchmarkDotNet minus 1, for bytes Roundup minus BenchmarkDotNet, marked ! where that is more than 1 % and more than 8 bytes. Intervals in crosscheck.json are of 95 %; BenchmarkDotNet's own Error is half of a 99.9 % interval.",
        "Seconds are wall time without builds: of BenchmarkDotNet from the start of a case's first process to the end of its last, on its own events; of Roundup the verification and measurement of a cell, starting its workers included.",
    ];

    /// <summary>A run in a few lines.</summary>
    public static IEnumerable<string> Summary(CrosscheckRun run)
    {
        var summary = CrosscheckSummary.Of(run);
        if (summary.Cases > 0)
        {
            yield return $"Both measured {Number(summary.Cases, "case")} in {Number(summary.Cells, "cell")}.";
            yield return $"Ratios to the baseline ({summary.Ratios}): {Apart(summary.MedianRatio, summary.MaxRatio, summary.MaxRatioCase)}.";
            yield return $"Times ({summary.Cases}): {Apart(summary.MedianTime, summary.MaxTime, summary.MaxTimeCase)}.";
            yield return $"Allocation equal within 1 % or 8 bytes: {summary.EqualAllocations} of {summary.Allocations}.";
        }

        if (run is { OursSeconds: { } ours, BenchmarkDotNetSeconds: { } theirs } && theirs > 0)
        {
            var withBuilds = (ours + run.OursBuildSeconds) / (theirs + run.BenchmarkDotNetBuildSeconds);
            yield return $"Time spent: Roundup {Figure.Seconds(ours)}, BenchmarkDotNet {Figure.Seconds(theirs)}: {Figure.Percent(ours / theirs)} of it; with builds ({Figure.Seconds(run.OursBuildSeconds)} and {Figure.Seconds(run.BenchmarkDotNetBuildSeconds)}) {Figure.Percent(withBuilds)}.";
        }
        else if ((run.OursSeconds ?? run.BenchmarkDotNetSeconds) is { } alone)
        {
            yield return $"Time spent: {(run.OursSeconds is null ? "BenchmarkDotNet" : "Roundup")} {Figure.Seconds(alone)}, builds {Figure.Seconds(run.OursSeconds is null ? run.BenchmarkDotNetBuildSeconds : run.OursBuildSeconds)}.";
        }
    }

    /// <summary>How well repeated runs agree, a line for each pair.</summary>
    public static IEnumerable<string> Repeats(CrosscheckFile file) =>
        file.Repeats.Select(repeat => $"{repeat.Tool}, runs {repeat.Runs}: {Of(repeat.Agreement)}");

    private static string Of(Agreement agreement) =>
        $"{Number(agreement.Cases, "case")}, median difference of the ratios {Figure.Percent(agreement.MedianDifference)}, interval of the difference contains 0 in {Figure.Percent(agreement.ShareContainingZero)}, median half-width of the ratios' intervals {Figure.Percent(agreement.MedianHalfWidth)}";

    private static string Apart(double? median, double? max, string? where) => median is null ? "none" : $"median difference {Figure.Percent(median)}, largest {Figure.Percent(max)} ({where})";

    private static string Environment(CrosscheckFile file)
    {
        var seen = file.Runs.SelectMany(run => run.Cells).SelectMany(cell => cell.Rows).Select(row => row.Detail?.Environment).OfType<string>().Distinct().ToList();
        return seen.Count == 0 ? "" : $"Its processes report {string.Join(" | ", seen)}.";
    }

    private static string Number(int n, string one, string? many = null) => $"{n} {(n == 1 ? one : many ?? one + "s")}";
}
