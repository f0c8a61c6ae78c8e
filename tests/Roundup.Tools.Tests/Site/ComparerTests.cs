using Roundup.Analysis;
using static Roundup.Tools.Tests.Site.JudgedPageTests;

namespace Roundup.Tools.Tests.Site;

/// <summary>The comparison of a page's ratios with one table.</summary>
public class ComparerTests
{
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
        var row = Rows(File(), Page(slow, fast))[1];
        row.Uncertainty.ShouldBe(0.5 * 0.05, 1e-9);
    }

    [Fact]
    public void Another_baseline_of_the_run_is_turned_into_the_pages()
    {
        var rows = Rows(File(), Page(Entry("Base", "base", 1), Entry("Fast", "fast", 0.5)), "slow");
        rows[0].Reason.ShouldBe(IncomparableReason.BaselineItself);
        rows[1].Measured!.Value.ShouldBe(0.5, 0.01);
        rows[1].Verdict.ShouldBe(FigureVerdict.Agrees);
    }

    [Fact]
    public void A_baseline_of_another_runtime_is_found_by_its_family()
    {
        var entries = Page(Entry("Base", "base", 1) with { Target = "nativeaot7.0" }, Entry("Fast", "fast", 0.25)) is var page
            ? page with { Entries = [.. page.Entries.Select(e => e with { BaselineTarget = "nativeaot7.0" })] }
            : null!;
        var file = Synthetic.File("base", Flat("base", 1000), Flat("fast", 500), Flat("base", 2000).On("net10.0-aot"));
        Rows(file, entries).ShouldHaveSingleItem().Measured!.Value.ShouldBe(0.25, 0.01);
    }

    private static IReadOnlyList<JudgedFigure> Rows(params PublishedEntry[] entries) =>
        Rows(File(), Page([Entry("Base", "base", 1), .. entries]));

    /// <summary>The ratios of the page that fit the table of the usual target.</summary>
    private static IReadOnlyList<JudgedFigure> Rows(ResultsFile file, PublishedPage page, string? baseline = null)
    {
        var tables = RoundupResults.Speed(file, baseline)!.Tables;
        var table = tables.Single(one => one.Id.Target == Synthetic.Target);
        return
        [
            .. page.Entries.Where(entry => entry.Fits(table.Id))
                .Select(entry => new FigureComparer(entry, page, [table], tables).Compare(new(PublishedQuantity.Ratio, entry.Ratio))),
        ];
    }

    private static PublishedPage Page(params PublishedEntry[] entries) => new() { Source = "A page", Entries = entries };
}
