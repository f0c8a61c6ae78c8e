namespace Roundup.Engine.Tests.Measuring;

/// <summary>Where not all rows can live at once, they take turns in blocks that share the baseline.</summary>
public class BlocksTests
{
    /// <summary>For four workers: the baseline's two and two rows.</summary>
    private const double Memory = 450e6;

    [Fact]
    public async Task Each_row_is_timed_in_rounds_with_the_baseline()
    {
        using var run = new ScriptedRun("good", "one", "two", "three");
        var most = 0;
        run.Workers.Watch = _ => most = Math.Max(most, run.Workers.Processes.Count(process => !process.HasExited));

        var results = await run.RunAsync(run.PlanOf(Efforts.Hardly), experiments: [new SpeedExperiment(null, Memory)]);

        most.ShouldBe(4);
        foreach (var table in results.Cases.GroupBy(result => result.Id.Table.Operation))
        {
            table.ShouldAllBe(result => result.Outcome == Outcome.Measured);
            table.SelectMany(result => result.Launches).ShouldAllBe(launch => launch.Interleaved);
            var ofBaseline = table.Single(result => result.Id.Serializer == "good");
            var others = table.Where(result => result.Id.Serializer != "good").ToList();
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
