using Roundup.Results;
using Roundup.Site.Figures;

namespace Roundup.Site.Judging;

/// <summary>A page with a verdict on every figure.</summary>
/// <param name="Name">The name of its file in <c>published/</c>.</param>
/// <param name="Suites">The suites that it belongs to.</param>
/// <param name="Page">The page.</param>
/// <param name="Runs">The given results of these suites, newest first.</param>
/// <param name="Figures">Its figures, in the page's order.</param>
internal sealed record JudgedPage(
    string Name,
    IReadOnlyList<string> Suites,
    PublishedPage Page,
    IReadOnlyList<ResultsFile> Runs,
    IReadOnlyList<JudgedFigure> Figures)
{
    /// <summary>Compares every figure of a page.</summary>
    /// <param name="name">The name of its file.</param>
    /// <param name="suites">The suites that it belongs to.</param>
    /// <param name="page">The page, with all its figures.</param>
    /// <param name="results">Results of any suites. Where several have a table of the page, the newest counts.</param>
    public static JudgedPage Of(string name, IReadOnlyList<string> suites, PublishedPage page, IReadOnlyList<ResultsFile> results)
    {
        ArgumentNullException.ThrowIfNull(page);
        ArgumentNullException.ThrowIfNull(results);
        List<ResultsFile> runs =
        [
            .. results.Where(run => suites.Contains(run.Run.Suite, StringComparer.OrdinalIgnoreCase))
                .OrderByDescending(run => run.Run.Started),
        ];
        var judge = new PageJudge(page, runs);
        return new(name, suites, page, runs, [.. page.Entries.SelectMany(judge.Figures)]);
    }
}

/// <summary>The number of figures that agree, and how far the others are apart.</summary>
internal sealed record FigureSummary
{
    /// <summary>The number of figures.</summary>
    public required int Figures { get; init; }

    /// <summary>The number of figures that agree.</summary>
    public required int Agreeing { get; init; }

    /// <summary>The number of figures that differ.</summary>
    public required int Differing { get; init; }

    /// <summary>The number of figures that differ because the library is another version: at the page's they agree.</summary>
    public int OfAge { get; init; }

    /// <summary>The number of figures that cannot be compared.</summary>
    public int NotComparable => Figures - Agreeing - Differing;

    /// <summary>
    /// The median distance of measured over published from 1 of all compared figures, where a half and a double are equally far; null
    /// without a factor.
    /// </summary>
    public double? MedianFactor { get; init; }

    /// <summary>The factor that is farthest from 1; null without a factor.</summary>
    public double? WorstFactor { get; init; }

    /// <summary>Sums up figures.</summary>
    public static FigureSummary Of(IReadOnlyCollection<JudgedFigure> figures)
    {
        ArgumentNullException.ThrowIfNull(figures);
        List<double> factors = [.. figures.Select(figure => figure.Factor).OfType<double>()];
        return new()
        {
            Figures = figures.Count,
            Agreeing = figures.Count(figure => figure.Verdict == FigureVerdict.Agrees),
            Differing = figures.Count(figure => figure.Verdict == FigureVerdict.Differs),
            OfAge = figures.Count(figure => figure.Age == AgeFinding.Explains),
            MedianFactor = factors.Count == 0 ? null : Math.Exp(Median([.. factors.Select(f => Math.Abs(Math.Log(f))).Order()])),
            WorstFactor = factors.Count == 0 ? null : factors.MaxBy(f => Math.Abs(Math.Log(f))),
        };
    }

    private static double Median(IReadOnlyList<double> ordered) => (ordered[(ordered.Count - 1) / 2] + ordered[ordered.Count / 2]) / 2;
}
