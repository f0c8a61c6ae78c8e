using Roundup.Results;

namespace Roundup.Analysis.Tests.Speed;

/// <summary>What is said of rows while a run goes on.</summary>
public sealed class ProvisionalTests
{
    private const double Truth = 1.3;
    private static readonly string[] s_datasets = ["A", "B", "C"];

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(1)]
    [InlineData(2)]
    public void Intervals_hold_the_truth_from_the_first_launch_on(int launches)
    {
        var random = new Random(launches);
        var times = SimulationLength.Repeats(200);
        var held = Enumerable.Range(0, times).Count(_ => IntervalOf("row", Run(random, launches))!.Value.Contains(Truth));
        ((double)held / times).ShouldBeGreaterThan(0.95 - SimulationLength.Tolerance(0.02));
    }

    [Fact]
    public void Without_a_second_process_of_the_baseline_one_launch_has_no_interval() =>
        IntervalOf("row", Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000), Synthetic.Timed("row", 1300))))
            .ShouldBeNull();

    private static Interval? IntervalOf(string name, AnalysedRun run)
    {
        var row = run.Rankings.Single().Serializers.Single(row => row.Name == name);
        return Provisional.WithIntervals(run, row).Serialize!.Value.Interval;
    }

    private static AnalysedRun Run(Random random, int launches) => Analyser.Analyse(Synthetic.File(
        "base",
        [
            .. from dataset in s_datasets
               from measured in (CaseResult[])
               [
                   Noise.Gaussian.Case(random, "base", 1000, launches, replicas: 2),
                   Noise.Gaussian.Case(random, "row", 1000 * Truth, launches),
               ]
               select measured.At(dataset: dataset),
        ]));
}
