using Roundup.Catalogue;
using Roundup.Cli.Running;
using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Fidelity;
using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Experiments.SteadyState;
using Roundup.Reporting;
using Roundup.Reporting.Fidelity;
using Roundup.Reporting.FirstCall;
using Roundup.Reporting.SteadyState;
using Roundup.Results;

namespace Roundup.Cli;

/// <summary>An experiment with all its parts.</summary>
/// <param name="Measurement">How it runs.</param>
/// <param name="Report">What it reports.</param>
internal sealed record Experiment(IExperiment Measurement, IExperimentReport Report);

/// <summary>Every experiment there is: a new one is a line here.</summary>
internal static class ExperimentList
{
    /// <summary>The experiments, the usual one first.</summary>
    public static IReadOnlyList<Experiment> All { get; } =
    [
        new(new SteadyStateExperiment(new AnalysedStoppingRule()), new SteadyStateReport()),
        new(new FirstCallExperiment(), new FirstCallReport()),
        new(new FidelityExperiment(), new FidelityReport()),
    ];

    /// <summary>What the experiment of a run reports.</summary>
    /// <exception cref="RoundupException">The results are of an experiment that is not in the list.</exception>
    public static IExperimentReport ReportOf(this IReadOnlyList<Experiment> experiments, ResultsFile file) =>
        experiments.Select(experiment => experiment.Report).FirstOrDefault(report => report.Experiment == file.Run.Experiment)
        ?? throw new RoundupException(
            ExitCode.Usage,
            $"The results are of the experiment '{file.Run.Experiment}', which is not one of "
            + $"{string.Join(", ", experiments.Select(e => e.Report.Experiment))}:"
            + " use the version of Roundup that made them.");
}
