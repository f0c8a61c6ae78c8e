using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Fidelity;
using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Experiments.SteadyState;

namespace Roundup.Cli;

/// <summary>An experiment with all its parts.</summary>
/// <param name="Measurement">How it runs.</param>
internal sealed record Experiment(IExperiment Measurement);

/// <summary>Every experiment there is: a new one is a line here.</summary>
internal static class ExperimentList
{
    /// <summary>The experiments, the usual one first.</summary>
    public static IReadOnlyList<Experiment> All { get; } =
    [
        new(new SteadyStateExperiment()),
        new(new FirstCallExperiment()),
        new(new FidelityExperiment()),
    ];
}
