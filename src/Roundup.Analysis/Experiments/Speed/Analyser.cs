using Roundup.Analysis.Cells;
using Roundup.Analysis.Changes;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Findings;
using Roundup.Results;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>Analyses the results of the experiment speed.</summary>
public static class Analyser
{
    /// <summary>
    /// Computes everything that reports show from a results file alone. A pure function: equal files give equal results.
    /// </summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A row (or <c>row@target</c>) to compare with instead of the run's baseline.</param>
    public static AnalysedRun Analyse(ResultsFile file, string? baseline = null)
    {
        file = AcceptedLosses.In(file);
        var run = RunRows.Of(file, baseline);
        var analysed = run.Analysed();
        var drift = file.Machine.SpeedDrift ?? SpeedDrift.Of(file);
        var replicas = ReplicaCheck.Of(run);
        var growths = GrowthAnalysis.Of(analysed);
        return new(
            file,
            analysed,
            drift,
            [
                .. file.Notices,
                .. AnalysisNotices.Of(analysed, file.Run, drift),
                .. ReplicaNotices.Of(replicas),
                .. GrowthNotices.Of(growths),
                .. HiddenWorkNotices.Of(analysed),
            ])
        {
            Replicas = replicas,
            Changes = PairedRun.Of(file, run, analysed),
            Growths = growths,
            TradeOffs = Rankings.TradeOffs.Of(analysed),
            Findings = AllFindings.Of(file, analysed),
        };
    }
}
