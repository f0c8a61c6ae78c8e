namespace Roundup.Analysis.Tests.Speed;

public class DisturbanceTests
{
    [Fact]
    public void What_another_program_took_is_not_in_the_estimate()
    {
        var row = Row(Launches((s, i) => i % 3 == 0 ? s with { WallNs = s.WallNs * 1.4, RunDelayNs = s.WallNs * 0.4 } : s));
        row.Time!.Mean.ShouldBe(1000, 1e-6);
        row[SpeedQuantities.Max]!.Value.ShouldBe(1000, 1e-6);
        row[SpeedQuantities.DisturbedShare]!.Value.ShouldBe(0.4, 1e-9);
        row[SpeedQuantities.Batches].ShouldBe(3 * 10);
    }

    [Fact]
    public void What_the_hypervisor_took_is_not_in_the_estimate()
    {
        var row = Row(Launches((s, i) => i % 3 == 0 ? s with { WallNs = s.WallNs * 1.4 } : s));
        row.Time!.Mean.ShouldBe(1000, 1e-6, "the thread never waited, and yet did not run");
    }

    [Fact]
    public void A_wait_of_its_own_is_in_the_estimate()
    {
        var row = Row(Launches((s, i) => s with { WallNs = s.WallNs * (i % 3 == 0 ? 1.6 : 1), VoluntarySwitches = i % 3 == 0 ? 5 : 0 }));
        row.Time!.Mean.ShouldBe(1240, 1e-6, "four of ten batches took 600 ns a call more");
        row[SpeedQuantities.DisturbedShare].ShouldBe(0);
    }

    [Fact]
    public void A_wait_for_the_rows_own_threads_is_in_the_estimate()
    {
        var row = Row(Launches((s, _) => s with
        {
            WallNs = s.WallNs * 1.4,
            RunDelayNs = s.WallNs * 0.4,
            ProcessCpuNs = s.CpuNs * 1.4,
        }));
        row.Time!.Mean.ShouldBe(1400, 1e-6, "other threads of the process computed for as long as this one waited");
    }

    [Fact]
    public void A_wait_for_a_thread_that_another_program_kept_waiting_is_not_in_the_estimate()
    {
        var row = Row(Launches((s, i) => i % 3 == 0
            ? s with { WallNs = s.WallNs * 40, VoluntarySwitches = 1, OtherRunDelayNs = s.WallNs * 39 }
            : s));
        row.Time!.Mean.ShouldBe(1000, 1);
    }

    [Fact]
    public void Preemption_between_two_probes_is_not_taken_from_the_wall_time()
    {
        ForeignTime.Ns(Synthetic.Batch(0, 1000) with { RunDelayNs = 3e7 }).ShouldBe(0);
    }

    [Fact]
    public void Times_are_those_of_the_quiet_state()
    {
        var launches = Launches((s, i) => i < 6
            ? s
            : (s with { WallNs = s.WallNs * 1.5, CpuNs = s.CpuNs * 1.5, ProcessCpuNs = s.CpuNs * 1.5 }).Slower(1.5));
        var row = Row(launches);
        row.Time!.Mean.ShouldBe(1000, 1e-6);
        row[SpeedQuantities.DisturbedShare]!.Value.ShouldBe(0.4, 1e-9);
    }

    [Fact]
    public void A_launch_that_was_slow_throughout_is_brought_to_the_quiet_state_by_the_probe()
    {
        var slow = Synthetic.Launch(3, Enumerable.Range(0, 10).Select(r => Synthetic.Batch(r, 1800).Slower(1.8)));
        var changing = Launches((s, i) => i < 6 ? s : Synthetic.Batch(s.Round, 1800).Slower(1.8) with { AtSeconds = s.AtSeconds });
        Row([.. changing, slow]).Time!.Mean.ShouldBe(1000, 1e-6);
    }

    [Fact]
    public void A_probe_that_was_interrupted_corrects_nothing()
    {
        var random = new Random(8);
        var launches = Launches((s, i) =>
        {
            var times = i < 4 ? 1 : 1.5;
            var changed = (s with { WallNs = s.WallNs * times, CpuNs = s.CpuNs * times }).Slower(times + (0.001 * random.NextDouble()));
            return i == 6 ? changed with { SpeedBeforeNs = 4e6 } : changed;
        });
        var machine = new MachineState([Synthetic.Case("a", launches)]);
        launches.SelectMany(launch => launch.Samples).Max(machine.Slowness).ShouldBe(Math.Log(1.5), 0.01);
    }

