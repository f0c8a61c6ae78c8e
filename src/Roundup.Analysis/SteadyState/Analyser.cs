using Roundup.Analysis.SteadyState.Answers;
using Roundup.Analysis.SteadyState.Cells;
using Roundup.Analysis.SteadyState.Findings;
using Roundup.Analysis.SteadyState.Notices;
using Roundup.Analysis.SteadyState.PublishedFigures;
using Roundup.Analysis.SteadyState.Replicas;
using Roundup.Analysis.SteadyState.Scaling;
using Roundup.Analysis.SteadyState.TradeOffs;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState;

/// <summary>The stage Analyse.</summary>
public static class Analyser
{
    /// <summary>
    /// Computes everything that reports show from a results file alone. A pure function: the same file gives the same answer.
    /// </summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A row (or <c>row@target</c>) to compare with instead of the one that the run was made with.</param>
    public static AnalysedRun Analyse(ResultsFile file, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var run = RunRows.Of(file, baseline);
        AnalysedCell[] analysed = [.. run.Cells.Select(cell => CellAnalysis.Of(cell, run.Priors))];
        var drift = SpeedDrift.Of(file);
        var replicas = ReplicaCheck.Of(run.Cases, run.Priors.OfRatios);
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
            Growths = growths,
            TradeOffs = TradeOffAnalysis.Of(analysed),
            Published = PublishedComparison.Of(file, analysed),
            Findings = AllFindings.Of(file, analysed),
            Answers = AnswerAnalysis.Of(file, analysed),
        };
    }
}
