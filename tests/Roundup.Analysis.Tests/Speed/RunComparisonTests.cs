using Roundup.Analysis.Comparison;

namespace Roundup.Analysis.Tests.Speed;

public class RunComparisonTests
{
    [Fact]
    public void The_difference_is_of_the_log_ratios_with_Welchs_interval()
    {
        var difference = RunComparison.Compare(Run(2000, 2000, 2000), Run(2200, 2200, 2200, 2200)).Single();
        difference.Id.Serializer.ShouldBe("a", "the baseline is 1 in both and says nothing");
        difference.LogDifference.ShouldBe(Math.Log(1.1), 1e-9);
        difference.AbsoluteDifference.ShouldBe(0.1, 1e-9);
        difference.Interval!.Value.HalfWidth.ShouldBe(0, 1e-9);
        difference.ContainsZero.ShouldBe(false);
    }

    [Fact]
    public void Equal_spread_and_size_give_students_interval_with_both_runs_freedom()
    {
        // Logs 0, d, 2d in both: variance of the difference 2 d^2 / 3, 4 degrees of freedom, t(0.975; 4) = 2.776445.
        var d = Math.Log(1.01);
        var difference = RunComparison.Compare(Run(2000, 2020, 2040.2), Run(2000, 2020, 2040.2)).Single();
        difference.Interval!.Value.High.ShouldBe(2.776445 * d * Math.Sqrt(2 / 3.0), 1e-6);
        difference.ContainsZero.ShouldBe(true);
    }

    [Fact]
    public void One_launch_gives_no_verdict()
    {
        var difference = RunComparison.Compare(Run(2000), Run(2100, 2100)).Single();
        difference.Interval.ShouldBeNull();
        difference.ContainsZero.ShouldBeNull();
        Agreement.Of([difference]).ShareContainingZero.ShouldBeNull();
    }

    [Fact]
    public void Ratios_to_different_baselines_are_not_compared()
    {
        var file = Synthetic.File(null, Synthetic.Timed("a", 100, 100), Synthetic.Timed("b", 200, 200), Synthetic.Timed("c", 300, 300));
        RunComparison.Compare(Analyser.Analyse(file, "a"), Analyser.Analyse(file, "b")).ShouldBeEmpty();
        RunComparison.Compare(Analyser.Analyse(file, "a"), Analyser.Analyse(file, "a")).Count.ShouldBe(2);
    }

    [Fact]
    public void Agreement_of_nothing_is_unknown()
    {
        Agreement.Of([]).ShouldBe(new Agreement(0, null, null, null));
    }

    private static AnalysedRun Run(params double[] times) =>
        Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", [.. times.Select(_ => 1000.0)]), Synthetic.Timed("a", times)));
}
