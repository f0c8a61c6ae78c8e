namespace Roundup.Analysis.Tests.Speed;

public class GrowthTests
{
    private static readonly int[] s_counts = [1, 100, 1_000, 10_000];

    [Theory]
    [InlineData(1.0)]
    [InlineData(1.5)]
    [InlineData(0.8)]
    public void The_slope_is_the_power_of_the_count(double power)
    {
        var growth = Of(Power("a", power, launches: 3)).ShouldHaveSingleItem();
        growth.Slope.Value.ShouldBe(power, 1e-9);
        growth.LastStep.Value.ShouldBe(power, 1e-9);
        growth.Slope.Interval!.Value.HalfWidth.ShouldBe(0, 1e-9);
        growth.Slope.Launches.ShouldBe(3);
        growth.FasterThanInput.ShouldBe(power > 1.15);
        growth.Points.Select(p => p.Count).ShouldBe(s_counts);
        growth.Points[1].PerObjectNs.ShouldBe(100 * Math.Pow(100, power - 1), 1e-6);
    }

    [Fact]
    public void The_line_is_that_of_least_squares()
    {
        // By hand: x = 0, 1, 2 and y = 0, 1, 4 in units of ln 10 give (2 x 4) / 4 = 2.
        var growth = Of([At("a", 1, 100), At("a", 10, 1_000), At("a", 100, 1_000_000)]).ShouldHaveSingleItem();
        growth.Slope.Value.ShouldBe(2, 1e-9);
        growth.LastStep.Value.ShouldBe(3, 1e-9);
    }

    [Fact]
    public void Two_counts_are_no_tendency() => Of([At("a", 1, 100), At("a", 10, 1_000)]).ShouldBeEmpty();

    [Fact]
    public void Only_launches_that_have_every_count_are_fitted()
    {
        var growth = Of([At("a", 1, 100, 100, 100), At("a", 10, 1_000, 1_000), At("a", 100, 10_000, 10_000, 9e9)]).ShouldHaveSingleItem();
        growth.Slope.Launches.ShouldBe(2);
        growth.Slope.Value.ShouldBe(1, 1e-9);
    }

    [Fact]
    public void Without_a_common_launch_the_line_goes_through_the_means_and_nothing_is_concluded()
    {
        var last = At("a", 100, 1_000_000);
        last = last.With(new SpeedData([.. last.Launches.Select(l => l with { Index = 7 })]));
        var growth = Of([At("a", 1, 100), At("a", 10, 10_000), last]).ShouldHaveSingleItem();
        growth.Slope.ShouldBe(new GrowthSlope(growth.Slope.Value, null, 0));
        growth.Slope.Value.ShouldBe(2, 1e-9);
        growth.FasterThanInput.ShouldBeFalse();
    }

    [Fact]
    public void A_slow_launch_does_not_bend_the_line()
    {
        // Twice as slow at every count: its line is as steep as the others.
        Of([.. s_counts.Select(c => At("a", c, 100.0 * c, 200.0 * c, 130.0 * c))])
            .ShouldHaveSingleItem().Slope.Interval!.Value.HalfWidth.ShouldBe(0, 1e-9);
    }

    [Fact]
    public void Compressors_operations_and_targets_are_not_mixed()
    {
        CaseResult[] cases =
        [
            .. Power("a", 1, 2),
            .. Power("a", 1.5, 2).Select(c => c.At(compressor: "lz4")),
            .. Power("a", 2, 2).Select(c => c.At(operation: Operation.Deserialize)),
            .. Power("a", 3, 2).Select(c => c.On("net9.0")),
        ];
        Of(cases).Select(g => Math.Round(g.Slope.Value, 6)).ShouldBe([1, 1.5, 2, 3]);
    }

    [Fact]
    public void The_cheapest_at_the_largest_count_comes_first_and_references_last()
    {
        Of([.. Power("steep", 1.5, 2), .. Power("flat", 1, 2), .. Power("create", 0.5, 2)])
            .Select(g => g.SerializerName)
            .ShouldBe(["flat", "steep", "create"]);
    }

