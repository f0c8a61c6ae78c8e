using Roundup.Catalogue;
using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Checks;
using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Experiments.Instructions;
using Roundup.Engine.Experiments.Memory;
using Roundup.Engine.Experiments.Speed;
using Roundup.Reporting;
using Roundup.Reporting.Checks;
using Roundup.Reporting.FirstCall;
using Roundup.Reporting.InstructionCounts;
using Roundup.Reporting.Memory;
using Roundup.Reporting.Speed;

namespace Roundup.Cli;

internal sealed record Experiment(IExperiment Measurement, IExperimentReport Report);

// A new experiment is a line here.
internal static class ExperimentList
{
    // The experiments, the cheapest first: a run makes them in this order, and reports them in the other one.
    public static IReadOnlyList<Experiment> All { get; } =
    [
        new(new CheckExperiment(), new CheckReport()),
        new(new InstructionsExperiment(Valgrind.Require), new InstructionsReport()),
        new(new MemoryExperiment(), new MemoryReport()),
        new(new FirstCallExperiment(), new FirstCallReport()),
        new(new SpeedExperiment(new AnalysedStoppingRule()), new SpeedReport()),
    ];

    public static IReadOnlyList<IExperimentReport> ReportsOf(this IReadOnlyList<Experiment> experiments, ResultsFile file)
    {
        var reports = experiments.Select(experiment => experiment.Report).Reverse().ToList();
        return file.Run.Experiments.FirstOrDefault(run => !reports.Exists(report => report.Experiment == run.Name)) is { } unknown
            ? throw new RoundupException(
                ExitCode.Usage,
                $"The results are of the experiment '{unknown.Name}', which is not one of "
                + $"{string.Join(", ", experiments.Select(experiment => experiment.Report.Experiment))}:"
                + " use the version of Roundup that made them.")
            : reports.FindAll(report => file.Has(report.Experiment));
    }
}
