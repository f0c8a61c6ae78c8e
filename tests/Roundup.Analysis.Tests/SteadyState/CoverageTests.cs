using Xunit.Abstractions;

namespace Roundup.Analysis.Tests.SteadyState;

public class CoverageTests(ITestOutputHelper output)
{
    private static readonly int[] LaunchCounts = AllTests.AreWanted ? [3, 5, 10, 20] : [3, 5, 10];
    private static readonly Noise[] Noises = [Noise.Gaussian, Noise.HeavyTailed, Noise.Unequal, Noise.OneNoisy];

    public static IEnumerable<object[]> Settings =>
        from launches in LaunchCounts from noise in Enumerable.Range(0, Noises.Length) select new object[] { launches, noise };

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Settings))]
    public void Intervals_hold_the_truth_as_often_as_they_say(int launches, int noise)
    {
        // ROUNDUP_SIMULATIONS asks for a larger table: the figure is the number of repeats for ranks, of which this takes a tenth.
        var repeats = Environment.GetEnvironmentVariable("ROUNDUP_SIMULATIONS") is { Length: > 0 } asked
            ? int.Parse(asked) / 10
            : Simulations.Repeats(60);
        var result = CoverageSimulation.Run(launches, repeats, seed: 42 + launches, Noises[noise]);
        output.WriteLine(CoverageSimulation.Result.Header);
        output.WriteLine(result.Line(launches, Noises[noise]));
        result.Mean.ShouldBe(0.95, Simulations.Tolerance(0.02));
        result.Ratio.ShouldBe(0.95, Simulations.Tolerance(0.02));
        result.AA.ShouldBe(0.95, Simulations.Tolerance(0.02));
        result.Ties.ShouldBeGreaterThanOrEqualTo(0.94 - Simulations.Tolerance(0.03), "with three standard errors of 240 cells");
    }

    [Fact]
    public void Five_launches_tell_a_tenth_apart()
    {
        var random = new Random(7);
        const int Times = 200;
        var told = 0;
        for (var i = 0; i < Times; i++)
        {
            var run = Analyser.Analyse(Synthetic.File(
                "base",
                Noise.Quiet.Case(random, "base", 1000, 5, replicas: 2),
                Noise.Quiet.Case(random, "fast", 2000, 5),
                Noise.Quiet.Case(random, "slow", 2200, 5)));
            told += run.Row("fast").Rank < run.Row("slow").Rank ? 1 : 0;
        }

        ((double)told / Times).ShouldBeGreaterThan(0.95);
    }
}
