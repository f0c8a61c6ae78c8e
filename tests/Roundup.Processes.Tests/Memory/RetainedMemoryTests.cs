using Roundup.Analysis.Experiments.Memory;
using Roundup.Engine.Experiments.Memory;

namespace Roundup.Processes.Tests.Memory;

/// <summary>What real processes keep after calls whose results are gone.</summary>
[Collection(WithRepository.Cheating)]
public sealed class RetainedMemoryTests(TestRepository repository)
{
    [LinuxFact]
    public async Task A_row_that_keeps_every_name_or_call_is_found_and_an_honest_one_is_flat()
    {
        var options = new RunOptions { Datasets = ["Pages"], Shapes = ["Bytes"], Experiments = [ExperimentNames.Memory] };
        var plan = repository.PlanOf("Cheating/good,Cheating/keeps-*", new MemoryExperiment().Efforts[0], options);

        var file = await repository.RunAsync(plan, repository.NewFolder());

        var growth = file.Cases.ToDictionary(
            result => (result.Id.Serializer.Split('/')[1], result.Id.Table.Operation), result => MemoryGrowth.Of((MemoryData)result.Part!));
        growth[("keeps-names", Operation.Deserialize)].Kind.ShouldBe(MemoryGrowthKind.WithDistinctValues);
        growth[("keeps-names", Operation.Serialize)].Kind.ShouldBe(MemoryGrowthKind.Flat);
        growth[("keeps-calls", Operation.Serialize)].Kind.ShouldBe(MemoryGrowthKind.WithCalls);
        growth[("keeps-calls", Operation.Deserialize)].Kind.ShouldBe(MemoryGrowthKind.Flat);
        growth.Where(one => one.Key.Item1 is "good" or "keeps-in-value").ShouldAllBe(one => one.Value.Kind == MemoryGrowthKind.Flat);
        growth.Count.ShouldBe(8);
    }
}
