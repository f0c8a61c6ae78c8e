using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Checks;
using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Experiments.Instructions;
using Roundup.Engine.Experiments.Memory;
using Roundup.Engine.Experiments.Speed;
using Roundup.Reporting;
using Roundup.Reporting.Experiments;

namespace Roundup.Cli;

internal sealed record Experiment(IExperiment Measurement, IExperimentReport Report);

// A new experiment is a line here.
internal static class ExperimentList
{
    // The experiments, the cheapest first: a run makes them in this order, and reports them in the other one.
    public static IReadOnlyList<Experiment> All { get; } =
    [
        WithReport(new CheckExperiment()),
        WithReport(new InstructionsExperiment(Valgrind.Require)),
        WithReport(new MemoryExperiment()),
        WithReport(new FirstCallExperiment()),
        WithReport(new SpeedExperiment(new AnalysedStoppingRule())),
    ];

    public static IReadOnlyList<IExperimentReport> ReportsOf(this IReadOnlyList<Experiment> experiments, ResultsFile file) =>
        ExperimentReports.Select(file, [.. experiments.Select(experiment => experiment.Report).Reverse()]);

    private static Experiment WithReport(IExperiment measurement) =>
        new(measurement, ExperimentReports.All.Single(report => report.Experiment == measurement.Name));
}
