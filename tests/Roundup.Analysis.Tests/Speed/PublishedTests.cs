using Roundup.Analysis.Published;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;

namespace Roundup.Analysis.Tests.Speed;

public class PublishedTests
{
    [Theory]
    [InlineData(0.50, FigureVerdict.Agrees)]
    [InlineData(0.70, FigureVerdict.Differs)]
    [InlineData(0.30, FigureVerdict.Differs)]
    public void A_ratio_agrees_within_both_uncertainties(double published, FigureVerdict verdict)
    {
        var row = Rows(Entry("Fast", "fast", published)).Single(r => r.Entry.Name == "Fast");
        row.Verdict.ShouldBe(verdict);
        row.Factor!.Value.ShouldBe(0.5 / published, 0.01);
    }

    [Fact]
    public void The_published_error_widens_the_measured_interval()
    {
        // Measured 0.5 to some percent. 0.6 is outside, unless the page itself is unsure by a fifth.
        Rows(Entry("Fast", "fast", 0.6)).Single(r => r.Entry.Name == "Fast").Verdict.ShouldBe(FigureVerdict.Differs);
        var unsure = Rows(Entry("Fast", "fast", 0.6) with { MeanNs = 600, ErrorNs = 120 }).Single(r => r.Entry.Name == "Fast");
        unsure.Uncertainty.ShouldBe(0.005 + (0.6 * 0.2), 1e-9);
        unsure.Verdict.ShouldBe(FigureVerdict.Agrees);
    }

    [Fact]
    public void Without_errors_the_standard_deviation_stands_in_and_a_computed_ratio_has_no_rounding()
    {
        Rows(Entry("Fast", "fast", 0.6) with { RatioStdDev = 0.2 }).Single(r => r.Entry.Name == "Fast").Uncertainty.ShouldBe(0.205, 1e-9);
        Rows(Entry("Fast", "fast", 0.6) with { Computed = true }).Single(r => r.Entry.Name == "Fast").Uncertainty.ShouldBe(0, 1e-9);
    }

    [Fact]
    public void The_uncertainty_joins_row_and_baseline()
    {
        var slow = Entry("Base", "base", 1) with { MeanNs = 1000, ErrorNs = 40 };
        var fast = Entry("Fast", "fast", 0.5) with { MeanNs = 500, ErrorNs = 15, Computed = true };
        var row = Compare(slow, fast).Cells[0].Rows[1];
        row.Uncertainty.ShouldBe(0.5 * 0.05, 1e-9);
    }

    [Fact]
    public void Rows_without_a_figure_say_why()
    {
        var rows = Rows(Entry("Gone", null, 2), Entry("Other", "not here", 2), Entry("Dead", "dead", 2), Entry("Fast", "fast", 0.5));
        rows.Select(r => r.Reason)
            .ShouldBe(
            [
                IncomparableReason.BaselineItself,
                IncomparableReason.NoEntrant,
                IncomparableReason.NotInRun,
                IncomparableReason.NotMeasured,
                null,
            ]);
        rows[^1].Verdict.ShouldBe(FigureVerdict.Agrees);
    }

    [Fact]
    public void One_launch_has_a_ratio_and_no_verdict()
    {
        var file = Synthetic.File("base", Synthetic.Timed("base", 1000), Synthetic.Timed("fast", 500)) with
        {
            Published = Page(Entry("Base", "base", 1), Entry("Fast", "fast", 0.5)),
        };
        var row = Analyser.Analyse(file).Published!.Cells[0].Rows[1];
        (row.Verdict, row.Reason).ShouldBe((FigureVerdict.NotComparable, (IncomparableReason?)IncomparableReason.OneLaunch));
        row.Measured!.Value.ShouldBe(0.5, 1e-9);
    }

    [Fact]
    public void Another_baseline_of_the_run_is_turned_into_the_pages()
    {
        var rows = Analyser.Analyse(File(Entry("Base", "base", 1), Entry("Fast", "fast", 0.5)), "slow").Published!.Cells[0].Rows;
        rows[0].Reason.ShouldBe(IncomparableReason.BaselineItself);
        rows[1].Measured!.Value.ShouldBe(0.5, 0.01);
        rows[1].Verdict.ShouldBe(FigureVerdict.Agrees);
    }

    [Fact]
    public void A_baseline_without_a_number_is_said()
    {
        var failed = Synthetic.Case("base").Ended(Outcome.Failed, "x");
        var page = Page(Entry("Base", "base", 1), Entry("Fast", "fast", 0.5));
        var file = Synthetic.File(null, Flat("fast", 500), failed) with { Published = page };
        Analyser.Analyse(file).Published!.Cells[0].Rows.Select(r => r.Reason)
            .ShouldBe([IncomparableReason.NotMeasured, IncomparableReason.NoBaseline]);
    }

