using Roundup.Catalogue;
using Roundup.Results;

namespace Roundup.Cli.Running;

/// <summary>From a results file to the exit code.</summary>
internal static class Outcomes
{
    /// <summary>The exit code: an interruption first, then whether anything was measured, then whether some row failed.</summary>
    public static ExitCode CodeOf(ResultsFile file) =>
        file.Run.Interrupted ? ExitCode.Interrupted
        : Done(file) == 0 ? ExitCode.NothingMeasured
        : file.Cases.Any(c => c.Outcome != Outcome.Measured && !c.Outcome.IsBenign()) ? ExitCode.SomeFailed
        : ExitCode.Success;

    /// <summary>Cases with what the run was for: samples, or a comparison.</summary>
    public static int Done(ResultsFile file) => file.Run.Experiment == ExperimentNames.Fidelity ? file.Cases.Count(c => c.Fidelity != Fidelity.Unchecked) : Measured(file);

    /// <summary>Cases with samples.</summary>
    public static int Measured(ResultsFile file) => file.Cases.Count(c => c.Outcome == Outcome.Measured);
}
