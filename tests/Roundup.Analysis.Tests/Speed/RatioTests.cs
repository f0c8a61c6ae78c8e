namespace Roundup.Analysis.Tests.Speed;

public class RatioTests
{
    [Fact]
    public void A_slow_phase_of_the_machine_cancels_within_the_round()
    {
        // Every launch finds another machine, and half of each launch is slower than the speed probe shows.
        var row = Analyser.Analyse(Synthetic.File("base", Drifting("base", 1000), Drifting("a", 2000))).Row("a");
        row.Ratio!.Ratio.ShouldBe(2, 1e-9);
        row.Ratio.Interval!.Value.HalfWidth.ShouldBe(0, 1e-6);
        row.Time!.Interval!.Value.HalfWidth.ShouldBeGreaterThan(100);
    }

    [Fact]
    public void Each_of_the_two_processes_of_the_baseline_is_paired_on_its_own()
    {
        var twice = Synthetic.Case("base", Synthetic.Launch(0, 800), Synthetic.Launch(0, 1250) with { Replica = 1 });
        Analyser.Analyse(Synthetic.File("base", twice, Synthetic.Timed("a", 2000))).Row("a").Ratio!.Ratio.ShouldBe(2, 1e-9);
    }

    [Fact]
    public void What_one_launch_in_five_pays_is_in_the_ratio_and_widens_the_interval()
    {
        var row = Synthetic.Timed("a", 2000, 2000, 2000, 2000, 2300);
        var run = Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000, 1000, 1000, 1000, 1000), row));
        run.Row("a").Ratio!.Ratio.ShouldBe(2 * Math.Pow(1.15, 0.2), 1e-9);
        run.Row("a").Ratio!.Interval!.Value.HalfWidth.ShouldBeGreaterThan(0.05);
    }

    [Fact]
    public void On_a_busy_machine_the_ratio_is_of_the_rows_own_time()
    {
        var random = new Random(3);
        var run = Analyser.Analyse(Synthetic.File("base", Busy(random, "base", 1000), Busy(random, "a", 2000)));
        run.Row("a")[SpeedQuantities.DisturbedShare]!.Value.ShouldBe(0.9, 1e-9);
        run.Row("a").Ratio!.Ratio.ShouldBe(2, 1e-9);
    }

    [Fact]
    public void A_row_that_waits_by_its_own_doing_is_not_flattered_by_its_cpu_time()
    {
        var waits = Synthetic.Case(
            "a",
            [
                .. Enumerable.Range(0, 3).Select(l => Synthetic.Launch(l, Enumerable.Range(0, 10)
                    .Select(r => Synthetic.Batch(r, 2000))
                    .Select(s => s with { CpuNs = s.CpuNs / 4, ProcessCpuNs = s.CpuNs / 4, VoluntarySwitches = 20 }))),
            ]);
        Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000, 1000, 1000), waits)).Row("a").Ratio!.Ratio.ShouldBe(2, 1e-9);
    }

    [Fact]
    public void A_rare_collection_is_in_the_ratio_with_its_full_price()
    {
        var collects = Synthetic.Case(
            "a",
            Synthetic.Launch(
                0,
                Enumerable.Range(0, 9)
                    .Select(r => r is 1 or 2 ? Synthetic.Batch(r, 1900) with { Gen2 = 1, PauseNs = 9e6 } : Synthetic.Batch(r, 1000))));
        Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000), collects)).Row("a").Ratio!.Ratio.ShouldBe(1.2, 1e-9);
    }

    [Fact]
    public void Launches_that_did_not_take_turns_are_paired_by_their_number()
    {
        // The slow phase met the two in different rounds: paired by round the median would be 2600 / 1300 of rounds that never met.
        LaunchResult Alone(int index, params double[] times) =>
            Synthetic.Launch(index, times.Select((t, r) => Synthetic.Batch(r, t))) with { Interleaved = false };
        var file = Synthetic.File(
            "base",
            Synthetic.Case("base", Alone(0, 999, 1000, 1010, 1300, 1310, 1005)),
            Synthetic.Case("a", Alone(0, 999, 2600, 2620, 2010, 2000, 2020)));
        Analyser.Analyse(file).Row("a").Ratio!.Ratio.ShouldBe(2020.0 / 1010, 1e-9);
    }

    [Fact]
    public void A_launch_that_the_baseline_lacks_is_left_out_of_the_ratio()
    {
        var ratio = Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000, 1000), Synthetic.Timed("a", 2000, 2000, 9000)))
            .Row("a").Ratio!;
        ratio.PerLaunch.Count.ShouldBe(2);
        ratio.Ratio.ShouldBe(2, 1e-9);
    }

    [Fact]
    public void Without_a_common_launch_the_ratio_is_of_the_means_and_has_no_interval()
    {
        var file = Synthetic.File(
            "base",
            Synthetic.Case("base", Synthetic.Launch(0, 1000)),
            Synthetic.Case("a", Synthetic.Launch(1, 3000), Synthetic.Launch(2, 3000)));
        var ratio = Analyser.Analyse(file).Row("a").Ratio!;
        ratio.Ratio.ShouldBe(3, 1e-9);
        ratio.Interval.ShouldBeNull();
        ratio.PerLaunch.ShouldBeEmpty();
    }

    private static CaseResult Drifting(string name, double perCallNs) =>
        Synthetic.Case(
            name,
            [
                .. Enumerable.Range(0, 5).Select(l => Synthetic.Launch(l, Enumerable.Range(0, 10)
                    .Select(r => Synthetic.Batch(r, perCallNs * (1 + (0.08 * l)) * (r < 5 ? 1 : 1.3))))),
            ]);

    // Nine batches of ten lose the processor for a random while.
    private static CaseResult Busy(Random random, string name, double perCallNs) => Synthetic.Case(
        name,
        [
            .. Enumerable.Range(0, 3).Select(l => Synthetic.Launch(
                l,
                Enumerable.Range(0, 10)
                    .Select(r => Synthetic.Batch(r, perCallNs))
                    .Select(s => (Sample: s, Lost: s.Round == 0 ? 0 : s.WallNs * (0.2 + random.NextDouble())))
                    .Select(s => s.Sample with { WallNs = s.Sample.WallNs + s.Lost, RunDelayNs = s.Lost }))),
        ]);
}
