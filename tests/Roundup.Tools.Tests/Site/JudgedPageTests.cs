
namespace Roundup.Tools.Tests.Site;

public class JudgedPageTests
{
    private const string Suite = "synthetic";

    [Theory]
    [InlineData(0.50, FigureVerdict.Agrees)]
    [InlineData(0.70, FigureVerdict.Differs)]
    [InlineData(0.30, FigureVerdict.Differs)]
    public void A_ratio_is_judged_as_in_the_report(double published, FigureVerdict verdict)
    {
        var figure = One(Entry("Fast", "fast", published), PublishedQuantity.Ratio);
        figure.Verdict.ShouldBe(verdict);
        figure.Factor!.Value.ShouldBe(0.5 / published, 0.01);
        figure.Reason.ShouldBeNull();
    }

    // Measured: 32 bytes a call, a payload of 1 000.
    [Theory]
    [InlineData(PublishedQuantity.Allocated, 31, FigureVerdict.Agrees)]
    [InlineData(PublishedQuantity.Allocated, 34, FigureVerdict.Differs)]
    [InlineData(PublishedQuantity.Allocated, 30, FigureVerdict.Differs)]
    [InlineData(PublishedQuantity.Size, 1049, FigureVerdict.Agrees)]
    [InlineData(PublishedQuantity.Size, 1051, FigureVerdict.Differs)]
    [InlineData(PublishedQuantity.AllocRatio, 1.05, FigureVerdict.Agrees)]
    [InlineData(PublishedQuantity.AllocRatio, 1.06, FigureVerdict.Differs)]
    [InlineData(PublishedQuantity.SizeRatio, 0.95, FigureVerdict.Agrees)]
    [InlineData(PublishedQuantity.SizeRatio, 0.9, FigureVerdict.Differs)]
    public void Bytes_agree_within_a_twentieth(PublishedQuantity quantity, double published, FigureVerdict verdict)
    {
        var figure = One(With(Entry("Fast", "fast", 0.5), quantity, published), quantity);
        figure.Verdict.ShouldBe(verdict);
        figure.Factor.ShouldNotBeNull();
    }

    // Measured: 32 bytes a call. The page printed whole units.
    [Theory]
    [InlineData(20, 24, FigureVerdict.Agrees)]
    [InlineData(20, 20, FigureVerdict.Differs)]
    [InlineData(44, 24, FigureVerdict.Agrees)]
    [InlineData(50, 24, FigureVerdict.Differs)]
    public void Allocated_bytes_are_known_to_half_a_printed_unit(double published, double unit, FigureVerdict verdict) =>
        One(Entry("Fast", "fast", 0.5) with { AllocatedBytes = published, AllocatedUnit = unit }, PublishedQuantity.Allocated)
            .Verdict.ShouldBe(verdict);

    // Measured: a ratio of 0.5. Means of 0.8 come from a few slow calls.
    [Theory]
    [InlineData(800, 500, 1000, FigureVerdict.Agrees)]
    [InlineData(800, 790, 1000, FigureVerdict.Differs)]
    [InlineData(800, 500, 1600, FigureVerdict.Differs)]
    public void A_mean_far_from_its_median_is_not_compared(double mean, double median, double baseline, FigureVerdict verdict)
    {
        var page = JudgedPage.Of(
            "page",
            [Suite],
            new()
            {
                Source = "A page",
                Entries =
                [
                    Entry("Base", "base", 1) with { MeanNs = 1000, MedianNs = baseline },
                    Entry("Fast", "fast", 0.8) with { MeanNs = mean, MedianNs = median },
                ],
            },
            [File()]);
        page.Figures.Single(figure => figure.Entry.Name == "Fast" && figure.Figure.Quantity == PublishedQuantity.Ratio)
            .Verdict.ShouldBe(verdict);
    }

    [Theory]
    [InlineData(PublishedQuantity.Mean, IncomparableReason.AbsoluteTime)]
    [InlineData(PublishedQuantity.Median, IncomparableReason.AbsoluteTime)]
    [InlineData(PublishedQuantity.Error, IncomparableReason.ErrorOfPage)]
    [InlineData(PublishedQuantity.RatioStdDev, IncomparableReason.SpreadOfPage)]
    public void What_belongs_to_the_pages_machine_is_not_compared(PublishedQuantity quantity, IncomparableReason reason) =>
        Reason(With(Entry("Fast", "fast", 0.5), quantity, 500), quantity).ShouldBe((reason, null));

