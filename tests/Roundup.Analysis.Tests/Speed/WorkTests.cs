namespace Roundup.Analysis.Tests.Speed;

public class WorkTests
{
    [Fact]
    public void Counters_are_totals_per_call_within_a_launch_and_the_median_over_launches()
    {
        // A collection in one of ten batches counts in full: (9 x 1000 + 3000) / 10.
        var work = Work(Launch(0, r => r == 0 ? 3000 : 1000), Launch(1, _ => 1100), Launch(2, _ => 1300));

        work[SpeedQuantities.Instructions]!.Value.ShouldBe(1200, 1e-9);
    }

    [Fact]
    public void Being_disturbed_does_not_change_what_was_counted()
    {
        var launch = Launch(0, _ => 1000);
        var slow = launch with
        {
            Samples = [.. launch.Samples.Select(s => s.Round < 4 ? s with { WallNs = s.WallNs * 3, RunDelayNs = s.WallNs * 2 } : s)],
        };
        Work(slow)[SpeedQuantities.Instructions]!.Value.ShouldBe(1000, 1e-9);
    }

    [Fact]
    public void What_one_batch_does_not_know_the_launch_does_not_know()
    {
        var launch = Launch(0, _ => 1000);
        var gap = launch with { Samples = [.. launch.Samples.Select(s => s.Round == 3 ? s with { Instructions = null } : s)] };

        Work(gap)[SpeedQuantities.Instructions].ShouldBeNull();
        Work(gap, Launch(1, _ => 1500))[SpeedQuantities.Instructions]!.Value.ShouldBe(1500, 1e-9);
    }

    [Fact]
    public void Without_counters_the_values_are_unknown_and_not_0()
    {
        var work = Work(Synthetic.Launch(0, 100));

        work[SpeedQuantities.Instructions].ShouldBeNull();
    }

    [Fact]
    public void Rows_that_share_a_rank_are_ordered_by_instructions_where_all_are_known()
    {
        CaseResult Row(string name, double instructions, params double[] ns) =>
            Synthetic.Case(name, [.. ns.Select((time, index) => Faster(Launch(index, _ => instructions), time))]);
        var (slow, a) = (Row("slow", 9, 500, 505, 502), Row("a", 30, 100, 102, 101));
        var run = Analyser.Analyse(Synthetic.File("slow", slow, a, Row("b", 20, 102, 100, 103)));
        run.Tables[0].Rows.Select(row => (row.Result.Id.Serializer, $"{row.Rank}")).ShouldBe([("b", "1-2"), ("a", "1-2"), ("slow", "3")]);
        run = Analyser.Analyse(Synthetic.File("slow", slow, a, Synthetic.Timed("b", 102, 100, 103)));
        run.Tables[0].Rows.Select(row => row.Result.Id.Serializer).ShouldBe(["a", "b", "slow"]);
    }

    private static LaunchResult Faster(LaunchResult launch, double ns) =>
        launch with { Samples = [.. launch.Samples.Select(s => s with { WallNs = ns * s.Calls, CpuNs = ns * s.Calls })] };

    private static QuantityValues Work(params LaunchResult[] launches) =>
        Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a", launches))).Row("a").Batches!;

    private static LaunchResult Launch(int index, Func<int, double> instructions)
    {
        var launch = Synthetic.Launch(index, 100);
        return launch with
        {
            Samples =
            [
                .. launch.Samples.Select(s => s with
                {
                    Instructions = instructions(s.Round) * s.Calls,
                }),
            ],
        };
    }
}
