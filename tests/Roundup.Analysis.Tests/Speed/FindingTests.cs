namespace Roundup.Analysis.Tests.Speed;

public class FindingTests
{
    [Fact]
    public void A_clear_winner_is_named_with_its_geometric_mean_and_the_cells_where_it_is_first()
    {
        var run = Analyse(
            Twice("base", 1000, 2000),
            Twice("quick", 400, 1800),
            Twice("slow", 3000, 4000));
        var first = run.One(FindingCode.Fastest, "Bytes");
        first.Arguments[1].ShouldBe("quick");
        ((Estimate)first.Arguments[2]).Value.ShouldBe(Math.Sqrt(0.4 * 0.9), 0.01);
        ((Estimate)first.Arguments[2]).Interval!.Value.Contains(0.6).ShouldBeTrue();
        ((Estimate)first.Arguments[2]).Interval!.Value.HalfWidth.ShouldBeLessThan(0.05);
        first.Arguments.Skip(3).Take(4).ShouldBe(["base", 2, 2, "base"]);
    }

    [Fact]
    public void What_other_processes_measured_is_independent_of_it()
    {
        // In both datasets the ratio of quick scatters by 2 %; where the launches of one are high, those of the other are low.
        CaseResult[] Of(string dataset, params double[] quick) =>
        [
            .. new[] { Synthetic.Timed("base", [.. quick.Select(_ => 1000.0)]), Synthetic.Timed("quick", quick) }
                .Select(c => c.At(dataset: dataset)),
        ];
        Estimate Joined(params CaseResult[] cases) => (Estimate)Analyse(cases).One(FindingCode.Fastest, "Bytes").Arguments[2];
        var (alone, both) = (Joined(Of("A", 390, 410, 400)), Joined([.. Of("A", 390, 410, 400), .. Of("B", 820, 780, 800)]));
        both.Least.ShouldBe(0.4, 0.001);
        both.Greatest.ShouldBe(0.8, 0.001);
        both.Value.ShouldBe(Math.Sqrt(0.32), 0.001);

        // Not 0, as if one launch made up for the other, and narrower than that of one: more is known.
        (both.Interval!.Value.HalfWidth / both.Value).ShouldBeInRange(0.01, 0.9 * alone.Interval!.Value.HalfWidth / alone.Value);
    }

    [Fact]
    public void Rows_that_all_tie_are_said_to_tie()
    {
        double[] Noisy(double shift) => [1000 + shift, 1030 - shift, 975 + shift, 1010 - shift, 990 + shift];
        var run = Analyse([Synthetic.Timed("base", Noisy(0)), Synthetic.Timed("a", Noisy(20)), Synthetic.Timed("b", Noisy(-20))]);
        var tied = run.Findings.Single(f => f.Code is FindingCode.FastestTied or FindingCode.FastestTiedWithBaseline);
        ((IReadOnlyList<NamedEstimate>)tied.Arguments[^1]).Select(one => one.Name).Append(tied.Arguments[1])
            .ShouldBe(["base", "a", "b"], ignoreOrder: true);
        run.Findings.ShouldNotContain(f => f.Code == FindingCode.Fastest || f.Code == FindingCode.FastestIsBaseline);
        run.One(FindingCode.SharedFirstPlaces).Arguments.ShouldBe([1, 1]);
    }

    [Fact]
    public void The_baseline_as_winner_is_not_compared_with_itself()
    {
        var first = Analyse(Twice("base", 1000, 2000), Twice("slow", 3000, 4000)).One(FindingCode.FastestIsBaseline);
        first.Arguments.Take(5).ShouldBe(["Bytes", "base", 2, 2, "slow"]);
        ((Estimate)first.Arguments[5]).Value.ShouldBe(Math.Sqrt(6), 0.05);
    }

    [Fact]
    public void A_lossy_row_never_wins_and_is_told_with_what_it_loses()
    {
        var lossy = Twice("lossy", 100, 5000).Select(c => c.Lossy("Joined: DateTime.Kind"));
        var run = Analyse(Twice("base", 1000, 2000), Twice("slow", 3000, 4000), lossy);
        run.One(FindingCode.FastestIsBaseline).Arguments[1].ShouldBe("base");
        var loss = run.One(FindingCode.LossyIsFaster);
        loss.Arguments.Take(3).ShouldBe(["lossy", 1, 2]);
        ((IReadOnlyList<string>)loss.Arguments[3]).ShouldBe(["Joined: DateTime.Kind"]);
    }

    [Fact]
    public void Only_lossy_rows_have_no_fastest()
    {
        var run = Analyse(Twice("lossy", 100, 200).Select(c => c.Lossy("A")));
        run.Findings.Select(f => f.Code).ShouldBe([FindingCode.NoneExact]);
    }

