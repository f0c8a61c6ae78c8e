using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Site.Figures;
using Roundup.Site.Judging;

namespace Roundup.Site.Published;

internal static class PageText
{
    /// <summary>A few words and a sentence for each reason.</summary>
    private static readonly Dictionary<IncomparableReason, (string Word, string Meaning)> s_reasons = new()
    {
        [IncomparableReason.BaselineItself] = ("baseline", "The figure is the baseline's ratio to itself: 1 by definition."),
        [IncomparableReason.AbsoluteTime] = (
            "time of another machine",
            "A time depends on the machine more than on the library, so times are compared only as ratios to the page's baseline."),
        [IncomparableReason.ErrorOfPage] = (
            "error of the page",
            "Half of an interval of the page's mean: it says how sure the page is, and widens the comparison of the ratio."),
        [IncomparableReason.SpreadOfPage] = (
            "spread of the page",
            "A standard deviation of the page's ratio: it says how sure the page is, and widens the comparison where there is no error."),
        [IncomparableReason.NoEntrant] = ("no entrant", "No serializer here does what the page's row does."),
        [IncomparableReason.OtherWork] = (
            "other work",
            "The row does other work on the page than here, or the run made other calls; the difference is described with the page."),
        [IncomparableReason.OmittedBySuite] = (
            "left out of the suite",
            "No suite has the row's cases, on purpose; the reason is given with the page."),
        [IncomparableReason.AnotherExperiment] = (
            "another experiment",
            "First calls stand beside ours in the report of their suite, without a verdict."),
        [IncomparableReason.NoResults] = ("no results", "No results of a suite of the page were given."),
        [IncomparableReason.NoTarget] = ("no such target", "The table was measured, but on no target of the page's family."),
        [IncomparableReason.NoTable] = (
            "no such table",
            "The results do not have the table: they are of a smaller run, or of an older state of the suite."),
        [IncomparableReason.NotInRun] = (
            "not in the run",
            "The results have the table, but not this row: they are of a smaller run, or of an older state of the suite."),
        [IncomparableReason.NotMeasured] = ("not measured", "The row has no number in the table; its outcome is given with the page."),
        [IncomparableReason.NoBaseline] = ("no baseline", "The page's baseline has no number in the table, so there is no ratio to it."),
        [IncomparableReason.OneLaunch] = ("one launch", "Fewer than two launches: the measured ratio has no interval."),
        [IncomparableReason.TooNoisy] = ("too noisy", "The measured interval is wider than a factor of two."),
        [IncomparableReason.NoAllocation] = ("no allocation", "The runtime does not report what the row allocates."),
        [IncomparableReason.NoSize] = ("no size", "The row has no size in the table."),
    };

    public static IReadOnlyList<string> Rules { get; } =
    [
        "Each figure in published/ has one of three verdicts. The pages were measured on other machines, with other runtimes, versions and "
        + "values, so a difference is a finding, not an error of either side.",
        "Agrees: a ratio of times lies within the measured 95 % interval, widened by the page's own uncertainty; bytes, and ratios of "
        + $"bytes, lie within a factor of {BytesFactor} and half a unit of what the page printed. "
        + "Differs: it does not; the factor is measured over published. Not comparable: a reason says why.",
        "Where a mean of the page is far from its median, the ratio of the medians is compared instead of the page's.",
        "Where a page leaves target, count or shape open and several tables fit, the target nearest to the page's version is taken, "
            + "and of several runs on it the one with the nearest baseline.",
    ];

    private static string BytesFactor => Digits.Ratio(BytesComparison.MostFactor);

    public static string Total(FigureSummary all) =>
        $"{Wording.Count(all.Figures, "figure")}: {Verb(all.Agreeing, "agree")}, {Verb(all.Differing, "differ")}"
        + (all.OfAge > 0 ? $" ({Wording.Grouped(all.OfAge)} of them explained by age)" : "") + ", "
        + $"{Wording.Grouped(all.NotComparable)} cannot be compared.";

    /// <summary>A quantity as the heading of its column.</summary>
    public static string Word(PublishedQuantity quantity) => quantity switch
    {
        PublishedQuantity.RatioStdDev => "RatioSD",
        PublishedQuantity.AllocRatio => "Alloc Ratio",
        PublishedQuantity.SizeRatio => "Size Ratio",
        _ => quantity.ToString(),
    };

    public static string Word(JudgedFigure figure) => figure.Verdict switch
    {
        FigureVerdict.Agrees => "agrees",
        FigureVerdict.Differs when figure.Age == AgeFinding.Explains => "differs, explained by age",
        FigureVerdict.Differs => "differs",
        _ => "not comparable",
    };

    /// <summary>What the page's versions of the libraries say of the differences, a sentence; null where no run has them.</summary>
    public static string? Age(IEnumerable<JudgedFigure> figures)
    {
        var differing = figures.Where(figure => figure.Verdict == FigureVerdict.Differs).ToList();
        string Of(AgeFinding? age) => Wording.Grouped(differing.Count(figure => figure.Age == age));
        return differing.TrueForAll(figure => figure.Age is null) ? null
            : $"Figures that differ: {Wording.Grouped(differing.Count)}. Measured at the page's version of the library, "
            + $"{Of(AgeFinding.Explains)} of them agree (explained by age), {Of(AgeFinding.DiffersToo)} differ too, and "
            + $"{Of(AgeFinding.NoNumber)} have no number; {Of(null)} were not measured at that version, or have no version.";
    }

    /// <summary><c>1 agrees</c>, <c>2 agree</c>.</summary>
    private static string Verb(int count, string verb) => $"{Wording.Grouped(count)} {verb}{(count == 1 ? "s" : "")}";

    public static string Word(IncomparableReason reason) => s_reasons[reason].Word;

    public static string Meaning(IncomparableReason reason) => s_reasons[reason].Meaning;
}
