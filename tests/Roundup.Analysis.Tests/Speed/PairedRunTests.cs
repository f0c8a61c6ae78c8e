namespace Roundup.Analysis.Tests.Speed;

public class PairedRunTests
{
    private static readonly double[] s_level = [1000, 1010, 990, 1005, 995, 1002, 998, 1000];

    [Fact]
    public void A_case_that_is_slower_in_every_launch_regressed_and_its_twin_did_not_change()
    {
        var changes = PairedRun.Compare(Compared(Pair("A", 1.10), Pair("B", 1.0)));

        changes.Cases.Select(change => (change.Id.Serializer, change.Verdict)).ShouldBe(
            [("A@2", ChangeVerdict.Regressed), ("B@2", ChangeVerdict.NoChange)]);
        changes.Cases[0].Ratio!.Value.ShouldBe(1.1, 0.01);
        changes.Cases[0].Interval!.Value.Contains(1.1).ShouldBeTrue();
        changes.IsWorse.ShouldBeTrue();
        changes.IsPaired.ShouldBeTrue();
        changes.Control.Serializers.ShouldBe(["base"]);
        changes.Control.Wrong.ShouldBe(0);
    }

    [Fact]
    public void A_change_below_the_threshold_does_not_count()
    {
        var file = Compared(Pair("A", 1.03));

        PairedRun.Compare(file).Cases.Single().Verdict.ShouldBe(ChangeVerdict.Regressed);
        PairedRun.Compare(file, threshold: 0.04).Cases.Single().Verdict.ShouldBe(ChangeVerdict.NoChange);
        PairedRun.Compare(file, threshold: 0.04, margin: 0.02).Cases.Single().Verdict.ShouldBe(ChangeVerdict.TooNoisy);
    }

    /// <summary>Among many cases more is needed than the interval of one, which does not say that nothing can be said.</summary>
    [Theory]
    [InlineData(1.06, ChangeVerdict.ProbablyRegressed)]
    [InlineData(1 / 1.06, ChangeVerdict.ProbablyImproved)]
    [InlineData(1.03, ChangeVerdict.TooNoisy)]
    public void A_change_whose_own_interval_excludes_none_is_probable_and_fails_nothing(double change, ChangeVerdict verdict)
    {
        double[] noisy = [1.06, 0.94, 1.05, 0.95, 1.06, 0.94, 1.05, 0.95];
        double[] After(double factor) => [.. s_level.Zip(noisy, (ns, scatter) => ns * scatter * factor)];
        (string, double[], string, double[])[] pairs =
        [
            ("A@2", After(change), "A@1", s_level),
            .. Enumerable.Range(0, 40).Select(i => ($"X{i}@2", After(1.0), $"X{i}@1", s_level)),
        ];

        var changes = PairedRun.Compare(Compared(pairs));

        var judged = changes.Cases.Single(one => one.Id.Serializer == "A@2");
        judged.Verdict.ShouldBe(verdict, $"{judged.Interval}");
        judged.LaunchesNeeded.ShouldNotBeNull();
        changes.IsWorse.ShouldBeFalse();
    }

    [Fact]
    public void Only_open_cases_get_more_launches_and_the_unchanged_row_goes_along()
    {
        double[] noisy = [1.2, 0.8, 1.1, 0.9, 1.15, 0.85, 1.05, 0.95];
        var file = Compared(Pair("A", 1.5), ("B@2", [.. s_level.Zip(noisy, (ns, factor) => ns * factor)], "B@1", s_level));

        var wanted = PairedRun.LaunchesWanted(file, 20);

        wanted.Keys.Select(id => id.Serializer).ShouldBe(["B@1", "B@2", "base"], ignoreOrder: true);
        wanted.Values.ShouldAllBe(launches => launches == 20);
    }

