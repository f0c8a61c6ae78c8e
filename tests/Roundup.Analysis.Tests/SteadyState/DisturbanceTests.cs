using Roundup.Analysis.SteadyState.Batches;

namespace Roundup.Analysis.Tests.SteadyState;

public class DisturbanceTests
{
    [Fact]
    public void Batches_that_lost_the_processor_do_not_move_the_estimate()
    {
        var launches = Launches((s, i) => i % 3 == 0 ? s with { WallNs = s.WallNs * 1.4 } : s);
        var row = Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launches))).Row("a");
        row.Time!.Mean.ShouldBe(1000, 1e-6);
        row.Time.Max.ShouldBe(1000, 1e-6);
        row.Time.DisturbedShare.ShouldBe(0.4, 1e-9);
        row.Time.Batches.ShouldBe(18);
    }

    [Fact]
    public void Batches_in_a_slow_phase_of_the_machine_do_not_move_the_estimate()
    {
        var launches = Launches((s, i) => i < 6
            ? s
            : (s with { WallNs = s.WallNs * 1.5, CpuNs = s.CpuNs * 1.5 }).Slower(1.5));
        Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launches))).Row("a").Time!.Mean.ShouldBe(1000, 1e-6);
    }

    [Fact]
    public void Where_too_few_are_undisturbed_the_least_disturbed_third_counts()
    {
        var launches = Launches((s, i) => s with { WallNs = s.WallNs * (1.1 + (0.1 * i)) });
        var row = Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launches))).Row("a");
        row.Time!.DisturbedShare.ShouldBe(1);
        row.Time.Batches.ShouldBe(3 * 4, "a third of ten, rounded up, in each of three launches");
        row.Time.Max.ShouldBe(1400, 1e-6);
    }

    [Fact]
    public void A_collection_on_another_thread_is_no_disturbance()
    {
        // The server collector: all of its pause is wall time and none is the thread's CPU time.
        var samples = Enumerable.Range(0, 10)
            .Select(r => Synthetic.Batch(r, 1000))
            .Select(s => s with { WallNs = s.WallNs + 3e6, PauseNs = 3e6, Gen0 = 1 });
        Disturbance.Judge([.. samples]).ShouldAllBe(b => !b.Disturbed);
    }

    [Fact]
    public void A_collection_on_the_measuring_thread_excuses_no_disturbance()
    {
        Sample[] samples = [.. Enumerable.Range(0, 10).Select(r => Synthetic.Batch(r, 1000) with { PauseNs = 3e6, Gen0 = 1 })];
        samples[4] = samples[4] with { WallNs = samples[4].WallNs + 2.9e6 };
        Disturbance.Judge(samples).Select(b => b.Disturbed).ShouldBe([.. Enumerable.Range(0, 10).Select(i => i == 4)]);
    }

    [Fact]
    public void Without_cpu_time_the_canary_alone_judges()
    {
        Sample[] samples = [.. Enumerable.Range(0, 10).Select(r => Synthetic.Batch(r, 1000 + (100 * r)) with { CpuNs = null })];
        Disturbance.Judge(samples).ShouldAllBe(b => !b.Disturbed);
    }

    [Fact]
    public void Samples_without_calls_or_time_are_no_batches()
    {
        Disturbance.Judge([Synthetic.Batch(0, 1) with { Calls = 0 }, Synthetic.Batch(1, 1) with { WallNs = 0 }]).ShouldBeEmpty();
    }

    private static LaunchResult[] Launches(Func<Sample, int, Sample> change) =>
        [
            .. Enumerable.Range(0, 3)
                .Select(l => Synthetic.Launch(l, Enumerable.Range(0, 10).Select(r => change(Synthetic.Batch(r, 1000), r)))),
        ];
}
