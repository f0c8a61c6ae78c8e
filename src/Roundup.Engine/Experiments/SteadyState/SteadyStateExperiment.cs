using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Results;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>How fast calls are once all is warm.</summary>
internal sealed class SteadyStateExperiment : IExperiment
{
    /// <inheritdoc/>
    public string Name => ExperimentNames.SteadyState;

    /// <inheritdoc/>
    public string Description => "time, allocation and size of calls once all is warm";

    /// <inheritdoc/>
    public IReadOnlyList<Effort> Efforts { get; } =
    [
        new("quick", 3, 7, 10, 1_000),
        new("standard", 10, 8, 10, 2_000),
        new("rigorous", 32, 8, 10, 5_000),
    ];

    /// <inheritdoc/>
    public Type? DataType => typeof(SteadyStateData);

    /// <inheritdoc/>
    public string ReasonNotMeasured => "left out by the budget";

    /// <inheritdoc/>
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) => cases;

    /// <inheritdoc/>
    public ExperimentState NewState(int cases) => new SteadyStateState(cases);

    /// <inheritdoc/>
    public Task RunAsync(RunContext context) => new SteadyStateMeasurement(context).RunAsync();
}
