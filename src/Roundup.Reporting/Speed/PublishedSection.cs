using System.Globalization;
using Roundup.Analysis.Cells;
using Roundup.Analysis.Published;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Speed;

/// <summary>
/// The measured ratios beside those that somebody published; nothing where nobody did. The console has the summary among its conclusions.
/// </summary>
internal static class PublishedSection
{
    private const string Rules =
        "The published figures come from another machine, another runtime, other versions and other values: a difference is not an error "
        + "of either side. "
        + "Only ratios are compared. Agrees: the published ratio lies within the measured 95 % interval, widened by the published one's "
        + "own uncertainty. "
        + "Differs: it does not, and the factor is measured over published.";

    /// <summary>The section.</summary>
    public static Section Of(SpeedRun run)
    {
        if (run.Analysis.Published is not { } published)
        {
            return new();
        }

        var remarks = published.Page.Remarks;
        Block[] blocks =
        [
            new Heading(2, PublishedText.Title) { Anchor = Anchors.Published },
            new Paragraph(Inline.Of(Rules)),
            new Paragraph(Inline.Of(PublishedText.Summary(published))),
            Facts(run.File, published.Page),
            .. remarks.Count > 0 ? [new Paragraph(Inline.Of("What differs in the work itself:")), List.Of(remarks)] : Array.Empty<Block>(),
            .. published.Cells.SelectMany(OfCell),
        ];
        return new([.. blocks.Select(block => block with { Detail = Detail.Full })]);
    }

    private static Table<Fact> Facts(ResultsFile file, PublishedPage page) => new(
        [Column.Of<Fact>("", fact => fact.Name),
        Column.Of<Fact>("Published", fact => fact.Published),
        Column.Of<Fact>("Here", fact => fact.Here)],
        [
            new(
                "Source",
                Inline.Source(page.Source, page.Url),
                "this run"),
            new(
                "Date",
                page.DateIs is null ? page.Date : $"{page.Date} ({page.DateIs})",
                file.Run.Started.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)),
            new("Machine", page.Machine, Headline.Machine(file)),
            new("Runtime", page.Runtime, string.Join(", ", file.Targets.Select(target => target.Runtime).Distinct())),
            new("Measured by", page.Tool, $"Roundup {file.Run.RoundupVersion}, effort {file.Run.Experiment.Effort}"),
        ]);

    private static IEnumerable<Block> OfCell(PublishedCell cell)
    {
        var severalTargets = cell.Rows.Select(row => row.Entry.Target).Distinct().Count() > 1;
        yield return new Heading(3, Wording.Name(cell.Cell));
        yield return new Table<JudgedFigure>(Columns(severalTargets), cell.Rows);
        if (cell.RankCorrelation is { } rank)
        {
            var rows = Wording.Count(cell.Rows.Count(row => row.Measured is not null), "row");
            var text = rank.ToString("0.00", CultureInfo.InvariantCulture);
            yield return new Paragraph(Inline.Of($"Order of the rows: rank correlation {text} over {rows}."));
        }
    }

    private static Column<JudgedFigure>[] Columns(bool withTarget) =>
    [
        Column.Of<JudgedFigure>("On the page", row => withTarget ? $"{row.Entry.Name} ({row.Entry.Target})" : row.Entry.Name),
        Column.Of<JudgedFigure>("Serializer", row => row.Entry.RowName ?? "no entrant"),
        Column.Of<JudgedFigure>("Version then", row => row.Entry.Version),
        Column.Of<JudgedFigure>("Version now", row => row.Case?.Serializer.Version),
        Column.Of<JudgedFigure>(
            "Published",
            row => PublishedText.Published(row),
            isNumeric: true),
        Column.Of<JudgedFigure>("±", row => row.Entry.IsBaseline ? null : Digits.Ratio(row.Uncertainty), isNumeric: true),
        Column.Of<JudgedFigure>("Measured", row => row.Measured is { } measured ? Digits.Ratio(measured) : null, isNumeric: true),
        Column.Of<JudgedFigure>("Interval", Interval, isNumeric: true),
        Column.Of<JudgedFigure>("Verdict", row => PublishedText.Verdict(row)),
        OfSize("Size published", row => row.Entry.SizeBytes is { } bytes ? Digits.Significant(bytes, 1) : null),
        OfSize("Size", row => SizeOf(row.Case) is { } bytes ? Digits.Significant(bytes, 1) : null),
        OfSize("Size Ratio published", row => row.Entry.SizeRatio is { } ratio ? Digits.Ratio(ratio) : null),
        OfSize("Size Ratio", row => SizeOf(row.Case) / SizeOf(row.Baseline) is { } ratio ? Digits.Ratio(ratio) : null),
    ];

    /// <summary>A column that stands only where the page has sizes.</summary>
    private static Column<JudgedFigure> OfSize(string heading, Func<JudgedFigure, string?> text) =>
        Column.Of<JudgedFigure>(heading, row => text(row), isNumeric: true) with
        {
            IsWorthShowing = row => row.Entry.SizeBytes is not null,
        };

    private static double? SizeOf(AnalysedCase? row) =>
        row?.Result is { Outcome: Outcome.Measured, SizeBytes: > 0 and var bytes } ? bytes : null;

    private static Inline? Interval(JudgedFigure row) => row.Reason != IncomparableReason.BaselineItself && row.Interval is { } interval
        ? $"{Digits.Ratio(interval.Low)} - {Digits.Ratio(interval.High)}"
        : null;

    private sealed record Fact(string Name, Inline? Published, Inline? Here);
}
