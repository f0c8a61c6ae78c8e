using Roundup.Analysis.Experiments.Speed;

namespace Roundup.Processes.Tests.Measuring;

/// <summary>What a process does itself is in its time; what another program takes is not.</summary>
[Collection(WithRepository.Others)]
public sealed class OwnTimeTests(TestRepository repository, ITestOutputHelper output)
{
    private static readonly Effort s_effort = new("own", Launches: 3, Rounds: 8, BatchMs: 10, WarmupMs: 500);

    /// <summary>A relation, not a time. The limits are wide because tests run beside others; docs/accuracy.md has the figure.</summary>
    [TimedTheory, Trait(AllTests.Category, AllTests.Clock)]
    [InlineData("large-objects")]
    [InlineData("own-lock")]
    [InlineData("good")]
    public async Task Collections_in_the_background_and_waits_of_its_own_count(string row)
    {
        var plain = await ShareOfPlainWallTimeAsync(row);
        plain.ShouldBeInRange(0.6, 1.1);
    }

    [TimedFact, Trait(AllTests.Category, AllTests.Clock)]
    public async Task What_a_busy_program_on_the_same_processor_takes_does_not_count()
    {
        // Two processes for each processor, so that the one on which batches are timed is shared: of one for each, the system may move all
        // to the others.
        string[] spin = ["-c", "while :; do :; done"];
        Process[] hogs = [.. Enumerable.Range(0, 2 * Environment.ProcessorCount).Select(_ => ProcessLauncher.Start(new("sh", spin)))];
        double beside;
        try
        {
            beside = await ShareOfPlainWallTimeAsync("good");
        }
        finally
        {
            Array.ForEach(hogs, hog => hog.Kill());
        }

        beside.ShouldBeLessThan(0.95, "a large part of the wall time was the other program's; how large is up to the system");
    }

    /// <summary>
    /// The estimate over wall time / calls of the same batches, without the speed probe: a machine that is slower than its quiet state, as
    /// it may be for the whole test, is another matter.
    /// </summary>
    private async Task<double> ShareOfPlainWallTimeAsync(string row)
    {
        var results = await repository.RunAsync(
            repository.PlanOf(row, s_effort, new RunOptions { Operations = ["Serialize"] }),
            repository.NewFolder());
        var measured = results.Cases.ShouldHaveSingleItem();
        measured.Outcome.ShouldBe(Outcome.Measured, measured.Reason);
        Sample[] used = [.. measured.Launches.SelectMany(launch => launch.Samples).Where(sample => sample.Round > 0)];
        var plain = used.Sum(sample => sample.WallNs) / used.Sum(sample => sample.Calls);
        var launches = measured.Launches.Select(launch => launch with { Samples = [.. launch.Samples.Select(WithoutSpeed)] });
        var withoutSpeed = results with { Cases = [measured.With(new SpeedData([.. launches]))] };
        var share = Analyser.Analyse(withoutSpeed).Tables[0].Rows[0].Time!.Mean / plain;
        output.WriteLine($"{row}: {share:0.0000} of the plain wall time; collections of generation 2: {used.Sum(sample => sample.Gen2)}");
        return share;
    }

    private static Sample WithoutSpeed(Sample sample) => sample with { SpeedBeforeNs = null, SpeedAfterNs = null };
}
