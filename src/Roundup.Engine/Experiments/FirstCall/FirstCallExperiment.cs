using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>What the first call of a fresh process costs, type by type.</summary>
internal sealed class FirstCallExperiment : IExperiment
{
    /// <inheritdoc/>
    public string Name => ExperimentNames.FirstCall;

    /// <summary>A launch is one process for each row, and nothing in it is repeated.</summary>
    public IReadOnlyList<Effort> Efforts { get; } =
    [
        .. new[] { (Name: "quick", Launches: 15), (Name: "standard", Launches: 25), (Name: "rigorous", Launches: 50) }
            .Select(effort => new Effort(effort.Name, effort.Launches, Rounds: 1, BatchMs: 0, WarmupMs: 0)),
    ];

    /// <inheritdoc/>
    public ExperimentValues Values => ExperimentValues.DatasetsTogether;

    /// <inheritdoc/>
    public string ReasonNotMeasured => "left out by the budget";

    /// <inheritdoc/>
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) =>
        cases.Any(planned => planned.Compressor is not null)
        ? throw new RoundupException(
            ExitCode.Usage, $"The suite {suite} measures first calls, which are made without a compressor: leave compressors out.")
        : cases;

    /// <inheritdoc/>
    public ExperimentState NewState(int cases) => new FirstCallState(cases);

    /// <inheritdoc/>
    public Task RunAsync(ExperimentScope scope) => new FirstCallMeasurement(scope).RunAsync();
}
