using Roundup.Analysis.Tables;
using Roundup.Results;
using Roundup.Site.Figures;

namespace Roundup.Site.Judging;

/// <summary>
/// Compares the figures of one published row with one table. The only comparer: the section of a report and the site use it.
/// </summary>
internal sealed class FigureComparer
{
    private readonly PublishedEntry _entry;
    private readonly PublishedEntry? _publishedBaseline;
    private readonly string? _otherWork;
    private readonly (AnalysedTable? Table, AnalysedCase? Row) _own;
    private readonly (AnalysedTable? Table, AnalysedCase? Row) _baseline;

    /// <param name="entry">The published row.</param>
    /// <param name="page">Its page.</param>
    /// <param name="parts">The table; in parts where the run's layout shows it as several tables, each with its own baseline.</param>
    /// <param name="tables">All tables of the run: the page's baseline may be of another target.</param>
    /// <param name="atVersion">Whether the row at the page's version of the library is compared, with the baseline at its own.</param>
    public FigureComparer(
        PublishedEntry entry,
        PublishedPage page,
        IReadOnlyList<AnalysedTable> parts,
        IReadOnlyList<AnalysedTable> tables,
        bool atVersion = false)
    {
        Table = parts[0].Id;
        _entry = entry;
        _publishedBaseline = page.Entries.FirstOrDefault(other => other.IsBaselineOf(entry));
        _own = Find(parts, atVersion ? entry.RowNameAtVersion : entry.RowName);
        _otherWork = entry.OtherWork ?? page.OtherWorkIn(Table, _own.Row?.Result.Shape ?? Table.Shape);
        var home = Home(parts, tables).ToList();
        _baseline = atVersion && Find(home, _publishedBaseline?.RowNameAtVersion) is { Row: not null } aged
            ? aged
            : Find(home, _publishedBaseline?.RowName);
    }

    /// <summary>The table.</summary>
    public TableId Table { get; }

    /// <summary>Whether the table has the row.</summary>
    public bool HasRow => _own.Row is not null;

    /// <summary>How many versions of .NET lie between the page's target and ours: of the row, then of the baseline.</summary>
    public (double OfRow, double OfBaseline) Distance => (
        TargetDistance.Of(_entry.Target, Table.Target),
        TargetDistance.Of(_entry.BaselineTarget, (_baseline.Table?.Id ?? Table).Target));

    /// <summary>Compares one figure.</summary>
    public JudgedFigure Compare(PublishedFigure figure)
    {
        var judged = new JudgedFigure
        {
            Entry = _entry,
            Figure = figure,
            Verdict = FigureVerdict.NotComparable,
            Table = Table,
            Case = _own.Row,
            Baseline = _baseline.Row,
        };
        if (figure.Quantity == PublishedQuantity.Ratio)
        {
            var medians = PublishedMedians.InsteadOf(_entry, _publishedBaseline);
            judged = judged with
            {
                MedianRatio = medians,
                Uncertainty = PublishedUncertainty.Of(_entry, _publishedBaseline, medians),
            };
        }

        return _entry.Row is null ? judged.NotComparable(IncomparableReason.NoEntrant)
            : _own.Row is not { } row ? judged.NotComparable(IncomparableReason.NotInRun)
            : OtherWork(figure.Quantity) is { } work ? judged.NotComparable(IncomparableReason.OtherWork, work)
            : row.Result.Outcome != Outcome.Measured
                ? judged.NotComparable(IncomparableReason.NotMeasured, $"{row.Result.Outcome.Word()}: {row.Result.Reason}")
            : figure.Quantity == PublishedQuantity.Ratio ? CompareRatio(judged, row)
            : BytesComparison.Of(judged, row);
    }

    /// <summary>Whether a figure is another one where the same is written by other calls: a size is not.</summary>
    public static bool DependsOnCalls(PublishedQuantity quantity) =>
        quantity is not (PublishedQuantity.Size or PublishedQuantity.SizeRatio);

    /// <summary>How the work of the row differs, or for a ratio that of the page's baseline; null where nothing differs.</summary>
    private string? OtherWork(PublishedQuantity quantity) =>
        !DependsOnCalls(quantity) ? null
        : _otherWork is not null ? _otherWork
        : quantity is PublishedQuantity.Ratio or PublishedQuantity.AllocRatio && _publishedBaseline?.OtherWork is { } ofBaseline
            ? $"of the baseline {_entry.Baseline}: {ofBaseline}"
        : null;

    private JudgedFigure CompareRatio(JudgedFigure judged, AnalysedCase row)
    {
        if (row.Time is null)
        {
            return judged.NotComparable(IncomparableReason.NotMeasured, "no launch was whole");
        }

        if (_baseline is not ({ } home, { Time: not null } baseline))
        {
            return judged.NotComparable(IncomparableReason.NoBaseline, _entry.Baseline);
        }

        var measured = MeasuredRatio.Of(_own.Table!, row, home, baseline);
        var (published, uncertainty) = (judged.Published, judged.Uncertainty);
        judged = judged with { Measured = measured.Ratio, Interval = measured.Interval };
        return _entry.IsBaseline && measured.Ratio == 1 ? judged.NotComparable(IncomparableReason.BaselineItself)
            : measured.Interval is not { } interval ? judged.NotComparable(IncomparableReason.OneLaunch)
            : published < interval.Low - uncertainty || published > interval.High + uncertainty ? judged.Compared(agrees: false)
            : interval.IsWide ? judged.NotComparable(IncomparableReason.TooNoisy)
            : judged.Compared(agrees: true);
    }

    /// <summary>The table that contains the page's baseline: this one, or the one that differs in its target alone.</summary>
    private IEnumerable<AnalysedTable> Home(IReadOnlyList<AnalysedTable> parts, IReadOnlyList<AnalysedTable> tables)
    {
        var family = TargetFamilies.Of(_entry.BaselineTarget);
        return family == TargetFamilies.Of(Table.Target)
            ? parts
            : tables.Where(c => c.Id with { Target = Table.Target } == Table && TargetFamilies.Of(c.Id.Target) == family);
    }

    private static (AnalysedTable? Table, AnalysedCase? Row) Find(IEnumerable<AnalysedTable> tables, string? rowName) =>
        rowName is null ? default : tables
            .SelectMany(c => c.Rows.Where(r => r.Result.Id.RowName == rowName).Select(r => ((AnalysedTable?)c, (AnalysedCase?)r)))
            .FirstOrDefault();
}