    [Fact]
    public void Fidelity_is_the_worst_of_all_counts()
    {
        var cases = Power("a", 1, 2);
        cases[2] = cases[2].Lossy();
        Of(cases).ShouldHaveSingleItem().Fidelity.ShouldBe(Results.Fidelity.Lossy);
    }

    [Fact]
    public void What_grows_faster_than_its_input_is_named_unless_it_is_a_reference()
    {
        CaseResult[] cases = [.. Power("steep", 1.5, 2), .. Power("flat", 1.1, 2), .. Power("create", 1.5, 2)];
        var notice = Analyser.Analyse(Synthetic.File(null, cases)).Notices.Single(n => n.Code == NoticeCode.FasterThanInput);
        notice.Arguments.ShouldBe(["steep Users Bytes Serialize net10.0", "1.50 (1.50-1.50)"]);
        NoticeCatalogue.Text(notice).ShouldContain("steep Users Bytes Serialize net10.0");
    }

    [Fact]
    public void Many_that_grow_faster_are_counted_and_not_named()
    {
        CaseResult[] cases = [.. Enumerable.Range(0, 5).SelectMany(i => Power($"row{i}", 1.3 + (i / 10.0), 2))];
        Analyser.Analyse(Synthetic.File(null, cases)).Notices.Single(n => n.Code == NoticeCode.FasterThanInput)
            .Arguments.ShouldBe(["each of 5 serializers", "1.30 to 1.70"]);
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(3, false)]
    [InlineData(5, false)]
    [InlineData(5, true)]
    [InlineData(10, true)]
    public void The_interval_of_the_slope_holds_the_truth_as_often_as_it_says(int launches, bool heavyTailed)
    {
        var noise = heavyTailed ? Noise.HeavyTailed : Noise.Gaussian;
        var random = new Random(1000 + launches);
        var repeats = SimulationLength.Repeats(1000);
        var holds = Enumerable.Range(0, repeats).Count(_ => Simulated(random, noise, 1.07, launches).Slope.Interval!.Value.Contains(1.07));
        ((double)holds / repeats).ShouldBe(0.95, SimulationLength.Tolerance(0.02));
    }

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void Honest_growth_is_no_alarm_and_real_growth_is_found()
    {
        var random = new Random(11);
        var repeats = SimulationLength.Repeats(400);
        double Share(double power) =>
            Enumerable.Range(0, repeats).Count(_ => Simulated(random, Noise.HeavyTailed, power, 3).FasterThanInput) / (double)repeats;

        Share(1.00).ShouldBe(0);
        Share(1.10).ShouldBeLessThan(SimulationLength.Tolerance(0.01));

        // At the limit itself the lower end of a 95 % interval is above it in 2.5 % of the runs.
        Share(1 + Growth.Margin).ShouldBeLessThan(0.025 + SimulationLength.Tolerance(0.025));
        Share(1.25).ShouldBeGreaterThan(0.95);
    }

    private static Growth Simulated(Random random, Noise noise, double power, int launches) => Of(
        [.. s_counts.Select(c => Counted(noise.Case(random, "a", 100 * Math.Pow(c, power), launches), c))]).Single();

    private static IReadOnlyList<Growth> Of(IReadOnlyList<CaseResult> cases) => Analyser.Analyse(Synthetic.File(null, [.. cases])).Growths;

    private static CaseResult[] Power(string name, double power, int launches) =>
        [.. s_counts.Select(c => At(name, c, [.. Enumerable.Repeat(100 * Math.Pow(c, power), launches)]))];

    private static CaseResult At(string name, int count, params double[] perCallNs) => Counted(Synthetic.Timed(name, perCallNs), count);

    private static CaseResult Counted(CaseResult result, int count) =>
        result.At(count: count);
}
