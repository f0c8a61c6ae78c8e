namespace Roundup.Analysis.Tests.SteadyState;

public class RankTests
{
    [Fact]
    public void Rows_that_cannot_be_told_apart_share_a_rank_and_the_next_takes_its_place()
    {
        var run = Analyser.Analyse(Synthetic.File(
            "base",
            Synthetic.Timed("base", 1000, 1000, 1000, 1000),
            Synthetic.Timed("slow", 1505, 1495, 1500, 1502),
            Synthetic.Timed("x", 1020, 1000, 985, 1010),
            Synthetic.Timed("create", 1, 1, 1, 1),
            Synthetic.Case("dead") with { Outcome = Outcome.Hung, Reason = "it hung" }));
        run.Cells[0].Rows.Select(r => (r.Result.Id.Serializer, r.Rank))
            .ShouldBe([("create", null), ("base", 1), ("x", 1), ("slow", 3), ("dead", null)]);
    }

    [Fact]
    public void The_leader_decides_so_that_a_chain_of_neighbours_does_not_tie_the_ends()
    {
        double[] Around(double t) => [t, t * 1.02, t * 0.98, t * 1.01, t * 0.99];
        double[] Flat(double t) => [t, t, t, t, t];
        CaseResult[] cases = [Synthetic.Timed("a", Flat(1000)), Synthetic.Timed("b", Around(1015)), Synthetic.Timed("c", Around(1030))];
        var run = Analyser.Analyse(Synthetic.File("a", cases));
        (run.Row("a").Rank, run.Row("b").Rank, run.Row("c").Rank).ShouldBe((1, 1, 3));
    }

    [Fact]
    public void A_lossy_row_keeps_its_mark_and_is_ranked_by_its_time()
    {
        var lossy = Synthetic.Timed("lossy", 500, 500, 500) with { Fidelity = Results.Fidelity.Lossy, Lost = ["Joined: DateTime.Kind"] };
        var run = Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000, 1000, 1000), lossy));
        run.Row("lossy").Rank.ShouldBe(1);
        run.Row("lossy").Result.Fidelity.ShouldBe(Results.Fidelity.Lossy);
        run.Row("lossy").Result.Lost.ShouldBe(["Joined: DateTime.Kind"]);
        run.Row("base").Rank.ShouldBe(2);
    }

    [Fact]
    public void Single_launches_tell_apart_only_what_is_further_than_launches_of_one_row_are()
    {
        CaseResult[] cases = [Synthetic.Timed("base", 1000), Synthetic.Timed("near", 1100), Synthetic.Timed("far", 1200)];
        var run = Analyser.Analyse(Synthetic.File("base", cases));
        (run.Row("base").Rank, run.Row("near").Rank, run.Row("far").Rank).ShouldBe((1, 1, 3));
    }
}
