namespace Roundup.Processes.Tests.Cheating;

/// <summary>Every row that gives away what is not the caller's alone, verified once, and the honest ones beside them.</summary>
public sealed class KeepingRun(TestRepository repository) : IAsyncLifetime
{
    private IReadOnlyList<CaseResult> _cases = [];

    /// <summary>The result of one row.</summary>
    public CaseResult Of(string row, Shape shape) =>
        _cases.Single(result => result.Id.Serializer == "Keeping/" + row && result.Id.Table.Shape == shape);

    public async Task InitializeAsync()
    {
        if (Linux.Missing is null)
        {
            var effort = new Effort("verified", 0, 0, 0, 0);
            var options = new RunOptions
            {
                Experiments = [ProofOnly.Experiment],
                Datasets = ["Albums"],
                Shapes = [nameof(Shape.Bytes), nameof(Shape.String)],
            };
            var plan = repository.PlanOf("Keeping/*", effort, options);
            _cases = (await repository.RunAsync(plan, repository.NewFolder())).Cases;
        }
    }

    public Task DisposeAsync() => Task.CompletedTask;
}
