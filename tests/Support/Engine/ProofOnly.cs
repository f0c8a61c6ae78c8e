namespace Roundup.Tests.Support;

/// <summary>An experiment whose cases are verified, and that measures nothing.</summary>
internal sealed class ProofOnly : IExperiment
{
    public const string Experiment = "proof";

    public string Name => Experiment;

    public IReadOnlyList<Effort> Efforts { get; } = [.. Effort.Names.Select(effort => new Effort(effort, 0, 0, 0, 0))];

    public bool ComparesSerializers => false;

    public string ReasonNotMeasured => "only verified";

    /// <summary>Serialize and Deserialize share one verification.</summary>
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) =>
        [.. cases.DistinctBy(planned => planned.Id.WithoutOperation())];

    public ExperimentState NewState(int cases) => new();

    public Task RunAsync(ExperimentScope scope) => Task.CompletedTask;
}
