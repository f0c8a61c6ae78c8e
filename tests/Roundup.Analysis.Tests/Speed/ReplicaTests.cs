namespace Roundup.Analysis.Tests.Speed;

public class ReplicaTests
{
    private static readonly CaseId s_id = new("base", CaseId.NoCompressor, Synthetic.Table);

    [Fact]
    public void The_second_process_of_the_baseline_is_compared_with_the_first()
    {
        var twice = Synthetic.Case("base", [.. Launches(0, 100, 102, 98), .. Launches(1, 103, 100, 101)]);
        var check = Analyser.Analyse(Synthetic.File("base", twice, Synthetic.Timed("other", 200, 201, 199))).Replicas!;

        var only = check.Cases.ShouldHaveSingleItem();
        only.Id.Serializer.ShouldBe("base");
        only.Launches.ShouldBe(3);
        only.Ratio.ShouldBe(Math.Pow(103.0 * 100 * 101 / (100 * 102 * 98), 1 / 3.0), 1e-9);
        only.ContainsOne.ShouldBe(true);
        only.AbsoluteDifference.ShouldBe(only.Ratio - 1, 1e-12);
        check.MedianDifference.ShouldBe(only.AbsoluteDifference);
        check.Intervals.ShouldBe(1);
        check.ContainingOne.ShouldBe(1);
        check.Verdict.ShouldBe(ReplicaVerdict.TooFew);
    }

    [Fact]
    public void A_run_without_a_second_process_has_no_check() =>
        Analyser.Analyse(Synthetic.File("a", Synthetic.Timed("a", 100, 101), Synthetic.Timed("b", 50, 51))).Replicas.ShouldBeNull();

    [Fact]
    public void Launches_in_which_one_of_the_two_is_missing_do_not_count()
    {
        LaunchResult[] launches = [.. Launches(0, 100, 100, 100), .. Launches(1, 102).Select(l => l with { Index = 1 })];
        var check = Analyser.Analyse(Synthetic.File("base", Synthetic.Case("base", launches))).Replicas!;

        check.Cases.Single().Launches.ShouldBe(1);
        check.Cases.Single().Interval.ShouldBeNull();
        check.Verdict.ShouldBe(ReplicaVerdict.NoIntervals);
        check.Probability.ShouldBeNull();
        check.DetectableDifference.ShouldBeNull();
    }

    [Fact]
    public void What_both_processes_see_alike_does_not_set_them_apart()
    {
        // Launches differ by a half; the two processes of each by nothing.
        var check = Analyser.Analyse(
            Synthetic.File("base", Synthetic.Case("base", [.. Launches(0, 100, 150, 120), .. Launches(1, 100, 150, 120)]))).Replicas!;
        check.MedianDifference.ShouldBe(0, 1e-12);
    }

    [Theory]
    [InlineData(36, 36, 0.01, ReplicaVerdict.Believable)]
    [InlineData(34, 36, 0.01, ReplicaVerdict.Believable)]
    [InlineData(33, 36, 0.01, ReplicaVerdict.TooFew)]
    [InlineData(30, 36, 0.01, ReplicaVerdict.Doubtful)]
    [InlineData(29, 36, 0.01, ReplicaVerdict.TooNarrow)]
    [InlineData(36, 36, 0.06, ReplicaVerdict.FarApart)]
    [InlineData(29, 36, 0.06, ReplicaVerdict.TooNarrow)]
    [InlineData(16, 16, 0.01, ReplicaVerdict.TooFew)]
    [InlineData(17, 17, 0.01, ReplicaVerdict.Believable)]
    [InlineData(1, 2, 0.01, ReplicaVerdict.TooFew)]
    [InlineData(0, 2, 0.01, ReplicaVerdict.TooNarrow)]
    public void The_verdict_follows_from_the_share_and_from_the_differences(int right, int of, double difference, ReplicaVerdict verdict)
    {
        var check = ReplicaCheck.Of(
            [.. Enumerable.Range(0, of).Select(i => With(Math.Log(1 + difference), i < right ? 0.2 : 0))])!;

        check.ContainingOne.ShouldBe(right);
        check.MedianDifference.ShouldBe(difference, 1e-9);
        check.Verdict.ShouldBe(verdict);
    }