    [Fact]
    public void A_baseline_of_another_runtime_is_found_by_its_family()
    {
        var entries = Page(Entry("Base", "base", 1) with { Target = "nativeaot7.0" }, Entry("Fast", "fast", 0.25)) is var page
            ? page with { Entries = [.. page.Entries.Select(e => e with { BaselineTarget = "nativeaot7.0" })] }
            : null;
        var file = Synthetic.File("base", Flat("base", 1000), Flat("fast", 500), Flat("base", 2000).On("net10.0-aot")) with
        {
            Published = entries,
        };
        var rows = Analyser.Analyse(file).Published!.Cells.Single(c => c.Cell.Target == Synthetic.Target).Rows;
        rows.ShouldHaveSingleItem().Measured!.Value.ShouldBe(0.25, 0.01);
    }

    [Theory]
    [InlineData("Other", 100, null)]
    [InlineData("Users", 7, null)]
    [InlineData("Users", 100, Shape.String)]
    public void A_figure_of_another_cell_stands_beside_none(string dataset, int count, Shape? shape) =>
        Analyser.Analyse(File(Entry("Base", "base", 1) with { Dataset = dataset, Count = count, Shape = shape })).Published.ShouldBeNull();

    [Fact]
    public void The_summary_counts_and_correlates()
    {
        var published = Compare(Entry("Base", "base", 1), Entry("Fast", "fast", 0.5), Entry("Slow", "slow", 9), Entry("Gone", null, 2));
        (published.Agreeing, published.Differing, published.Undecided).ShouldBe((1, 1, 1));
        published.MedianRankCorrelation.ShouldBe(1);
        published.CellsWithCorrelation.ShouldBe(1);
        Compare(Entry("Base", "base", 1), Entry("Fast", "fast", 5), Entry("Slow", "slow", 0.1))
            .MedianRankCorrelation!.Value.ShouldBe(-1, 1e-9);
    }

    [Theory]
    [InlineData(new double[] { 1, 2, 3, 4 }, new double[] { 10, 20, 30, 40 }, 1)]
    [InlineData(new double[] { 1, 2, 3, 4 }, new double[] { 4, 3, 2, 1 }, -1)]
    [InlineData(new double[] { 1, 2, 3, 4, 5 }, new double[] { 2, 1, 4, 3, 5 }, 0.8)]
    [InlineData(new double[] { 1, 1, 2 }, new double[] { 1, 1, 2 }, 1)]
    public void Spearman_is_as_in_the_textbook(double[] first, double[] second, double expected) =>
        Spearman.Of(first, second)!.Value.ShouldBe(expected, 1e-9);

    [Fact]
    public void Equal_values_have_no_order() => Spearman.Of([1, 1, 1], [1, 2, 3]).ShouldBeNull();

    [Theory]
    [InlineData("net6.0", TargetFamily.Jit)]
    [InlineData("netcoreapp3.1", TargetFamily.Jit)]
    [InlineData("net48", TargetFamily.Framework)]
    [InlineData("nativeaot7.0", TargetFamily.NativeAot)]
    [InlineData("net10.0-r2r", TargetFamily.ReadyToRun)]
    [InlineData("mono", TargetFamily.Mono)]
    [InlineData("net10.0-notiering", TargetFamily.Other)]
    public void A_target_has_a_family(string target, TargetFamily family) => TargetFamilies.Of(target).ShouldBe(family);

    private static IReadOnlyList<JudgedFigure> Rows(params PublishedEntry[] entries) =>
        Compare([Entry("Base", "base", 1), .. entries]).Cells.ShouldHaveSingleItem().Rows;

    private static PublishedComparison Compare(params PublishedEntry[] entries) => Analyser.Analyse(File(entries)).Published!;

    private static ResultsFile File(params PublishedEntry[] entries) => Synthetic.File(
        "base",
        Flat("base", 1000),
        Flat("fast", 500),
        Flat("slow", 3000),
        Synthetic.Case("dead").Ended(Outcome.Hung, "it hung")) with
    { Published = Page(entries) };

    private static CaseResult Flat(string name, double t) => Synthetic.Timed(name, t, t * 1.01, t * 0.99, t * 1.005, t * 0.995);

    private static PublishedPage Page(params PublishedEntry[] entries) => new() { Source = "A page", Entries = entries };

    private static PublishedEntry Entry(string name, string? row, double ratio) => new()
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
