namespace Roundup.Analysis.Tests.Simulations;

/// <summary>The whole analysis over synthetic runs whose two processes of the baseline do the same work.</summary>
public class ReplicaSimulationTests(ITestOutputHelper output)
{
    private const int Tables = 24;
    private static readonly string[] s_rows = ["a", "b", "c"];

    public static TheoryData<int, bool> Settings =>
        AllTests.AreWanted ? new() { { 3, false }, { 5, false }, { 5, true }, { 10, false } } : new() { { 3, true } };

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Settings))]
    public void Intervals_between_the_two_are_right_and_seldom_called_too_narrow(int launches, bool heavyTailed)
    {
        var noise = heavyTailed ? Noise.HeavyTailed : Noise.Gaussian;
        var random = new Random(launches);
        ReplicaCheck[] checks =
        [
            .. Enumerable.Range(0, SimulationLength.Repeats(60)).Select(_ => Analyser.Analyse(Run(random, launches, noise)).Replicas!),
        ];

        var coverage = (double)checks.Sum(c => c.ContainingOne) / checks.Sum(c => c.Intervals);
        var tooNarrow = checks.Average(c => c.Verdict == ReplicaVerdict.TooNarrow ? 1.0 : 0);
        var difference = checks.Average(c => c.MedianDifference);
        var visible = checks.Average(c => c.DetectableDifference!.Value);
        output.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{launches} launches, {noise.Name}: {coverage:P1} contain 1, {tooNarrow:P1} of the runs are too narrow, "
            + $"{difference:P1} apart, {visible:P1} visible"));
        coverage.ShouldBe(0.95, SimulationLength.Tolerance(0.03));
        tooNarrow.ShouldBeLessThan(0.03 + SimulationLength.Tolerance(0.02));
    }

    private static ResultsFile Run(Random random, int launches, Noise noise) => Synthetic.File(
        "base",
        [
            .. from table in Enumerable.Range(1, Tables)
               from row in s_rows.Prepend("base")
               let measured = noise.Case(random, row, 1000, launches, replicas: row == "base" ? 2 : 1)
               select measured.At(dataset: $"Data{table}"),
        ]);
}