    [Fact]
    public void Too_many_wrong_intervals_and_large_differences_are_noticed()
    {
        // Twelve tables in which the second process is always 8 % slower, and the launches of all rows agree to a thousandth.
        CaseResult[] cases =
        [
            .. Enumerable.Range(1, 12).Select(count =>
            {
                var both = Synthetic.Case("base", [.. Launches(0, 100, 100.1, 99.9), .. Launches(1, 108, 108.2, 107.9)]);
                return new[] { both, Synthetic.Timed("a", 200, 200.2, 199.8), Synthetic.Timed("b", 300, 299.7, 300.3) }
                    .Select(row => row.At(count: count));
            }).SelectMany(rows => rows),
        ];
        var run = Analyser.Analyse(Synthetic.File("base", cases));

        run.Replicas!.Verdict.ShouldBe(ReplicaVerdict.TooNarrow);
        run.Notices.Select(n => n.Code).ShouldBe([NoticeCode.IntervalsTooNarrow, NoticeCode.ReplicasFarApart]);
        NoticeCatalogue.Text(run.Notices[0]).ShouldContain("12 of 12 intervals");
        NoticeCatalogue.Text(run.Notices[1]).ShouldContain("differed by 8 %");
    }

    [Theory]
    [InlineData(0, 1, 0.05)]
    [InlineData(1, 1, 1)]
    [InlineData(30, 36, 0.008340)]
    [InlineData(34, 36, 0.5433)]
    [InlineData(900, 1000, 8.410e-11)]
    public void The_binomial_tail_is_exact(int k, int n, double tail) => Binomial.AtMost(k, n, 0.95).ShouldBe(tail, tail * 1e-3);

    [Theory]
    [InlineData(0, 10, 0)]
    [InlineData(10, 10, 0.6915)]
    [InlineData(34, 36, 0.8134)]
    [InlineData(81, 263, 0.2527)]
    public void The_least_share_is_that_of_Clopper_and_Pearson(int k, int n, double least) =>
        Binomial.LeastShare(k, n).ShouldBe(least, 0.0002);

    [Theory]
    [InlineData(3)]
    [InlineData(5)]
    [InlineData(10)]
    public void A_difference_that_is_called_visible_is_seen_in_nine_of_ten_cases(int launches)
    {
        var random = new Random(11);
        var difference = Sensitivity.InDeviations(launches, launches - 1);
        const int Repeats = 20_000;
        var seen = 0;
        for (var i = 0; i < Repeats; i++)
        {
            double[] logs = [.. Enumerable.Range(0, launches).Select(_ => difference + random.Normal())];
            var mean = logs.Average();
            var deviation = Math.Sqrt(logs.Sum(l => (l - mean) * (l - mean)) / (launches - 1));
            seen += Math.Abs(mean) > StudentT.Quantile975(launches - 1) * deviation / Math.Sqrt(launches) ? 1 : 0;
        }

        ((double)seen / Repeats).ShouldBe(0.9, 0.01);
    }

    [Theory]
    [InlineData(3)]
    [InlineData(5)]
    [InlineData(10)]
    public void The_typical_case_has_the_true_deviation(int launches)
    {
        const double Deviation = 0.02;
        var random = new Random(5);
        ReplicaRatio[] cases = [.. Enumerable.Range(0, 4_000).Select(_ => Draw(random, launches, Deviation, 0))];
        var expected = Deviation * Sensitivity.InDeviations(launches, launches - 1);
        Sensitivity.Typical(cases).ShouldBe(expected, expected * 0.04);
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(3, 12)]
    [InlineData(3, 48)]
    [InlineData(5, 48)]
    [InlineData(10, 48)]
    public void A_run_of_true_intervals_is_seldom_called_too_narrow(int launches, int cases)
    {
        var random = new Random(7);
        Share(random, launches, cases, bias: 0).ShouldBeLessThan(0.005 + SimulationLength.Tolerance(0.01));
    }

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void A_run_whose_processes_differ_for_good_is_called_too_narrow()
    {
        // Each case's second process is faster or slower by one standard deviation of a launch, in every launch: no launch shows it.
        var random = new Random(7);
        Share(random, 10, 48, bias: 1).ShouldBeGreaterThan(0.95);
    }

    private static double Share(Random random, int launches, int cases, double bias) =>
        Enumerable.Range(0, SimulationLength.Repeats(1_000)).Average(_ =>
            ReplicaCheck.Of([.. Enumerable.Range(0, cases).Select(_ => Draw(random, launches, 0.02, bias))])!.Verdict
                == ReplicaVerdict.TooNarrow ? 1.0 : 0);

    private static ReplicaRatio Draw(Random random, int launches, double deviation, double bias)
    {
        var shift = bias * deviation * random.Normal();
        double[] logs = [.. Enumerable.Range(0, launches).Select(_ => shift + (deviation * random.Normal()))];
        return ReplicaRatio.Of(s_id, logs, VariancePrior.None);
    }

    private static ReplicaRatio With(double log, double spread) =>
        ReplicaRatio.Of(s_id, [log - spread, log, log + spread], VariancePrior.None);

    private static IEnumerable<LaunchResult> Launches(int replica, params double[] perCallNs) =>
        perCallNs.Select((time, index) => Synthetic.Launch(index, time) with { Replica = replica });
}