    [Fact]
    public void The_baseline_is_1_by_definition_and_its_bytes_are_compared()
    {
        var page = Judge(Entry("Base", "base", 1) with { AllocRatio = 1, AllocatedBytes = 32 });
        page.Figures.Select(figure => (figure.Verdict, figure.Reason)).ShouldBe(
        [
            (FigureVerdict.NotComparable, IncomparableReason.BaselineItself),
            (FigureVerdict.Agrees, null),
            (FigureVerdict.NotComparable, IncomparableReason.BaselineItself),
        ]);
    }

    [Fact]
    public void The_baseline_is_of_the_same_experiment()
    {
        var cold = Entry("Base", "other", 1) with { Experiment = ExperimentNames.FirstCall, Place = 1 };
        var page = Judge(cold, Entry("Base", "base", 1), Entry("Fast", "fast", 0.5));
        page.Figures[^1].Verdict.ShouldBe(FigureVerdict.Agrees);
    }

    [Fact]
    public void Each_reason_of_a_row_is_told_from_the_others()
    {
        Reason(Entry("Gone", null, 2)).ShouldBe((IncomparableReason.NoEntrant, null));
        Reason(Entry("Out", "other", 2) with { LeftOut = "its licence" }).ShouldBe((IncomparableReason.OmittedBySuite, "its licence"));
        Reason(Entry("Out", "fast", 2) with { Experiment = "first call" }).ShouldBe((IncomparableReason.AnotherExperiment, "first call"));
        Reason(Entry("Other", "other", 2)).ShouldBe((IncomparableReason.NotInRun, null));
        Reason(Entry("Fast", "fast", 2) with { Count = 7 }).ShouldBe((IncomparableReason.NoTable, null));
        Reason(Entry("Fast", "fast", 2) with { Target = "net48" }).ShouldBe((IncomparableReason.NoTarget, "Framework"));
        Reason(Entry("Dead", "dead", 2)).ShouldBe((IncomparableReason.NotMeasured, "hung: it hung"));
    }

    [Theory]
    [InlineData(300, AgeFinding.Explains)]
    [InlineData(400, AgeFinding.DiffersToo)]
    [InlineData(null, AgeFinding.NoNumber)]
    public void A_difference_is_looked_for_at_the_pages_version(int? then, AgeFinding expected)
    {
        var aged = then is { } time ? Flat("fast@1.0", time) : Dead(Synthetic.Case("fast@1.0"));
        var file = Synthetic.File("base", Flat("base", 1000), Flat("fast", 500), aged);
        var figure = One(Entry("Fast", "fast", 0.3) with { Version = "1.0" }, PublishedQuantity.Ratio, file);
        (figure.Verdict, figure.Age).ShouldBe((FigureVerdict.Differs, (AgeFinding?)expected));
        FigureSummary.Of([figure]).OfAge.ShouldBe(then == 300 ? 1 : 0);
        (figure.AgeDetail is null).ShouldBe(then is not null);

        var without = One(Entry("Fast", "fast", 0.3) with { Version = "2.0" }, PublishedQuantity.Ratio, file);
        (without.Verdict, without.Age).ShouldBe((FigureVerdict.Differs, (AgeFinding?)null));
    }

    [Fact]
    public void Other_work_is_not_compared()
    {
        Reason(Entry("Fast", "fast", 0.5) with { OtherWork = "lazy" }).ShouldBe((IncomparableReason.OtherWork, "lazy"));

        // Ratios to a baseline of other work neither, but the row's own bytes.
        var slow = Entry("Base", "base", 1) with { OtherWork = "lazy" };
        var figures = Judge(slow, Entry("Fast", "fast", 0.5) with { AllocatedBytes = 32 }).Figures.Where(one => one.Entry.Name == "Fast");
        figures.Select(one => (one.Verdict, one.Detail)).ShouldBe(
            [(FigureVerdict.NotComparable, "of the baseline Base: lazy"), (FigureVerdict.Agrees, null)]);

        var single = File();
        static CaseResult OfOne(CaseResult result) => result.At(count: 1);
        single = single with { Cases = [.. single.Cases.Select(OfOne)] };
        var page = Page(Entry("Base", "base", 1) with { Count = 1 }, Entry("Fast", "fast", 0.5) with { Count = 1 });
        JudgedPage.Of("page", [Suite], page, [single]).Figures[^1].Verdict.ShouldBe(FigureVerdict.Agrees);
        JudgedPage.Of("page", [Suite], page with { OneInList = true }, [single]).Figures[^1].Reason.ShouldBe(IncomparableReason.OtherWork);
    }

