using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Outcomes;

/// <summary>Both operations are measured in one process; where one of them kills it, the other is not to blame.</summary>
[Collection(WithRepository.Outcomes)]
public sealed class OneOperationTests(TestRepository repository)
{
    [SlowFact, Trait(AllTests.Category, AllTests.Slow)]
    public Task Another_order_makes_no_difference() => The_other_operation_keeps_its_number(seed: 2, batchMs: 20);

    /// <summary>
    /// The seed decides which of the two is timed first, so that both orders occur. In short batches the process lives on until hidden work
    /// is looked for.
    /// </summary>
    [LinuxTheory]
    [InlineData(1, 20)]
    [InlineData(2, 0.1)]
    public async Task The_other_operation_keeps_its_number(ulong seed, double batchMs)
    {
        var effort = new Effort("one", Launches: 2, Rounds: 2, batchMs, WarmupMs: 100);
        var plan = repository.PlanOf("exits-when-timed", effort, new RunOptions { Seed = seed });
        var results = await repository.RunAsync(plan, repository.NewFolder());

        CaseResult Of(Operation operation) => results.Cases.Single(result => result.Id.Cell.Operation == operation);
        Of(Operation.Deserialize).Outcome.ShouldBe(Outcome.Crashed, Of(Operation.Deserialize).Reason);
        Of(Operation.Serialize).Outcome.ShouldBe(Outcome.Measured, Of(Operation.Serialize).Reason);
        Of(Operation.Serialize).Launches.Select(launch => launch.Index)
            .ShouldBe(Enumerable.Range(0, effort.Launches), "a launch that is lost to the other operation is repeated");
    }
}
