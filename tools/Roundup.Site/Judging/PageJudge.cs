using Roundup.Analysis;
using Roundup.Analysis.Tables;
using Roundup.Results;
using Roundup.Site.Figures;

namespace Roundup.Site.Judging;

/// <summary>Gives each figure of a page its verdict, from all runs of the page's suites.</summary>
internal sealed class PageJudge
{
    private readonly PublishedPage _page;
    private readonly bool _hasRuns;
    private readonly List<(TableId Id, IReadOnlyList<AnalysedTable> Parts, IReadOnlyList<AnalysedTable> Tables)> _tables;

    /// <param name="page">The page.</param>
    /// <param name="runs">The runs, in the order in which they count.</param>
    public PageJudge(PublishedPage page, IReadOnlyList<ResultsFile> runs)
    {
        _page = page;
        _hasRuns = runs.Count > 0;
        _tables =
        [
            .. from run in runs
               let tables = RoundupResults.Speed(run)?.Tables ?? []
               from parts in tables.GroupBy(table => table.Id)
               select (parts.Key, (IReadOnlyList<AnalysedTable>)[.. parts], tables),
        ];
    }

    /// <summary>The figures of one published row, in its order.</summary>
    public IEnumerable<JudgedFigure> Figures(PublishedEntry entry)
    {
        List<FigureComparer> comparers = [.. Comparers(entry, atVersion: false)];
        List<FigureComparer> atVersion =
            entry.RowNameAtVersion is null ? [] : [.. Comparers(entry, atVersion: true).Where(comparer => comparer.HasRow)];
        var reason = OfRow(entry, comparers);
        return entry.Figures.Select(figure =>
        {
            var (code, detail) = OfFigure(entry, figure.Quantity) is { } ofFigure ? (ofFigure, null)
                : entry.OtherWork is { } work && FigureComparer.DependsOnCalls(figure.Quantity) ? (IncomparableReason.OtherWork, work)
                : reason;
            return code is { } known ? Without(entry, figure).NotComparable(known, detail) : WithAge(Nearest(figure, comparers), atVersion);
        });
    }

    /// <summary>The tables that fit: nearest to the page's targets first, and the newest run within a target.</summary>
    private IEnumerable<FigureComparer> Comparers(PublishedEntry entry, bool atVersion) => _tables
        .Where(table => entry.Fits(table.Id))
        .Select(table => new FigureComparer(entry, _page, table.Parts, table.Tables, atVersion))
        .OrderBy(comparer => comparer.Distance);

    /// <summary>
    /// A row that has no number in today's version is compared at the page's. Adds to a difference what the page's version of the library
    /// says of it.
    /// </summary>
    private static JudgedFigure WithAge(JudgedFigure judged, List<FigureComparer> atVersion)
    {
        if (judged.Reason == IncomparableReason.NotMeasured && atVersion.Count > 0)
        {
            return Nearest(judged.Figure, atVersion) is { Reason: null } old ? old : judged;
        }

        if (judged.Verdict != FigureVerdict.Differs)
        {
            return judged;
        }

        if (atVersion.Count == 0)
        {
            return judged.Entry.Version is { } version && judged.Case?.Serializer.Version == version
                ? judged with { Age = AgeFinding.DiffersToo }
                : judged;
        }

        var then = Nearest(judged.Figure, atVersion);
        return judged with
        {
            Age = then.Verdict switch
            {
                FigureVerdict.Agrees => AgeFinding.Explains,
                FigureVerdict.Differs => AgeFinding.DiffersToo,
                _ => AgeFinding.NoNumber,
            },
            AgeDetail = then is { Verdict: FigureVerdict.NotComparable, Detail: { } why }
                ? $"{judged.Entry.RowNameAtVersion}: {why}"
                : null,
        };
    }

    private static JudgedFigure Without(PublishedEntry entry, PublishedFigure figure) =>
        new() { Entry = entry, Figure = figure, Verdict = FigureVerdict.NotComparable };

    /// <summary>Why a figure is compared nowhere, whatever was measured.</summary>
    private static IncomparableReason? OfFigure(PublishedEntry entry, PublishedQuantity quantity) => quantity switch
    {
        PublishedQuantity.Mean or PublishedQuantity.Median => IncomparableReason.AbsoluteTime,
        PublishedQuantity.Error => IncomparableReason.ErrorOfPage,
        PublishedQuantity.RatioStdDev => IncomparableReason.SpreadOfPage,
        PublishedQuantity.Ratio or PublishedQuantity.AllocRatio or PublishedQuantity.SizeRatio when entry.IsBaseline =>
            IncomparableReason.BaselineItself,
        _ => null,
    };

    /// <summary>Why no table has the row; null where one has.</summary>
    private (IncomparableReason? Reason, string? Detail) OfRow(PublishedEntry entry, List<FigureComparer> comparers) =>
        entry.Row is null ? (IncomparableReason.NoEntrant, null)
        : comparers.Exists(comparer => comparer.HasRow) ? (null, null)
        : entry.LeftOut is { } why ? (IncomparableReason.OmittedBySuite, why)
        : entry.Experiment is { } experiment ? (IncomparableReason.AnotherExperiment, experiment)
        : comparers.Count > 0 ? (IncomparableReason.NotInRun, null)
        : !_hasRuns ? (IncomparableReason.NoResults, null)
        : _tables.Exists(table => (entry with { Target = table.Id.Target }).Fits(table.Id))
            ? (IncomparableReason.NoTarget, TargetFamilies.Of(entry.Target).ToString())
        : (IncomparableReason.NoTable, null);

    /// <summary>The first comparison with a verdict: a target that could not run the row says nothing about the figure.</summary>
    private static JudgedFigure Nearest(PublishedFigure figure, List<FigureComparer> comparers)
    {
        var judged = comparers.ConvertAll(comparer => comparer.Compare(figure));
        var nearest = judged.Find(one => one.Verdict != FigureVerdict.NotComparable)
            ?? judged.Find(one => one.Reason != IncomparableReason.NotInRun)
            ?? judged[0];

        // The document and its CSV file show numbers only where there is a verdict.
        return nearest.Verdict == FigureVerdict.NotComparable ? nearest with { Measured = null, Interval = null } : nearest;
    }
}
