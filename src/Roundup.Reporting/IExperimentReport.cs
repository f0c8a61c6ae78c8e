using Roundup.Results;

namespace Roundup.Reporting;

/// <summary>
/// What an experiment reports: the analysis of its results, the sections, and the files. One class for each experiment, and one entry in
/// the list of experiments.
/// </summary>
public interface IExperimentReport
{
    /// <summary>The experiment's name, as <see cref="RunInfo.Experiment"/> has it.</summary>
    string Experiment { get; }

    /// <summary>What became of a case that has what the experiment is for: <c>measured</c>, <c>verified</c>.</summary>
    string Done => "measured";

    /// <summary>Whether a case has what the experiment is for.</summary>
    bool IsDone(CaseResult result) => result.Outcome == Outcome.Measured;

    /// <summary>The report of a run: a pure function, the same file gives the same report.</summary>
    /// <param name="file">The results.</param>
    /// <param name="baseline">A row (or <c>row@target</c>) to compare with instead of the one that the run was made with.</param>
    Report Of(ResultsFile file, string? baseline = null);
}