    [Fact]
    public void A_row_that_lacks_cells_is_compared_on_those_it_has()
    {
        var run = Analyse(Twice("base", 1000, 2000), Twice("other", 1500, 2500), Twice("half", 500, 1).Take(1));
        run.One(FindingCode.FastestIsBaseline).Arguments[1].ShouldBe("base");
        var faster = run.One(FindingCode.FasterWhereTried);
        var half = ((IReadOnlyList<NamedEstimate>)faster.Arguments[2]).Single();
        (half.Name, half.Estimate.Cells).ShouldBe(("half", 1));
        half.Estimate.Value.ShouldBe(0.5, 0.01);
    }

    [Fact]
    public void What_changes_with_the_count_is_told_by_factor()
    {
        var run = Analyse(Twice("base", 1000, 2000), Twice("grows", 1000, 4000), Twice("falls", 1000, 500));
        var grows = run.One(FindingCode.GrowsWithCount);
        grows.Arguments.Take(4).ShouldBe(["grows", "base", 1, 100]);
        ((Estimate)grows.Arguments[4]).Value.ShouldBe(2, 0.05);
        ((Estimate)run.One(FindingCode.FallsWithCount).Arguments[4]).Value.ShouldBe(0.25, 0.01);
    }

    [Fact]
    public void Ratios_that_stay_are_said_to_stay()
    {
        double[] Noisy(double t) => [t, t * 1.05, t * 0.95, t * 1.02, t * 0.98];
        var run = Analyse(
            Twice("base", 1000, 2000),
            [At(1, Synthetic.Timed("a", Noisy(1500))), At(100, Synthetic.Timed("a", [.. Noisy(3000).Reverse()]))]);
        run.One(FindingCode.SteadyOverCounts).Arguments.ShouldBe([1, 1, 100]);
    }

    [Fact]
    public void One_row_alone_is_not_called_the_fastest()
    {
        var run = Analyse([Synthetic.Timed("base", 1000, 1010, 990)]);
        run.One(FindingCode.OnlyRowIsBaseline).Arguments.ShouldBe(["Bytes", "base", 1]);
        run.Findings.ShouldNotContain(f => f.Code == FindingCode.SharedFirstPlaces);
    }

    [Fact]
    public void Without_a_baseline_the_fastest_stands_in()
    {
        var run = Analyser.Analyse(Synthetic.File(null, Synthetic.Timed("a", 1000, 1001, 999), Synthetic.Timed("b", 3000, 3001, 2999)));
        run.One(FindingCode.FastestIsBaseline).Arguments[1].ShouldBe("a");
    }

    [Fact]
    public void A_single_launch_claims_nothing_however_far_apart_rows_are()
    {
        var lossy = Synthetic.Timed("lossy", 1).Lossy("A");
        var run = Analyse([Synthetic.Timed("base", 1000), Synthetic.Timed("far", 10), lossy]);
        run.Findings.Select(f => f.Code).ShouldBe([FindingCode.NothingCertain]);
    }

    [Fact]
    public void A_row_whose_interval_is_wider_than_a_factor_of_two_takes_part()
    {
        var run = Analyse(
        [
            Synthetic.Timed("base", 1000, 1000, 1000), Synthetic.Timed("wild", 400, 700, 1500), Synthetic.Timed("slow", 2000, 2010, 1990),
        ]);
        run.Row("wild").IsWide.ShouldBeTrue();
        run.Row("wild").Rank!.Value.First.ShouldBe(1);
        run.Findings.ShouldNotContain(f => f.Code == FindingCode.FastestIsBaseline, "wild may well be the fastest");
        run.Findings.Single(f => f.Code is FindingCode.FastestProbably or FindingCode.FastestTied).Arguments[1].ShouldBe("wild");
    }

    [Fact]
    public void What_is_not_told_apart_and_what_is_probably_slower_stand_apart_each_with_its_ratio()
    {
        double[] Scattered(double ns) => [0.97 * ns, 1.03 * ns];
        var run = Analyse(
        [
            Synthetic.Timed("base", Scattered(1000)), Synthetic.Timed("near", 1050, 1020), Synthetic.Timed("far", 2550, 2400),
        ]);
        var tied = run.One(FindingCode.FastestTiedWithBaseline);
        tied.Arguments.Take(3).ShouldBe(["Bytes", "base", 1]);
        ((IReadOnlyList<NamedEstimate>)tied.Arguments[3]).Select(one => one.Name).ShouldBe(["near"]);
        var slower = ((IReadOnlyList<NamedEstimate>)run.One(FindingCode.ProbablySlower).Arguments[2]).ShouldHaveSingleItem();
        slower.Name.ShouldBe("far");
        slower.Estimate.Value.ShouldBe(2.47, 0.02);
        slower.Estimate.Interval!.Value.Low.ShouldBeGreaterThan(1);
    }

