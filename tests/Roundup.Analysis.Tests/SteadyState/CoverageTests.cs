using Xunit.Abstractions;

namespace Roundup.Analysis.Tests.SteadyState;

public class CoverageTests(ITestOutputHelper output)
{
    private const int Repeats = 1000;

    public static TheoryData<int, bool> Settings =>
        new() { { 3, false }, { 5, false }, { 10, false }, { 3, true }, { 5, true }, { 10, true } };

    [Theory]
    [MemberData(nameof(Settings))]
    public void Intervals_hold_the_truth_as_often_as_they_say(int launches, bool heavyTailed)
    {
        var noise = heavyTailed ? Noise.HeavyTailed : Noise.Gaussian;
        var result = CoverageSimulation.Run(launches, Repeats, seed: 42 + launches, noise);
        output.WriteLine(CoverageSimulation.Result.Header);
        output.WriteLine(result.Line(launches, noise));
        result.Mean.ShouldBeInRange(0.93, 0.97);
        result.Ratio.ShouldBeInRange(0.93, 0.97);
        result.AA.ShouldBeInRange(0.93, 0.97);
        result.Ties.ShouldBeInRange(0.93, 0.97);
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
