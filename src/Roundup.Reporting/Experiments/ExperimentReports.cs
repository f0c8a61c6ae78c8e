using Roundup.Reporting.Checks;
using Roundup.Reporting.FirstCall;
using Roundup.Reporting.InstructionCounts;
using Roundup.Reporting.Memory;
using Roundup.Reporting.Speed;

namespace Roundup.Reporting.Experiments;

/// <summary>What each experiment that comes with Roundup adds to a report. A new experiment is a line here.</summary>
public static class ExperimentReports
{
    /// <summary>All of them, in the order of their sections.</summary>
    public static IReadOnlyList<IExperimentReport> All { get; } =
        [new SpeedReport(), new FirstCallReport(), new MemoryReport(), new InstructionsReport(), new CheckReport()];

    /// <summary>Those of the experiments that a run made, in the order of their sections.</summary>
    /// <exception cref="ResultsFormatException">The run made one that is not known.</exception>
    public static IReadOnlyList<IExperimentReport> Select(ResultsFile file, IReadOnlyList<IExperimentReport>? known = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        known ??= All;
        return file.Run.Experiments.FirstOrDefault(run => known.All(report => report.Experiment != run.Name)) is { } unknown
            ? throw new ResultsFormatException(
                $"The results are of the experiment '{unknown.Name}', which is not one of "
                + $"{string.Join(", ", known.Select(report => report.Experiment).Reverse())}: use the version of Roundup that made them.")
            : [.. known.Where(report => file.Has(report.Experiment))];
    }
}