    [Fact]
    public void An_outcome_a_loss_and_more_allocation_are_worse_without_a_statistic()
    {
        var file = Compared(Pair("A", 1.0), Pair("B", 1.0), Pair("C", 1.0));
        CaseResult Changed(CaseResult result) => result.Id.Serializer switch
        {
            "A@2" => result.Lossy("Name: null"),
            "B@2" => result with { SizeBytes = 1001 },
            "C@2" => result with
            {
                Experiments = Parts.Of(ExperimentNames.Speed, new CasePart { Outcome = Outcome.Failed, Reason = "it" }),
            },
            _ => result,
        };

        var changes = PairedRun.Compare(file with { Cases = [.. file.Cases.Select(Changed)] });

        changes.Cases.SelectMany(change => change.Facts).Select(fact => (fact.Kind, fact.IsWorse)).ShouldBe(
            [(ChangedFactKind.Losses, true), (ChangedFactKind.Size, true), (ChangedFactKind.Outcome, true)]);
        changes.Cases[2].Verdict.ShouldBe(ChangeVerdict.ChangedOutcome);
    }

    [Fact]
    public void A_time_of_less_is_no_improvement_and_a_slower_case_may_lose_less()
    {
        var file = Compared(Pair("A", 0.8), Pair("B", 1.2), Pair("C", 0.8), Pair("D", 1.2), Pair("E", 1.0));
        CaseResult Lossy(CaseResult result, params string[] lost) => result with { Fidelity = Results.Fidelity.Lossy, Lost = lost };
        CaseResult Changed(CaseResult result) => result.Id.Serializer switch
        {
            "A@2" => Lossy(result, "Country: null") with { SizeBytes = 1 },
            "B@1" or "C@1" => Lossy(result, "Country: null"),
            "D@2" or "E@2" => Lossy(result, "Country: null"),
            _ => result,
        };

        var changes = PairedRun.Compare(file with { Cases = [.. file.Cases.Select(Changed)] }).Cases;

        changes.Select(change => (change.Verdict, change.LosesMore, change.IsWorse, change.IsBetter)).ShouldBe(
        [
            (ChangeVerdict.FasterButLosesMore, true, true, false),
            (ChangeVerdict.SlowerButLosesLess, false, true, true),
            (ChangeVerdict.Improved, false, false, true),
            (ChangeVerdict.Regressed, true, true, false),
            (ChangeVerdict.NoChange, true, true, false),
        ]);
    }

    [Fact]
    public void Where_no_case_has_times_of_both_sides_nothing_is_compared()
    {
        var file = Compared(Pair("A", 1.0), Pair("B", 1.0));
        CaseResult Without(CaseResult result, params string[] rows) => !rows.Contains(result.Id.Serializer) ? result : result with
        {
            Experiments = Parts.Of(ExperimentNames.Speed, new CasePart { Outcome = Outcome.Unavailable, Reason = "it" }),
        };

        string? NoTimes(params string[] rows) =>
            PairedRun.Compare(file with { Cases = [.. file.Cases.Select(result => Without(result, rows))] }).NoTimes;

        NoTimes("A@1").ShouldBeNull();
        NoTimes("A@1", "B@1").ShouldNotBeNull().ShouldStartWith("No case has times of both sides");
    }

    [Fact]
    public void Looks_are_at_8_12_16_20_launches_and_then_ever_rarer()
    {
        var looks = new List<int> { 8 };
        while (looks[^1] < 100)
        {
            looks.Add(PairedRun.NextLook(looks[^1]));
        }

        looks.ShouldBe([8, 12, 16, 20, 30, 45, 67, 100]);
    }

    private static (string Candidate, double[] After, string Base, double[] Before) Pair(string name, double factor) =>
        ($"{name}@2", [.. s_level.Select((ns, i) => ns * factor * (i % 2 == 0 ? 1.002 : 0.998))], $"{name}@1", s_level);

    private static ResultsFile Compared(params (string Candidate, double[] After, string Base, double[] Before)[] pairs)
    {
        var baseline = Synthetic.Case(
            "base",
            [.. s_level.SelectMany((ns, i) => new[] { Synthetic.Launch(i, ns), Synthetic.Launch(i, ns * 1.001) with { Replica = 1 } })]);
        var file = Synthetic.File(
            "base",
            [
                .. pairs.SelectMany(pair => new[] { Synthetic.Timed(pair.Candidate, pair.After), Synthetic.Timed(pair.Base, pair.Before) }),
                baseline,
            ]);
        return file with
        {
            Run = file.Run with
            {
                Comparison = new([.. pairs.Select(pair => new ComparedPair(pair.Candidate, pair.Base))], Threshold: 0.02, Margin: 0.05),
            },
        };
    }
}
