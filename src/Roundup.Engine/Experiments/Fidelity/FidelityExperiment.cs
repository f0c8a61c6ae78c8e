using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Results;

namespace Roundup.Engine.Experiments.Fidelity;

/// <summary>Compares round trips and times nothing: once the cases are verified, a payload of each is read in another process.</summary>
internal sealed class FidelityExperiment : IExperiment
{
    /// <inheritdoc/>
    public string Name => ExperimentNames.Fidelity;

    /// <inheritdoc/>
    public IReadOnlyList<Effort> Efforts { get; } =
        [.. Effort.Names.Select(name => new Effort(name, Launches: 0, Rounds: 0, BatchMs: 0, WarmupMs: 0))];

    /// <inheritdoc/>
    public bool ComparesRows => false;

    /// <inheritdoc/>
    public Type? DataType => null;

    /// <inheritdoc/>
    public string ReasonNotMeasured => "only verified";

    /// <summary>
    /// Serialize and Deserialize share one verification; a row that does one of them alone is verified by that one.
    /// </summary>
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) =>
    [
        .. cases
            .GroupBy(planned => planned.Id.WithoutOperation())
            .Select(both => both.FirstOrDefault(planned => planned.Unsupported is null) ?? both.First()),
    ];

    /// <inheritdoc/>
    public ExperimentState NewState(int cases) => new FidelityState(cases);

    /// <inheritdoc/>
    public Task RunAsync(RunContext context) => new ForeignPayloads(context).CheckAsync();
}
