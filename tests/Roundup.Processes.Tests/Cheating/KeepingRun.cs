using System.Collections.Concurrent;

namespace Roundup.Processes.Tests.Cheating;

/// <summary>Every row that gives away what is not the caller's alone, verified once, and the honest ones beside them.</summary>
public sealed class KeepingRun(TestRepository repository) : IAsyncLifetime
{
    private IReadOnlyList<CaseResult> _cases = [];

    /// <summary>The result of one row.</summary>
    public CaseResult Of(string row, Shape shape) =>
        _cases.Single(result => result.Id.Serializer == "Keeping/" + row && result.Id.Table.Shape == shape);

    /// <summary>How far the reading in other processes was said to be, and of how many steps.</summary>
    public ConcurrentBag<(int Done, int Total)> Reread { get; } = [];

    public async Task InitializeAsync()
    {
        if (Linux.Missing is null)
        {
            var effort = new Effort("verified", 0, 0, 0, 0);
            var options = new RunOptions
            {
                Experiments = [ExperimentNames.Fidelity],
                Datasets = ["Albums"],
                Shapes = [nameof(Shape.Bytes), nameof(Shape.String)],
            };
            var plan = repository.PlanOf("Keeping/*", effort, options);
            var watcher = new Watcher((stage, done, total) =>
            {
                if (stage == RunStage.Reread)
                {
                    Reread.Add((done, total));
                }
            });
            _cases = (await repository.RunAsync(plan, repository.NewFolder(), observer: watcher)).Cases;
        }
    }

    public Task DisposeAsync() => Task.CompletedTask;
}
