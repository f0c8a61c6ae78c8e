namespace Roundup.Analysis.Tests.Speed;

/// <summary>Which cases want more launches. Ten launches that alternate by ±1 % have a half-width of 0.75 %.</summary>
public class StoppingRuleTests
{
    private const double Until = 0.02;

    [Fact]
    public void Narrow_ratios_that_are_told_apart_want_nothing() =>
        Wanted(Row("base", 1000, 0), Row("a", 1500, 0.01), Row("b", 1600, 0.01)).ShouldBeEmpty();

    [Fact]
    public void A_wide_ratio_wants_more_and_the_baseline_with_it()
    {
        var wanted = Wanted(Row("base", 1000, 0), Row("wide", 1500, 0.05), Row("narrow", 3000, 0.005));

        wanted.Keys.Order().ShouldBe(["base", "wide"]);

        // 3.6 % is to become 2 %: 3.3 times as many launches.
        wanted["wide"].ShouldBeInRange(31, 36);
        wanted["base"].ShouldBe(wanted["wide"]);
    }

    [Fact]
    public void Neighbours_that_are_not_told_apart_want_more_until_they_are_known_to_be_close()
    {
        // Each ratio is narrow; their difference has a half-width of 1.3 %.
        var wanted = Wanted(Row("base", 1000, 0), Row("a", 1500, 0.01), Row("b", 1503, -0.01), Row("far", 3000, 0.005));
        wanted.Keys.Order().ShouldBe(["a", "b", "base"]);
        wanted["a"].ShouldBeInRange(17, 21);

        // The same difference with a half-width of 0.75 %: as good as equal.
        Wanted(Row("base", 1000, 0), Row("a", 1500, 0.005), Row("b", 1503, -0.005)).ShouldBeEmpty();
    }

    [Fact]
    public void References_want_narrow_ratios_and_nothing_else()
    {
        Wanted(Row("base", 1000, 0), Row("create", 500, 0.01), Row("handwritten", 501, -0.01)).ShouldBeEmpty();
        Wanted(Row("base", 1000, 0), Row("create", 500, 0.05)).Keys.Order().ShouldBe(["base", "create"]);
    }

    [Fact]
    public void A_single_launch_wants_one_more() =>
        Wanted(Synthetic.Timed("base", 1000), Synthetic.Timed("a", 1500)).OrderBy(wish => wish.Key).ShouldBe([new("a", 2), new("base", 2)]);

    [Fact]
    public void Nothing_is_wanted_beyond_the_most_or_of_what_was_not_measured()
    {
        Wanted(10, Row("base", 1000, 0), Row("wide", 1500, 0.05)).ShouldBeEmpty();
        Wanted(12, Row("base", 1000, 0), Row("wide", 1500, 0.05))["wide"].ShouldBe(12);
        Wanted(Row("base", 1000, 0), Row("wide", 1500, 0.05).Ended(Outcome.Failed)).ShouldBeEmpty();
    }

    [Theory]
    [InlineData(5, 0.01, false)]
    [InlineData(4, 0.05, true)]
    [InlineData(20, 0.05, false)]
    [InlineData(1, 0, true)]
    public void A_launch_wants_rounds_until_its_batches_say_its_time_to_two_percent(int rounds, double scatter, bool wants)
    {
        double PerCall(int round) => 100 * (1 + (round % 2 * 2 * scatter));
        StoppingRule.WantsRound([.. Enumerable.Range(0, rounds).Select(round => Synthetic.Batch(round, PerCall(round)))]).ShouldBe(wants);
    }

    [Fact]
    public void One_disturbed_batch_is_no_reason_for_more_rounds() =>
        StoppingRule.WantsRound([.. ((double[])[100, 101, 170, 100, 100]).Select((perCall, round) => Synthetic.Batch(round, perCall))])
            .ShouldBeFalse();

    private static CaseResult Row(string name, double perCallNs, double scatter) =>
        Synthetic.Timed(name, [.. Enumerable.Range(0, 10).Select(launch => perCallNs * (1 + (launch % 2 == 0 ? scatter : -scatter)))]);

    private static Dictionary<string, int> Wanted(params CaseResult[] cases) => Wanted(100, cases);

    private static Dictionary<string, int> Wanted(int most, params CaseResult[] cases) =>
        StoppingRule.LaunchesWanted(Synthetic.File("base", cases), Until, most).ToDictionary(w => w.Key.Serializer, w => w.Value);
}