    [Fact]
    public void Slow_changes_are_corrected_in_full_although_a_single_probe_is_mostly_chance()
    {
        var random = new Random(4);
        double Noise() => Math.Exp(0.15 * (random.NextDouble() + random.NextDouble() - 1));
        LaunchResult[] launches =
        [
            .. Enumerable.Range(0, 200).Select(launch =>
            {
                var times = 1 + (0.2 * random.NextDouble());
                return Synthetic.Launch(launch, Enumerable.Range(0, 30).Select(r => Synthetic.Batch(r, 1000 * times) with
                {
                    AtSeconds = 0.01 * r,
                    SpeedBeforeNs = 10_000 * times * Noise(),
                    SpeedAfterNs = 10_000 * times * Noise(),
                }));
            }),
        ];
        var machine = new MachineState([Synthetic.Case("a", launches)]);
        machine.SlopeOfSlow.ShouldBe(1, 0.1);
        machine.SlopeOfOwn.ShouldBeLessThan(0.1);
    }

    [Fact]
    public void A_run_that_is_quiet_in_one_batch_of_thirty_is_brought_to_that_state()
    {
        var random = new Random(6);
        var launches = Launches((s, i) => Slow(s, i == 7 ? 1 : 1.3 + (0.3 * random.NextDouble())));
        Row(launches).Time!.Mean.ShouldBe(1000, 20);

        static Sample Slow(Sample sample, double times) =>
            (sample with { WallNs = sample.WallNs * times, CpuNs = sample.CpuNs * times }).Slower(times);
    }

    [Fact]
    public void A_probe_that_the_time_does_not_follow_corrects_nothing()
    {
        var random = new Random(5);
        var row = Row(Launches((s, _) => s.Slower(1 + (0.05 * random.NextDouble()))));
        row.Time!.Mean.ShouldBe(1000, 1e-6);
    }

    [Fact]
    public void Without_run_delays_a_batch_in_which_the_thread_did_not_run_is_disturbed()
    {
        LaunchResult[] launches = Launches((s, i) => (i % 3 == 0 ? s with { WallNs = s.WallNs * 1.4 } : s) with { RunDelayNs = null });
        var row = Row(launches);
        row.Time!.Mean.ShouldBe(1000, 1e-6);
        row[SpeedQuantities.DisturbedShare]!.Value.ShouldBe(0.4, 1e-9);
    }

    [Fact]
    public void A_collection_on_another_thread_is_no_disturbance()
    {
        // The server collector: all of its pause is wall time and none is the thread's CPU time.
        var sample = Synthetic.Batch(0, 1000);
        var collected = sample with { WallNs = sample.WallNs + 3e6, PauseNs = 3e6, Gen0 = 1, RunDelayNs = null };
        ForeignTime.SuspectedNs(collected).ShouldBe(0);
        ForeignTime.Ns(collected with { RunDelayNs = 0, VoluntarySwitches = 1 }).ShouldBe(0);
    }

    [Fact]
    public void Without_cpu_time_the_speed_probe_alone_judges()
    {
        Row(Launches((s, i) => s with { WallNs = s.WallNs * (1 + (0.1 * i)), CpuNs = null, RunDelayNs = null }))
            [SpeedQuantities.DisturbedShare].ShouldBe(0);
    }

    [Fact]
    public void Samples_without_calls_or_time_are_no_batches()
    {
        var launch = Synthetic.Launch(0, [Synthetic.Batch(0, 1) with { Calls = 0 }, Synthetic.Batch(1, 1) with { WallNs = 0 }]);
        Row([launch]).Time.ShouldBeNull();
    }

    private static AnalysedCase Row(LaunchResult[] launches) =>
        Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launches))).Row("a");

    private static LaunchResult[] Launches(Func<Sample, int, Sample> change) =>
        [
            .. Enumerable.Range(0, 3)
                .Select(l => Synthetic.Launch(l, Enumerable.Range(0, 10).Select(r => change(Synthetic.Batch(r, 1000), r)))),
        ];
}
