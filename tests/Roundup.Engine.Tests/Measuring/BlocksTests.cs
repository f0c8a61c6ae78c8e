using Roundup.Catalogue.Planning;
using Roundup.Engine.Experiments.Speed;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Measuring;

/// <summary>Where not all rows can live at once, they take turns in blocks that share the baseline.</summary>
[Collection(WithRepository.Measuring)]
public sealed class BlocksTests(TestRepository repository)
{
    /// <summary>For four workers: the baseline's two and two rows.</summary>
    private const double Memory = 450e6;

    [LinuxFact]
    public async Task Each_row_is_timed_in_rounds_with_the_baseline()
    {
        const string baseline = "Misbehaving/good";
        var options = new RunOptions { Baseline = baseline };
        var plan = repository.PlanOf("good,loses-member,prints,foreground-thread", Efforts.Hardly, options);
        var results = await repository.RunAsync(plan, repository.NewFolder(), experiments: [new SpeedExperiment(null, Memory)]);

        foreach (var cell in results.Cases.GroupBy(result => result.Id.Cell.Operation))
        {
            cell.ShouldAllBe(result => result.Outcome == Outcome.Measured);
            cell.SelectMany(result => result.Launches).ShouldAllBe(launch => launch.Interleaved);
            var ofBaseline = cell.Single(result => result.Id.Serializer == baseline);
            var others = cell.Where(result => result.Id.Serializer != baseline).ToList();
            foreach (var launch in ofBaseline.Launches)
            {
                launch.Samples.Count.ShouldBe(2 * Efforts.Hardly.Rounds, "three rows in blocks of two are two blocks");
                launch.Samples.Select(sample => sample.Round).ShouldBeUnique();
                foreach (var row in others)
                {
                    var own = row.Launches.Single(other => other.Index == launch.Index);
                    own.Samples.Count.ShouldBe(Efforts.Hardly.Rounds);
                    own.Samples.Select(sample => sample.Round).ShouldBeSubsetOf(launch.Samples.Select(sample => sample.Round));
                }
            }
        }
    }
}
