using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.FirstCall;

internal sealed class FirstCallExperiment : IExperiment
{
    public string Name => ExperimentNames.FirstCall;

    // A launch is one process for each serializer, and nothing in it is repeated.
    public IReadOnlyList<Effort> Efforts { get; } =
    [
        .. new[] { (Name: "quick", Launches: 15), (Name: "standard", Launches: 25), (Name: "rigorous", Launches: 50) }
            .Select(effort => new Effort(effort.Name, effort.Launches, Rounds: 1, BatchMs: 0, WarmupMs: 0)),
    ];

    public ExperimentValues Values => ExperimentValues.DatasetsTogether;

    public string ReasonNotMeasured => "beyond the budget";

    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) =>
        cases.Any(planned => planned.Compressor is not null)
        ? throw new RoundupException(
            ExitCode.Usage, $"The suite {suite} measures first calls, which are made without a compressor: leave compressors out.")
        : cases;

    public ExperimentState NewState(int cases) => new FirstCallState(cases);

    public Task RunAsync(ExperimentScope scope) => new FirstCallMeasurement(scope).RunAsync();
}