    [Fact]
    public void One_launch_says_probably_by_the_scatter_of_the_row_that_ran_twice()
    {
        var twice = Synthetic.Case("base", Synthetic.Launch(0, 1000), Synthetic.Launch(0, 1020) with { Replica = 1 });
        var run = Analyse([twice, Synthetic.Timed("slow", 5000)]);
        run.One(FindingCode.FastestProbablyIsBaseline).Arguments[1].ShouldBe("base");
        run.Cells[0].Rows.ShouldAllBe(row => row.Rank == null);
    }

    [Fact]
    public void A_row_that_was_skipped_is_named_beside_the_fastest()
    {
        CaseResult[] skipped = [At(1, Synthetic.Case("usual").Ended(Outcome.Skipped, "budget"))];
        var run = Analyse(Twice("base", 1000, 2000), Twice("slow", 3000, 4000), skipped);
        run.One(FindingCode.FastestIsBaseline).Arguments[1].ShouldBe("base");
        run.One(FindingCode.NotMeasured).Arguments[1].ShouldBe(new[] { "usual" });
    }

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void The_row_that_changes_most_with_the_count_is_not_chosen_from_noise()
    {
        // Ten rows that do not change; each has an interval of its own, and the best of ten would often be "certain" alone.
        var random = new Random(5);
        var runs = SimulationLength.Repeats(200);
        var claimed = Enumerable.Range(0, runs).Count(_ => Analyse(
        [
            .. new[] { 1, 100 }.SelectMany(count => Enumerable.Range(0, 10)
                .Select(row => At(count, Noise.Gaussian.Case(random, $"r{row}", 2000, 5, rounds: 2)))
                .Prepend(At(count, Noise.Gaussian.Case(random, "base", 1000, 5, replicas: 2, rounds: 2)))),
        ]).Findings.Any(f => f.Code is FindingCode.GrowsWithCount or FindingCode.FallsWithCount));
        ((double)claimed / runs).ShouldBeLessThan(0.05 + SimulationLength.Tolerance(0.03));
    }

    [Fact]
    public void Nothing_measured_is_one_sentence_and_an_empty_plan_none()
    {
        var run = Analyse([Synthetic.Case("dead").Ended(Outcome.Unavailable, "no package")]);
        run.Findings.Select(f => (f.Code, f.Arguments[0])).ShouldBe([(FindingCode.NothingMeasured, 1)]);
        Analyser.Analyse(Synthetic.File("base")).Findings.ShouldBeEmpty();
    }

    [Fact]
    public void Rows_and_cases_without_a_number_are_counted_by_outcome()
    {
        var failed = Twice("partly", 1000, 2000)
            .Take(1)
            .Append(At(100, Synthetic.Case("partly").Ended(Outcome.Hung, "it hung")));
        var run = Analyse(
            Twice("base", 1000, 2000),
            failed,
            [At(1, Synthetic.Case("gone").Ended(Outcome.Unavailable, "no package"))]);
        run.One(FindingCode.RowsWithoutNumber).Arguments[0].ShouldBe("unavailable");
        ((IReadOnlyList<string>)run.One(FindingCode.RowsWithoutNumber).Arguments[1]).ShouldBe(["gone"]);
        run.One(FindingCode.CasesWithoutNumber).Arguments[2].ShouldBe(1);
    }

    private static AnalysedRun Analyse(params IEnumerable<CaseResult>[] rows) =>
        Analyser.Analyse(Synthetic.File("base", [.. rows.SelectMany(r => r)]));

    private static CaseResult At(int count, CaseResult result) =>
        result.At(count: count);

    /// <summary>A row at the counts 1 and 100, five launches each that differ by up to a percent, in another order for each row.</summary>
    private static IEnumerable<CaseResult> Twice(string name, double one, double hundred)
    {
        double[] noise = [1, 1.01, 0.99, 1.005, 0.995];
        double[] Launches(double t) => [.. noise.Select((_, i) => t * noise[(i + name.Length) % noise.Length])];
        return [At(1, Synthetic.Timed(name, Launches(one))), At(100, Synthetic.Timed(name, Launches(hundred)))];
    }
}

internal static class FindingsOfARun
{
    public static Finding One(this AnalysedRun run, FindingCode code, string? group = null) =>
        run.Findings.Where(f => f.Code == code && (group is null || group.Equals(f.Arguments[0]))).ShouldHaveSingleItem();
}
