namespace Roundup.Analysis.Tests.Speed;

public class WorkTests
{
    [Fact]
    public void Being_disturbed_does_not_change_what_was_counted()
    {
        var launch = Launch(0, _ => 1000);
        var slow = launch with
        {
            Samples = [.. launch.Samples.Select(s => s.Round < 4 ? s with { WallNs = s.WallNs * 3, RunDelayNs = s.WallNs * 2 } : s)],
        };
        Work(slow)[SpeedQuantities.Allocated]!.Value.ShouldBe(1000, 1e-9);
    }

    [Fact]
    public void What_one_batch_does_not_know_the_launch_does_not_know()
    {
        var launch = Launch(0, _ => 1000);
        var gap = launch with { Samples = [.. launch.Samples.Select(s => s.Round == 3 ? s with { AllocatedBytes = null } : s)] };

        Work(gap)[SpeedQuantities.Allocated].ShouldBeNull();
        Work(gap, Launch(1, _ => 1500))[SpeedQuantities.Allocated]!.Value.ShouldBe(1500, 1e-9);
    }

    private static QuantityValues Work(params LaunchResult[] launches) =>
        Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launches))).Row("a").Batches!;

    private static LaunchResult Launch(int index, Func<int, double> bytes)
    {
        var launch = Synthetic.Launch(index, 100);
        return launch with
        {
            Samples =
            [
                .. launch.Samples.Select(s => s with
                {
                    AllocatedBytes = bytes(s.Round) * s.Calls,
                }),
            ],
        };
    }
}
