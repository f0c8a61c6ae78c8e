using System.Text;

namespace Roundup.Analysis.Tests.Speed;

public class MemoryTests
{
    [Fact]
    public void Allocation_is_total_over_total_of_a_launch_and_the_median_over_launches()
    {
        var growsOnce = Synthetic.Launch(
            0,
            Enumerable.Range(0, 10).Select(r => Synthetic.Batch(r, 100) with { AllocatedBytes = r == 0 ? 1_000_000 : 0 }));
        Of(growsOnce)[SpeedQuantities.Allocated]!.Value.ShouldBe(10, 1e-9);
        Of(growsOnce, Synthetic.Launch(1, 100), Synthetic.Launch(2, 100))[SpeedQuantities.Allocated]!.Value.ShouldBe(32, 1e-9);
    }

    [Fact]
    public void What_the_runtime_does_not_tell_is_null_and_never_zero()
    {
        var launch = Synthetic.Launch(
            0,
            Enumerable.Range(0, 10).Select(r => Synthetic.Batch(r, 100) with { AllocatedBytes = null, PauseNs = null, CpuNs = null }));
        var row = Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 100), Synthetic.Case("a", launch) with
        {
            SizeBytes = null,
        }))
            .Row("a");
        row[SpeedQuantities.Allocated].ShouldBeNull();
        row[SpeedQuantities.PauseShare].ShouldBeNull();
        row[SpeedQuantities.PeakMemory].ShouldBeNull();
        row[SpeedQuantities.CpuMedian].ShouldBeNull();
        row.AllocRatio.ShouldBeNull();
        row.SizeRatio.ShouldBeNull();
        row.MegabytesPerSecond.ShouldBeNull();
        row.Time!.Mean.ShouldBe(100, 1e-9);
    }

    [Fact]
    public void Nothing_allocated_is_zero_and_no_ratio_is_to_it()
    {
        var none = Synthetic.Case(
            "base",
            Synthetic.Launch(0, Enumerable.Range(0, 5).Select(r => Synthetic.Batch(r, 100) with { AllocatedBytes = 0 })));
        var run = Analyser.Analyse(Synthetic.File("base", none, Synthetic.Timed("a", 100)));
        run.Row("base")[SpeedQuantities.Allocated].ShouldBe(0);
        run.Row("a").AllocRatio.ShouldBeNull();
        Analyser.Analyse(Synthetic.File("a", none, Synthetic.Timed("a", 100))).Row("base").AllocRatio.ShouldBe(0);
    }

    [Fact]
    public void Collections_are_per_thousand_calls_and_the_pause_a_share_of_the_wall_time()
    {
        var launch = Synthetic.Launch(
            0,
            Enumerable.Range(0, 4)
                .Select(r => Synthetic.Batch(r, 100) with { Gen0 = 2, Gen1 = 1, Gen2 = r == 0 ? 1 : 0, PauseNs = 100_000 }));
        var memory = Of(
            launch with { Readings = new() { [LaunchQuantities.PeakMemoryBytes] = 7 } },
            launch with { Index = 1, Readings = new() { [LaunchQuantities.PeakMemoryBytes] = 9 } });
        (memory[SpeedQuantities.Gen0], memory[SpeedQuantities.Gen1], memory[SpeedQuantities.Gen2]).ShouldBe((0.2, 0.1, 0.025));
        memory[SpeedQuantities.PauseShare]!.Value.ShouldBe(0.1, 1e-12);
        memory[SpeedQuantities.PeakMemory].ShouldBe(9);
    }

    [Fact]
    public void In_a_file_a_launch_has_its_readings_beside_its_other_members()
    {
        var readings = new QuantityValues { [LaunchQuantities.PeakMemoryBytes] = 1L << 33, [LaunchQuantities.FirstCallNs] = 2.5 };
        var launch = Synthetic.Launch(0, [Synthetic.Batch(0, 100)]) with { Readings = readings, Cpu = 3 };
        using var stream = new MemoryStream();
        Parts.Store.Write(Synthetic.File(null, Synthetic.Case("a", launch)), stream);

        Encoding.UTF8.GetString(stream.ToArray()).ShouldContain("\"firstCallNs\":2.5,\"peakMemoryBytes\":8589934592,\"cpu\":3");
        stream.Position = 0;
        Parts.Store.Read(stream, "it").Cases[0].Launches[0].Readings.ShouldBe(readings, ignoreOrder: true);
    }

    private static QuantityValues Of(params LaunchResult[] launches) =>
        Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launches))).Row("a").Batches!;
}
