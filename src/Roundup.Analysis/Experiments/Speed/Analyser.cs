using Roundup.Analysis.Changes;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Findings;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Tables;
using Roundup.Results.Messages;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>Analyses the results of the experiment speed.</summary>
public static class Analyser
{
    /// <summary>
    /// Computes everything that reports show from a results file alone. A pure function: equal files give equal results.
    /// </summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A serializer (or <c>serializer@target</c>) to compare with instead of the run's baseline.</param>
    public static AnalysedRun Analyse(ResultsFile file, string? baseline = null)
    {
        file = AcceptedLosses.In(file);
        var run = RunRows.Of(file, baseline);
        var analysed = run.Analysed();
        var drift = file.Machine.SpeedDrift ?? SpeedDrift.Estimate(file);
        var replicas = ReplicaCheck.Of(run);
        var growths = GrowthAnalysis.Analyse(analysed);
        return new(
            file,
            analysed,
            drift,
            [
                .. file.Notices,
                .. AnalysisNotices.Create(analysed, file.Run, drift),
                .. ReplicaNotices.Create(replicas),
                .. GrowthNotices.Create(growths),
                .. HiddenWorkNotices.Create(analysed),
            ])
        {
            Replicas = replicas,
            Changes = PairedRun.Compare(file, run, analysed),
            Growths = growths,
            TradeOffs = Rankings.TradeOffs.Find(analysed),
            Findings = AllFindings.Find(file, analysed),
        };
    }
}

/// <summary>A results file with its analysis.</summary>
/// <param name="File">The file.</param>
/// <param name="Tables">The tables, in the file's order.</param>
/// <param name="SpeedDrift">
/// Largest change of the speed probe's median between tenths of the run, as a share (0.1 is 10 %); null without samples.
/// </param>
/// <param name="Notices">The file's notices, then those of the analysis.</param>
public sealed record AnalysedRun(ResultsFile File, IReadOnlyList<AnalysedTable> Tables, double? SpeedDrift, IReadOnlyList<Notice> Notices)
{
    /// <summary>The comparison of the two processes of serializers that ran twice; null where no serializer did.</summary>
    public ReplicaCheck? Replicas { get; init; }

    /// <summary>What changed between the two sides of a run with <c>--against</c>; null where the run compares nothing.</summary>
    public RunChanges? Changes { get; init; }

    /// <summary>Conclusions from the numbers, in the order of a report.</summary>
    public IReadOnlyList<Finding> Findings { get; init; } = [];

    /// <summary>How the time grows with the count, for every serializer with three counts or more.</summary>
    public IReadOnlyList<Growth> Growths { get; init; } = [];

    /// <summary>Time against size, where both operations were measured.</summary>
    public IReadOnlyList<TradeOff> TradeOffs { get; init; } = [];

    /// <summary>Which serializers are the best, for each target and shape, by the time of both operations.</summary>
    public IReadOnlyList<Ranking> Rankings => field ??= RankedBy(Weights.Usual);

    /// <summary>The answers for the user's own data; empty for a run on the repository's datasets.</summary>
    public IReadOnlyList<OwnDataAnswer> OwnData => field ??= OwnDataAnswer.Of(this);

    /// <summary>The same by what counts for somebody.</summary>
    /// <param name="weights">What counts.</param>
    /// <param name="tables">The tables that take part; null: all.</param>
    public IReadOnlyList<Ranking> RankedBy(Weights weights, Func<TableId, bool>? tables = null) =>
        Ranking.Of([.. Tables.Where(table => tables?.Invoke(table.Id) != false)], weights, null, TradeOffs);
}
