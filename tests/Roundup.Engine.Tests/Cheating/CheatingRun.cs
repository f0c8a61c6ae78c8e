using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Contracts;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Cheating;

/// <summary>One run of every row that cheats, and of the honest ones beside them.</summary>
public sealed class CheatingRun(TestRepository repository) : IAsyncLifetime
{
    private static readonly Effort s_effort = new("hidden", Launches: 1, Rounds: 2, BatchMs: 5, WarmupMs: 400);

    private ResultsFile _results = null!;

    /// <summary>The result of one row.</summary>
    public CaseResult Of(string row, Operation operation) =>
        _results.Cases.Single(result => result.Id.Serializer == "Cheating/" + row && result.Id.Cell.Operation == operation);

    /// <summary>What was found of one row, which was measured.</summary>
    public HiddenWork Found(string row, Operation operation)
    {
        var result = Of(row, operation);
        result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
        return result.Launches.ShouldHaveSingleItem().Hidden.ShouldNotBeNull();
    }

    /// <summary>What the measuring thread allocated in timed batches, bytes per call.</summary>
    public double AllocatedInBatches(string row, Operation operation) =>
        Of(row, operation).Launches[0].Samples.Average(sample => sample.AllocatedBytes!.Value / sample.Calls);

    public async Task InitializeAsync()
    {
        if (Linux.Missing is null)
        {
            var plan = repository.PlanOf("Cheating/*", s_effort, new RunOptions { Datasets = ["Pages"] });
            _results = await repository.RunAsync(plan, repository.NewFolder());
        }
    }

    public Task DisposeAsync() => Task.CompletedTask;
}
