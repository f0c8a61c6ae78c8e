namespace Roundup.Analysis.Tests.Speed;

public class TimeTests
{
    [Fact]
    public void Mean_is_the_geometric_mean_of_the_launches_with_a_t_interval_on_logarithms()
    {
        var time = Analyser.Analyse(Synthetic.File(null, Synthetic.Timed("a", 100, 110, 121))).Row("a").Time!;
        // Logs are 0, d and 2d above ln 100 with d = ln 1.1: mean d, standard deviation d, t(0.975; 2) = 4.302653.
        var d = Math.Log(1.1);
        var half = 4.302653 * d / Math.Sqrt(3);
        time.Mean.ShouldBe(110, 1e-9);
        time.Launches.ShouldBe(3);
        time.StdErr!.Value.ShouldBe(110 * d / Math.Sqrt(3), 1e-9);
        time.Interval!.Value.Low.ShouldBe(110 * Math.Exp(-half), 1e-4);
        time.Interval!.Value.High.ShouldBe(110 * Math.Exp(half), 1e-4);
    }

    [Fact]
    public void Quartiles_and_deviation_are_over_the_batches_of_all_launches()
    {
        var launch = Synthetic.Launch(0, Enumerable.Range(1, 5).Select(r => Synthetic.Batch(r, 10 * r)));
        var time = Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launch))).Row("a").Batches!;
        new[] { SpeedQuantities.Min, SpeedQuantities.Q1, SpeedQuantities.Median, SpeedQuantities.Q3, SpeedQuantities.Max }
            .Select(quantity => time[quantity]).ShouldBe([10, 20, 30, 40, 50]);
        time[SpeedQuantities.StdDev]!.Value.ShouldBe(Math.Sqrt(250), 1e-9);
        time[SpeedQuantities.CpuMedian].ShouldBe(30);
    }

    [Fact]
    public void One_launch_has_an_estimate_and_no_interval()
    {
        var run = Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 100), Synthetic.Timed("a", 150)));
        var row = run.Row("a");
        row.Time!.Mean.ShouldBe(150, 1e-9);
        row.Time.Interval.ShouldBeNull();
        row.Time.StdErr.ShouldBeNull();
        row.Ratio!.Ratio.ShouldBe(1.5, 1e-9);
        row.Ratio.Interval.ShouldBeNull();
        row.Ratio.StdDev.ShouldBeNull();
        run.Row("base").Ratio!.Interval.ShouldBeNull();
    }

    [Fact]
    public void A_rare_collection_is_in_the_mean_with_its_full_price()
    {
        // Two of nine batches stop for 9 of 19 ms: 200 ns a call over all, of which a median over batches would see nothing.
        var samples = Enumerable.Range(0, 9)
            .Select(r => Synthetic.Batch(r, r is 1 or 2 ? 1900 : 1000))
            .Select(s => s.Round is 1 or 2 ? s with { Gen2 = 1, PauseNs = 9e6 } : s)
            .ToArray();
        Of(samples).Mean.ShouldBe(1200, 1e-6);
        Of([.. samples.Select(s => s with { PauseNs = null })])
            .Mean.ShouldBe(1200, 1e-6, "where the runtime does not report pauses, the mean includes them");
    }

    [Fact]
    public void What_a_collection_in_the_background_costs_outside_its_pauses_is_in_the_mean()
    {
        var samples = Enumerable.Range(0, 9).Select(r => Synthetic.Batch(r, r is 1 or 2 ? 1450 : 1000));
        Of(samples.Select(s => s with { Gen2 = s.Round is 1 or 2 ? 1 : 0 })).Mean.ShouldBe(1100, 1e-6);
    }

    [Fact]
    public void The_mean_is_not_longer_than_each_batch()
    {
        // The usual time is that of the batches without pauses, and the pause is in the shortest batch.
        var row = Row(Enumerable.Range(0, 5).Select(r => r == 0
            ? Synthetic.Batch(r, 990) with { Gen0 = 1, PauseNs = 4.9e6 }
            : Synthetic.Batch(r, 1000)));

        row[SpeedQuantities.Max]!.Value.ShouldBe(1000, 1e-6);
        row.Time!.Mean.ShouldBeInRange(row[SpeedQuantities.Min]!.Value, row[SpeedQuantities.Max]!.Value);
    }

    [Fact]
    public void Two_processes_under_one_launch_number_count_as_one()
    {
        var twice = Synthetic.Case(
            "a",
            Synthetic.Launch(0, 100),
            Synthetic.Launch(0, 121) with { Replica = 1 },
            Synthetic.Launch(1, 110),
            Synthetic.Launch(1, 110) with { Replica = 1 });
        var time = Analyser.Analyse(Synthetic.File(null, twice)).Row("a").Time!;
        time.Launches.ShouldBe(2);
        time.Mean.ShouldBe(110, 1e-9);
        time.Interval!.Value.HalfWidth.ShouldBe(0, 1e-6, "both numbers say 110");
    }

    [Fact]
    public void Rates_come_from_the_mean()
    {
        var row = Analyser.Analyse(Synthetic.File(null, Synthetic.Timed("a", 500, 500))).Row("a");
        row.OpsPerSecond!.Value.ShouldBe(2_000_000, 1e-3);
        row.MegabytesPerSecond!.Value.ShouldBe(2000, 1e-6, "1 000 bytes two million times a second");
    }

    private static TimeEstimate Of(IEnumerable<Sample> samples) => Row(samples).Time!;

    private static AnalysedCase Row(IEnumerable<Sample> samples) =>
        Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", Synthetic.Launch(0, samples)))).Row("a");
}