    [Fact]
    public void A_row_that_is_left_out_and_measured_all_the_same_is_compared() =>
        One(Entry("Fast", "fast", 0.5) with { LeftOut = "its licence" }, PublishedQuantity.Ratio).Verdict.ShouldBe(FigureVerdict.Agrees);

    [Fact]
    public void Results_of_another_suite_are_none()
    {
        var page = JudgedPage.Of("page", ["other"], Page(Entry("Fast", "fast", 0.5)), [File()]);
        page.Runs.ShouldBeEmpty();
        page.Figures[^1].Reason.ShouldBe(IncomparableReason.NoResults);
    }

    [Fact]
    public void A_ratio_needs_two_launches_and_a_baseline()
    {
        var single = Synthetic.File("base", Synthetic.Timed("base", 1000), Synthetic.Timed("fast", 500));
        Reason(Entry("Fast", "fast", 0.5), PublishedQuantity.Ratio, single).ShouldBe((IncomparableReason.OneLaunch, null));
        var failed = Synthetic.Case("base").Ended(Outcome.Failed, "x");
        var without = Synthetic.File(null, Flat("fast", 500), failed);
        Reason(Entry("Fast", "fast", 0.5), PublishedQuantity.Ratio, without).ShouldBe((IncomparableReason.NoBaseline, "Base"));
        Reason(Entry("Fast", "fast", 0.5) with { SizeRatio = 1 }, PublishedQuantity.SizeRatio, without)
            .ShouldBe((IncomparableReason.NoBaseline, "Base"));
    }

    [Fact]
    public void A_wide_interval_says_nothing_about_the_ratio()
    {
        var noisy = Synthetic.File("base", Flat("base", 1000), Synthetic.Timed("fast", 100, 900, 200, 3000, 500));
        Reason(Entry("Fast", "fast", 0.5), PublishedQuantity.Ratio, noisy).ShouldBe((IncomparableReason.TooNoisy, null));
    }

    [Fact]
    public void Without_a_size_there_is_no_verdict_on_it()
    {
        var file = Synthetic.File("base", Flat("base", 1000), Flat("fast", 500) with { SizeBytes = null });
        Reason(Entry("Fast", "fast", 0.5) with { SizeBytes = 3 }, PublishedQuantity.Size, file).ShouldBe((IncomparableReason.NoSize, null));
    }

    [Fact]
    public void The_nearest_target_that_has_an_answer_is_taken()
    {
        var file = Synthetic.File(
            "base",
            Flat("base", 1000).On("net10.0"),
            Flat("fast", 500).On("net10.0"),
            Flat("base", 1000).On("net8.0"),
            Flat("fast", 400).On("net8.0"));
        var judged = JudgedPage.Of("page", [Suite], Page(Entry("Fast", "fast", 0.4)), [file]).Figures[^1];
        judged.Table!.Target.ShouldBe("net8.0");
        judged.Verdict.ShouldBe(FigureVerdict.Agrees);

        var dead = file with { Cases = [.. file.Cases.Select(c => c.Id.Table.Target == "net8.0" ? Dead(c) : c)] };
        JudgedPage.Of("page", [Suite], Page(Entry("Fast", "fast", 0.4)), [dead]).Figures[^1].Table!.Target.ShouldBe("net10.0");
    }

    [Fact]
    public void Of_runs_with_one_target_that_with_the_nearest_baseline_is_taken()
    {
        var near = Synthetic.File("base@net8.0-aot", Flat("base", 1000).On("net8.0-aot"), Flat("fast", 500).On("net8.0"));
        var far = Synthetic.File("base@net9.0-aot", Flat("base", 800).On("net9.0-aot"), Flat("fast", 500).On("net8.0"));
        far = far with { Run = far.Run with { Started = DateTimeOffset.UnixEpoch.AddDays(1) } };
        PublishedEntry Ahead(string name, string row, string target) =>
            Entry(name, row, 0.5) with { Target = target, BaselineTarget = "nativeaot7.0" };
        PublishedEntry[] entries = [Ahead("Base", "base", "nativeaot7.0"), Ahead("Fast", "fast", "net7.0")];
        var page = new PublishedPage { Source = "A page", Entries = entries };

        JudgedPage.Of("page", [Suite], page, [near, far]).Figures[^1].Measured!.Value.ShouldBe(0.5, 0.01);
    }

