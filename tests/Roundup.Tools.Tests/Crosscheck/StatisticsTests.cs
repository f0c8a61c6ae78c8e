namespace Roundup.Tools.Tests.Crosscheck;

public class StatisticsTests
{
    [Fact]
    public void The_interval_of_a_mean_is_of_95_percent_by_Students_t()
    {
        var interval = BenchmarkIntervals.OfMean(Made.Result(100, stdErr: 2, n: 15))!.Value;
        // 2.1448 is the quantile 0.975 of t with 14 degrees of freedom in any table.
        interval.HalfWidth.ShouldBe(2 * 2.1448, 0.001);
        ((interval.Low + interval.High) / 2).ShouldBe(100, 1e-9);
        BenchmarkIntervals.OfMean(Made.Result(100, n: 1)).ShouldBeNull();
    }

    [Fact]
    public void A_ratio_of_equals_has_the_errors_of_both()
    {
        // Equal variances and n: Welch's degrees of freedom are 2 (n - 1) = 28, quantile 2.0484.
        var interval = BenchmarkIntervals.OfRatio(Made.Result(100, 1), Made.Result(100, 1))!.Value;
        Math.Log(interval.High).ShouldBe(2.0484 * 0.01 * Math.Sqrt(2), 1e-5);
        (interval.Low * interval.High).ShouldBe(1, 1e-9);
    }

    [Fact]
    public void The_interval_of_a_ratio_covers_the_truth_in_95_percent()
    {
        var random = new SeededRandom(20);
        double Normal() => Math.Sqrt(-2 * Math.Log(1 - random.Double())) * Math.Cos(2 * Math.PI * random.Double());
        BenchmarkResult Measured(double truth)
        {
            double[] values = [.. Enumerable.Range(0, 15).Select(_ => truth * (1 + (0.03 * Normal())))];
            var mean = values.Average();
            return Made.Result(mean, Math.Sqrt(values.Sum(v => (v - mean) * (v - mean)) / 14 / 15), 15);
        }

        var covered = Enumerable.Range(0, 4000).Count(_ => BenchmarkIntervals.OfRatio(Measured(200), Measured(100))!.Value.Contains(2));
        (covered / 4000.0).ShouldBeInRange(0.935, 0.965);
    }

    [Fact]
    public void Runs_that_agree_have_no_difference()
    {
        var run = Made.Run(Made.Theirs("b", ("b", Made.Result(100)), ("x", Made.Result(200))));
        var agreement = BenchmarkAgreement.Of(BenchmarkAgreement.Compare(run, run));
        agreement.Cases.ShouldBe(1);
        agreement.MedianDifference.ShouldBe(0);
        agreement.ShareContainingZero.ShouldBe(1);
        agreement.MedianHalfWidth!.Value.ShouldBeGreaterThan(0);
    }

    [Fact]
    public void A_change_of_a_ratio_beyond_the_errors_is_seen()
    {
        var first = Made.Run(Made.Theirs("b", ("b", Made.Result(100)), ("x", Made.Result(200))));
        var second = Made.Run(Made.Theirs("b", ("b", Made.Result(100)), ("x", Made.Result(220))));
        var difference = BenchmarkAgreement.Compare(first, second).ShouldHaveSingleItem();
        difference.AbsoluteDifference.ShouldBe(0.1, 1e-9);
        difference.ContainsZero.ShouldBe(false);
    }

    [Fact]
    public void Ratios_to_different_baselines_are_not_compared()
    {
        var first = Made.Run(Made.Theirs("b", ("b", Made.Result(100)), ("x", Made.Result(200))));
        var second = Made.Run(Made.Theirs("x", ("b", Made.Result(100)), ("x", Made.Result(200))));
        BenchmarkAgreement.Compare(first, second).ShouldBeEmpty();
    }

    [Fact]
    public void Three_runs_make_three_pairs_and_a_sum()
    {
        var run = Made.Run(Made.Theirs("b", ("b", Made.Result(100)), ("x", Made.Result(200))));
        var repeats = Made.File(run, run with { Number = 2 }, run with { Number = 3 }).Repeats;
        repeats.Select(repeat => repeat.Runs).ShouldBe(["1 and 2", "1 and 3", "2 and 3", "all pairs"]);
        repeats[^1].Agreement.Cases.ShouldBe(3);
        Made.File(run).Repeats.ShouldBeEmpty();
    }

    [Theory]
    [InlineData(new double[] { }, null)]
    [InlineData(new double[] { 3 }, 3.0)]
    [InlineData(new double[] { 9, 1, 2 }, 2.0)]
    [InlineData(new double[] { 4, 1, 2, 9 }, 3.0)]
    public void The_median_is_the_middle(double[] values, double? expected) => Median.Of(values).ShouldBe(expected);
}
