using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Outcomes;

/// <summary>Both operations are measured in one process; where one of them kills it, the other is not to blame.</summary>
[Collection(WithRepository.Name)]
public sealed class OneOperationTests(TestRepository repository)
{
    private static readonly Effort s_effort = new("one", Launches: 2, Rounds: 4, BatchMs: 20, WarmupMs: 300);

    /// <summary>The seed decides which of the two is timed first, so that both orders occur.</summary>
    [LinuxTheory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    public async Task The_other_operation_keeps_its_number(ulong seed)
    {
        var plan = repository.PlanOf("exits-when-timed", s_effort, new RunOptions { Seed = seed });
        var results = await repository.RunAsync(plan, repository.NewFolder());

        CaseResult Of(Operation operation) => results.Cases.Single(result => result.Id.Cell.Operation == operation);
        Of(Operation.Deserialize).Outcome.ShouldBe(Outcome.Crashed, Of(Operation.Deserialize).Reason);
        Of(Operation.Serialize).Outcome.ShouldBe(Outcome.Measured, Of(Operation.Serialize).Reason);
        Of(Operation.Serialize).Launches.Select(launch => launch.Index)
            .ShouldBe(Enumerable.Range(0, s_effort.Launches), "a launch that is lost to the other operation is repeated");
    }
}
