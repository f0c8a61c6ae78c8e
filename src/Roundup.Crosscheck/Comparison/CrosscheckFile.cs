using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Runs;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Results;

namespace Roundup.Crosscheck.Comparison;

/// <summary>The whole of <c>crosscheck.json</c>: small, since the samples are in the results files of the runs beside it.</summary>
internal sealed record CrosscheckFile
{
    public const int CurrentSchema = 1;

    public int Schema { get; init; } = CurrentSchema;

    public required string Command { get; init; }

    public required string RoundupVersion { get; init; }

    public required string BenchmarkDotNetVersion { get; init; }

    /// <summary>Launches of a case by BenchmarkDotNet; 1 is its default.</summary>
    public required int BenchmarkDotNetLaunches { get; init; }

    public required string Effort { get; init; }

    public required ulong Seed { get; init; }

    public required MachineInfo Machine { get; init; }

    public required DateTimeOffset Started { get; init; }

    public required DateTimeOffset Finished { get; init; }

    public bool Interrupted { get; init; }

    public IReadOnlyList<CrosscheckRun> Runs { get; init; } = [];

    /// <summary>How well repeated runs agree with each other; empty with one run.</summary>
    public IReadOnlyList<RepeatAgreement> Repeats { get; init; } = [];
}

/// <summary>One run of the selection.</summary>
/// <param name="Number">From 1.</param>
/// <param name="Cells">The cells, in the order in which they were measured.</param>
/// <param name="OursSeconds">Verification and measurement by Roundup; null where it did not run.</param>
/// <param name="OursBuildSeconds">Roundup's builds.</param>
/// <param name="BenchmarkDotNetSeconds">
/// BenchmarkDotNet's cases, from the start of the first process of each to the end of its last; null where it did not run.
/// </param>
/// <param name="BenchmarkDotNetBuildSeconds">The builds of the generated projects, and BenchmarkDotNet's own.</param>
internal sealed record CrosscheckRun(int Number, IReadOnlyList<CrosscheckCell> Cells, double? OursSeconds, double OursBuildSeconds, double? BenchmarkDotNetSeconds, double BenchmarkDotNetBuildSeconds);

/// <summary>One cell by both.</summary>
/// <param name="Id">The cell.</param>
/// <param name="Baseline">The row that ratios are to; null where none has a number.</param>
/// <param name="OursSeconds">Verification and measurement of the cell by Roundup; null where cells were not measured one by one.</param>
/// <param name="Rows">The rows, in the plan's order.</param>
internal sealed record CrosscheckCell(CellId Id, string? Baseline, double? OursSeconds, IReadOnlyList<CrosscheckRow> Rows);

/// <summary>One case by both.</summary>
/// <param name="Serializer">The row.</param>
/// <param name="Ours">Roundup's figures; null without.</param>
/// <param name="BenchmarkDotNet">BenchmarkDotNet's figures in the same terms; null without.</param>
/// <param name="OursReason">Why Roundup has none.</param>
/// <param name="Detail">What BenchmarkDotNet said; null where it did not run.</param>
internal sealed record CrosscheckRow(string Serializer, Figures? Ours, Figures? BenchmarkDotNet, string? OursReason, BenchmarkResult? Detail);

/// <summary>What is compared of one case.</summary>
/// <param name="TimeNs">Mean time of a call, ns.</param>
/// <param name="TimeInterval">Its 95 % interval.</param>
/// <param name="Ratio">Time over the baseline's; 1 for the baseline.</param>
/// <param name="RatioInterval">Its 95 % interval.</param>
/// <param name="AllocatedBytes">Bytes allocated per call.</param>
internal sealed record Figures(double TimeNs, Interval? TimeInterval, double? Ratio, Interval? RatioInterval, double? AllocatedBytes);

/// <summary>The agreement of two runs of one tool, or of all pairs.</summary>
/// <param name="Tool">Roundup or BenchmarkDotNet.</param>
/// <param name="Runs">The two numbers, or "all pairs".</param>
/// <param name="Agreement">The figures.</param>
internal sealed record RepeatAgreement(string Tool, string Runs, Agreement Agreement);
