using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Outcomes;

/// <summary>The row that the others are compared with can fail as any other.</summary>
[Collection(WithRepository.Outcomes)]
public sealed class BaselineFailsTests(TestRepository repository)
{
    [SlowTheory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("throws-late", Outcome.Failed)]
    public Task So_are_they_where_it_fails_otherwise(string baseline, Outcome outcome) => The_others_are_measured(baseline, outcome);

    [LinuxTheory]
    [InlineData("exits-when-timed", Outcome.Crashed)]
    public async Task The_others_are_measured(string baseline, Outcome outcome)
    {
        var options = new RunOptions { Baseline = "Misbehaving/" + baseline };

        // It exits after some thousands of calls: at the latest when hidden work is looked for.
        var effort = Efforts.Least with { BatchMs = 20 };
        var results = await repository.RunAsync(repository.PlanOf("good," + baseline, effort, options), repository.NewFolder());

        foreach (var result in results.Cases.Where(result => result.Id.Serializer == "Misbehaving/good"))
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            result.Launches.Count.ShouldBe(Efforts.Least.Launches);
        }

        results.Cases.ShouldContain(result => result.Id.Serializer == options.Baseline && result.Outcome == outcome);
        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured || result.Reason != null);
    }
}
