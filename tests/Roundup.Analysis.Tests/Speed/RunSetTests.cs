using Roundup.Trials.Agreement;

namespace Roundup.Analysis.Tests.Speed;

public class RunSetTests
{
    [Fact]
    public void All_pairs_are_compared()
    {
        var set = new RunSet([Run(2000, 2000), Run(2100, 2100), Run(2400, 2400)]);
        (set.Runs, set.Pairs).ShouldBe((3, 3));

        // 2100 / 2000 - 1 = 5 %, 2400 / 2100 - 1 = 14.29 %, 2400 / 2000 - 1 = 20 %; type 7 puts the ninth decile at 0.8 of the way
        // from the second to the third.
        var overall = set.Overall;
        overall.Ratios.ShouldBe(3);
        overall.MedianRatioDifference!.Value.ShouldBe((2400 / 2100.0) - 1, 1e-9);
        overall.LargestRatioDifference!.Value.ShouldBe(0.2, 1e-9);
        overall.NinthDecileRatioDifference!.Value.ShouldBe((0.2 * ((2400 / 2100.0) - 1)) + (0.8 * 0.2), 1e-9);
        overall.ShareContainingZero.ShouldBe(0, "launches that do not differ have intervals without width");
        overall.MedianHalfWidth!.Value.ShouldBe(0, 1e-9);
    }

    [Fact]
    public void Times_are_compared_with_the_baselines()
    {
        var overall = new RunSet([Run(2000, 2000), Run(2100, 2100)]).Overall;
        overall.Times.ShouldBe(2, "the row and its baseline");
        overall.MedianTimeDifference!.Value.ShouldBe(0.025, 1e-9, "0 for the baseline, 5 % for the row");
    }

    [Fact]
    public void A_case_is_in_the_band_of_its_median_time()
    {
        // 990 and 1030: the median is above 1 us, and so is the case in both runs.
        var set = new RunSet([Run(990, 990), Run(1030, 1030)]);
        set.In(CallLengthBand.Of(1000)).Ratios.ShouldBe(1);
        set.In(CallLengthBand.Of(999)).Ratios.ShouldBe(0);
        set.In(CallLengthBand.Of(999)).MedianRatioDifference.ShouldBeNull();
        CallLengthBand.All.Sum(band => set.In(band).Times).ShouldBe(set.Overall.Times);
    }

    [Theory]
    [InlineData(0, "below 100 ns")]
    [InlineData(99.9, "below 100 ns")]
    [InlineData(100, "100 ns to 1 us")]
    [InlineData(99_999, "10 to 100 us")]
    [InlineData(1e6, "1 ms and above")]
    [InlineData(double.PositiveInfinity, "1 ms and above")]
    public void Bands_contain_every_length(double ns, string name) => CallLengthBand.Of(ns).Name.ShouldBe(name);

    [Fact]
    public void The_consensus_is_the_geometric_mean_of_the_other_runs()
    {
        var ratios = ConsensusRatio.Of([Run(2000, 2000), Run(2200, 2200), Run(1800, 1800)]);
        ratios.Count.ShouldBe(3);
        ratios[0].Others.ShouldBe(Math.Sqrt(2.2 * 1.8), 1e-9);
        ratios[0].ContainsOthers.ShouldBe(false);
        ConsensusRatio.Of([Run(2000, 2000)]).ShouldBeEmpty("one run has no others");
    }

    [Fact]
    public void The_consensus_has_an_error_of_its_own()
    {
        // Normal errors: 1.96 / sqrt(1 + 1 / 9) = 1.8594 holds 93.7 %, and 1.96 / sqrt(2) = 1.3859 holds 83.4 %.
        Of(10).ShouldBe(0.937, 5e-4);
        Of(2).ShouldBe(0.834, 5e-4);

        static double Of(int runs) =>
            new ConsensusRatio(Synthetic.Timed("a", 1).Id, new() { Ratio = 1, PerLaunch = [1] }, 1, runs).ExpectedShare;
    }

    [Fact]
    public void Without_runs_nothing_is_known() => new RunSet([]).Overall.ShouldBe(new PooledAgreement { Ratios = 0, Times = 0 });

    private static AnalysedRun Run(params double[] times) =>
        Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", [.. times.Select(_ => 1000.0)]), Synthetic.Timed("a", times)));
}
