namespace Roundup.Analysis.Tests.Statistics;

public class HolmTests
{
    [Fact]
    public void Each_claim_that_holds_leaves_more_room_for_the_next()
    {
        // Limits 0.05 / 4, / 3, / 2, / 1 in the order of the p-values: the third fails, and the fourth with it.
        Holm.Holds([0.04, 0.012, 0.03, 0.016]).ShouldBe([false, true, false, true]);
        Holm.Holds([0.049]).ShouldBe([true]);
        Holm.Holds([]).ShouldBeEmpty();
    }

    [Fact]
    public void The_tail_of_Students_t_is_right_where_many_claims_need_it()
    {
        StudentT.TwoSided(4.143700, 10).ShouldBe(0.002, 1e-6);
        StudentT.TwoSided(-99.992, 2).ShouldBe(0.0001, 1e-7);
        StudentT.TwoSided(4.2648908, 1e5).ShouldBe(2e-5, 1e-7);
    }
}
