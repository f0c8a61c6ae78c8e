using Roundup.Analysis.Comparison;
using Roundup.Analysis.Statistics;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Results;

namespace Roundup.Crosscheck.Comparison;

/// <summary>The content of <c>crosscheck.json</c>. It is small: the samples are in the runs' own results files beside it.</summary>
internal sealed record CrosscheckFile
{
    public const int CurrentSchema = 1;

    public int Schema { get; init; } = CurrentSchema;

    public required string Command { get; init; }

    public required string RoundupVersion { get; init; }

    public required string BenchmarkDotNetVersion { get; init; }

    /// <summary>How many launches BenchmarkDotNet makes of each case; 1 is its default.</summary>
    public required int BenchmarkDotNetLaunches { get; init; }

    public required string Effort { get; init; }

    public required ulong Seed { get; init; }

    public required MachineInfo Machine { get; init; }

    public required DateTimeOffset Started { get; init; }

    public required DateTimeOffset Finished { get; init; }

    public bool Interrupted { get; init; }

    public IReadOnlyList<CrosscheckRun> Runs { get; init; } = [];

    /// <summary>How well repeated runs agree with each other; empty for a single run.</summary>
    public IReadOnlyList<RepeatAgreement> Repeats { get; init; } = [];
}

/// <summary>One run of the selection.</summary>
/// <param name="Number">Its number, from 1.</param>
/// <param name="Tables">The tables, in the order in which they were measured.</param>
/// <param name="OursSeconds">Seconds that Roundup spent on verification and measurement; null where it did not run.</param>
/// <param name="OursBuildSeconds">Seconds spent on Roundup's builds.</param>
/// <param name="BenchmarkDotNetSeconds">
/// Seconds spent on BenchmarkDotNet's cases, each from the start of its first process to the end of its last; null where it did not
/// run.
/// </param>
/// <param name="BenchmarkDotNetBuildSeconds">Seconds spent on building the generated projects and BenchmarkDotNet's own.</param>
internal sealed record CrosscheckRun(
    int Number,
    IReadOnlyList<ComparedTable> Tables,
    double? OursSeconds,
    double OursBuildSeconds,
    double? BenchmarkDotNetSeconds,
    double BenchmarkDotNetBuildSeconds);

/// <summary>One table, measured by both tools.</summary>
/// <param name="Id">The table.</param>
/// <param name="Baseline">The row that ratios are relative to; null where none has a number.</param>
/// <param name="OursSeconds">
/// Seconds that Roundup spent on verifying and measuring the table; null where tables were not measured one by one.
/// </param>
/// <param name="Rows">The rows, in the plan's order.</param>
internal sealed record ComparedTable(TableId Id, string? Baseline, double? OursSeconds, IReadOnlyList<CrosscheckRow> Rows);

/// <summary>One case, measured by both tools.</summary>
/// <param name="Serializer">The row.</param>
/// <param name="Ours">Roundup's figures; null where it has none.</param>
/// <param name="BenchmarkDotNet">BenchmarkDotNet's figures in the same terms; null where it has none.</param>
/// <param name="OursReason">Why Roundup has no figures; null where it has them.</param>
/// <param name="Detail">BenchmarkDotNet's own result; null where it did not run.</param>
internal sealed record CrosscheckRow(
    string Serializer,
    Figures? Ours,
    Figures? BenchmarkDotNet,
    string? OursReason,
    BenchmarkResult? Detail);

/// <summary>The compared figures of one case.</summary>
/// <param name="TimeNs">Mean time of a call, in ns.</param>
/// <param name="TimeInterval">Its 95 % interval.</param>
/// <param name="Ratio">Time over the baseline's; 1 for the baseline.</param>
/// <param name="RatioInterval">Its 95 % interval.</param>
/// <param name="AllocatedBytes">Bytes allocated per call.</param>
internal sealed record Figures(double TimeNs, Interval? TimeInterval, double? Ratio, Interval? RatioInterval, double? AllocatedBytes);

/// <summary>How well two runs of one tool agree, or all pairs of its runs.</summary>
/// <param name="Tool">Roundup or BenchmarkDotNet.</param>
/// <param name="Runs">The numbers of the two runs, or "all pairs".</param>
/// <param name="Agreement">The figures.</param>
internal sealed record RepeatAgreement(string Tool, string Runs, Agreement Agreement);
