namespace Roundup.Analysis.Tests.Speed;

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
            Synthetic.Case("dead").Ended(Outcome.Hung, "it hung")));
        run.Tables[0].Rows.Select(r => (r.Result.Id.Serializer, $"{r.Rank}"))
            .ShouldBe([("create", ""), ("base", "1-2"), ("x", "1-2"), ("slow", "3"), ("dead", "")]);
    }

    [Fact]
    public void A_rank_counts_the_rows_that_are_certainly_faster_so_that_a_chain_of_neighbours_claims_nothing()
    {
        // b is too restless to be told from either neighbour; a and c are told apart.
        Ranks(b: [1015, 1075, 955, 1050, 980]).ShouldBe([("a", "1-2"), ("b", "1-3"), ("c", "2-3")]);
    }

    [Fact]
    public void A_row_behind_another_one_is_not_ranked_before_it()
    {
        // b scatters too much to be told from a; c, close to a, is told from it and not from b.
        Ranks(b: [1060, 1200, 930, 1150, 980]).ShouldBe([("a", "1-2"), ("c", "1-3"), ("b", "1-3")]);
    }

    [Fact]
    public void A_lossy_row_stands_at_its_place_without_a_rank_and_costs_no_exact_row_its_own()
    {
        var lossy = Synthetic.Timed("lossy", 500, 500, 500).Lossy("Joined: DateTime.Kind");
        var run = Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000, 1000, 1000), lossy));
        run.Tables[0].Rows.Select(r => (r.Result.Id.Serializer, $"{r.Rank}")).ShouldBe([("lossy", ""), ("base", "1")]);
        run.Row("lossy").Result.Fidelity.ShouldBe(Results.Fidelity.Lossy);
        run.Row("lossy").Result.Lost.ShouldBe(["Joined: DateTime.Kind"]);
    }

    [Fact]
    public void Rows_of_which_each_has_its_own_shape_have_numbers_and_no_ranks_and_no_ranking()
    {
        CaseResult Preferred(CaseResult row) => row.At(shape: Shape.Preferred);
        CaseResult[] rows = [Synthetic.Timed("base", 1000, 1000, 1000), Synthetic.Timed("a", 500, 500, 500)];
        var run = Analyser.Analyse(Synthetic.File("base", [.. rows.Select(Preferred)]));
        run.Tables[0].Rows.ShouldAllBe(r => r.Rank == null && r.Ratio != null);
        Ranking.Of(run.Tables).ShouldBeEmpty();
        Analyser.Analyse(Synthetic.File("base", rows)).Rankings.ShouldNotBeEmpty();
    }

    [Fact]
    public void A_single_launch_can_have_any_rank_and_alone_there_is_none()
    {
        var run = Analyser.Analyse(Synthetic.File("base", Synthetic.Timed("base", 1000), Synthetic.Timed("far", 12000)));
        run.Tables[0].Rows.ShouldAllBe(r => r.Rank == null);
        CaseResult[] cases = [Synthetic.Timed("base", 1000, 1000), Synthetic.Timed("once", 2000), Synthetic.Timed("far", 12000, 12000)];
        run = Analyser.Analyse(Synthetic.File("base", cases));
        run.Tables[0].Rows.Select(r => (r.Result.Id.Serializer, $"{r.Rank}")).ShouldBe([("base", "1-2"), ("once", "1-3"), ("far", "2-3")]);
    }

    [Fact]
    public void A_wide_interval_has_a_rank_and_a_row_that_may_be_slower_is_not_ranked_behind_it()
    {
        CaseResult[] cases =
        [
            Synthetic.Timed("base", 1000, 1000, 1000), Synthetic.Timed("wild", 700, 1500, 4000), Synthetic.Timed("slow", 9000, 9001, 9002),
        ];
        var run = Analyser.Analyse(Synthetic.File("base", cases));
        run.Row("wild").IsWide.ShouldBeTrue();
        run.Tables[0].Rows.Select(r => r.Result.Id.Serializer).ShouldBe(["base", "wild", "slow"]);
        run.Row("base").Rank.ShouldBe(new(1, 2));
        run.Row("wild").Rank!.Value.First.ShouldBe(1);
    }

    /// <summary>Of b beside two rows that are told apart.</summary>
    private static IEnumerable<(string Row, string Rank)> Ranks(double[] b) => Analyser.Analyse(Synthetic.File(
            "a",
            Synthetic.Timed("a", 1000, 1001, 999, 1000, 1000),
            Synthetic.Timed("b", b),
            Synthetic.Timed("c", 1030, 1031, 1029, 1030, 1030)))
        .Tables[0].Rows.Select(r => (r.Result.Id.Serializer, $"{r.Rank}"));
}