    [Fact]
    public void The_newest_run_counts()
    {
        var old = Synthetic.File("base", Flat("base", 1000), Flat("fast", 900));
        var young = File() with { Run = File().Run with { Started = DateTimeOffset.UnixEpoch.AddDays(1) } };
        var page = JudgedPage.Of("page", [Suite], Page(Entry("Fast", "fast", 0.5)), [old, young]);
        page.Figures[^1].Measured!.Value.ShouldBe(0.5, 0.01);
        page.Runs[0].ShouldBeSameAs(young);
    }

    [Fact]
    public void Every_figure_has_a_verdict_or_a_reason_and_equal_rows_stay_apart()
    {
        var twice = Entry("Fast", "fast", 0.5) with { MeanNs = 500, ErrorNs = 1, RatioStdDev = 0.1, MedianNs = 499, AllocatedBytes = 32 };
        var page = Judge(twice, twice with { }, Entry("Gone", null, 2));
        page.Figures.Count.ShouldBe(6 + 6 + 1 + 1);
        page.Figures.ShouldAllBe(figure => (figure.Reason == null) == (figure.Verdict != FigureVerdict.NotComparable));
        page.Figures.ShouldAllBe(figure => (figure.Measured != null) == (figure.Verdict != FigureVerdict.NotComparable));
    }

    [Fact]
    public void The_summary_has_the_median_distance_and_the_farthest_factor()
    {
        var page = Judge(Entry("Fast", "fast", 0.5), Entry("Slow", "slow", 6), Entry("Slow again", "slow", 1.5), Entry("Gone", null, 1));
        var summary = FigureSummary.Of([.. page.Figures]);
        (summary.Figures, summary.Agreeing, summary.Differing, summary.NotComparable).ShouldBe((5, 1, 2, 2));
        summary.MedianFactor!.Value.ShouldBe(2, 0.05);
        summary.WorstFactor!.Value.ShouldBe(2, 0.05);
        FigureSummary.Of([]).MedianFactor.ShouldBeNull();
    }

    private static (IncomparableReason? Reason, string? Detail) Reason(
        PublishedEntry entry, PublishedQuantity quantity = PublishedQuantity.Ratio, ResultsFile? file = null)
    {
        var figure = One(entry, quantity, file);
        figure.Verdict.ShouldBe(FigureVerdict.NotComparable);
        return (figure.Reason, figure.Detail);
    }

    private static JudgedFigure One(PublishedEntry entry, PublishedQuantity quantity, ResultsFile? file = null) =>
        JudgedPage.Of("page", [Suite], Page(entry), [file ?? File()]).Figures
            .Single(figure => figure.Entry == entry && figure.Figure.Quantity == quantity);

    private static PublishedEntry With(PublishedEntry entry, PublishedQuantity quantity, double value) => quantity switch
    {
        PublishedQuantity.Mean => entry with { MeanNs = value },
        PublishedQuantity.Median => entry with { MedianNs = value },
        PublishedQuantity.Error => entry with { ErrorNs = value },
        PublishedQuantity.RatioStdDev => entry with { RatioStdDev = value },
        PublishedQuantity.Allocated => entry with { AllocatedBytes = value },
        PublishedQuantity.AllocRatio => entry with { AllocRatio = value },
        PublishedQuantity.Size => entry with { SizeBytes = value },
        PublishedQuantity.SizeRatio => entry with { SizeRatio = value },
        _ => entry with { Ratio = value },
    };

    private static JudgedPage Judge(params PublishedEntry[] entries) =>
        JudgedPage.Of(
            "page", [Suite], entries[0].IsBaseline ? new() { Source = "A page", Entries = entries } : Page(entries), [File()]);

    internal static ResultsFile File() => Synthetic.File(
        "base", Flat("base", 1000), Flat("fast", 500), Flat("slow", 3000), Dead(Synthetic.Case("dead")));

    private static CaseResult Dead(CaseResult result) => result.Ended(Outcome.Hung, "it hung");

    internal static CaseResult Flat(string name, double t) => Synthetic.Timed(name, t, t * 1.01, t * 0.99, t * 1.005, t * 0.995);

    private static PublishedPage Page(params PublishedEntry[] entries) =>
        new() { Source = "A page", Entries = [Entry("Base", "base", 1), .. entries] };

    internal static PublishedEntry Entry(string name, string? row, double ratio) => new()
    {
        Name = name,
        Row = row,
        Dataset = "Users",
        Count = 100,
        Shape = Shape.Bytes,
        Operation = Operation.Serialize,
        Target = "net6.0",
        Ratio = ratio,
        Baseline = "Base",
        BaselineTarget = "net6.0",
    };
}
