namespace Roundup.Processes.Tests.Measuring;

/// <summary>A schema's classes are filled from the model by a mapper, which is no work of the library's.</summary>
[Collection(WithRepository.Others)]
public sealed class MapperTests(TestRepository repository)
{
    /// <summary>What the mapper of the entrant SlowMapper takes for one object, at least.</summary>
    private const double DelayNs = 5e6;

    [SlowFact]
    public async Task Mapping_is_not_timed_with_the_calls_but_by_itself()
    {
        var results = await repository.RunAsync(repository.PlanOf("SlowMapper", Efforts.Hardly), repository.NewFolder());

        results.Cases.Count.ShouldBe(2);
        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            result.Fidelity.ShouldBe(Fidelity.Exact);
            result.Launches.SelectMany(launch => launch.Samples).Min(sample => sample.WallNs / sample.Calls).ShouldBeLessThan(DelayNs / 2);
            result.Launches[0].Hidden!.Mapping.ShouldNotBeNull().ShouldBeGreaterThan(1);
        }
    }
}
