using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.PublishedFigures;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The measured ratios beside those that somebody published; nothing where nobody did.</summary>
internal static class PublishedSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        if (run.Published is not { } published)
        {
            return;
        }

        writer.Heading(2, "Beside the published figures", Anchors.Published);
        writer.Paragraph("Another machine, another runtime and other versions of the libraries are compared here, and other values: a difference is no error of either side. Only ratios are put beside each other. Agrees: the published ratio lies within the measured 95 % interval, widened by the published one's own uncertainty. Differs: it does not, and the factor is measured over published.");
        writer.Paragraph(PublishedText.Summary(published));
        writer.Table(["", "Published", "Here"], Facts(run, published.Page));
        if (published.Page.Remarks.Count > 0)
        {
            writer.Paragraph("What differs in the work itself:");
            writer.Bullets(published.Page.Remarks.Select(remark => (Cell)remark));
        }

        foreach (var cell in published.Cells)
        {
            WriteCell(cell, writer);
        }
    }

    private static Cell[][] Facts(AnalysedRun run, PublishedPage page) =>
    [
        ["Source", new Cell(page.Url is null ? MarkdownText.Escape(page.Source) : $"{MarkdownText.Escape(page.Source)} {MarkdownText.Link(page.Url)}"), "this run"],
        ["Date", page.DateIs is null ? page.Date : $"{page.Date} ({page.DateIs})", run.File.Run.Started.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)],
        ["Machine", page.Machine, Headline.Machine(run)],
        ["Runtime", page.Runtime, string.Join(", ", run.File.Targets.Select(t => t.Runtime).Distinct())],
        ["Measured by", page.Tool, $"Roundup {run.File.Run.RoundupVersion}, effort {run.File.Run.Effort}"],
    ];

    private static void WriteCell(PublishedCell cell, MarkdownWriter writer)
    {
        var severalTargets = cell.Rows.Select(r => r.Entry.Target).Distinct().Count() > 1;
        writer.Heading(3, Words.Name(cell.Cell));
        writer.Table(
            ["On the page", "Serializer", "Version then", "Version now", "Published", "±", "Measured", "Interval", "Verdict"],
            cell.Rows.Select(row => Line(row, severalTargets)),
            right: i => i is >= 4 and <= 7);
        if (cell.RankCorrelation is { } rank)
        {
            writer.Paragraph($"Order of the rows: rank correlation {rank.ToString("0.00", CultureInfo.InvariantCulture)} over {Words.Count(cell.Rows.Count(r => r.Measured is not null), "row")}.");
        }
    }

    private static Cell[] Line(PublishedRow row, bool withTarget) =>
    [
        withTarget ? $"{row.Entry.Name} ({row.Entry.Target})" : row.Entry.Name,
        row.Entry.RowName ?? "no entrant",
        row.Entry.Version,
        row.Case?.Serializer.Version,
        Digits.Ratio(row.Entry.Ratio) + (row.Entry.Computed ? " (computed)" : ""),
        row.Entry.IsBaseline ? null : Digits.Ratio(row.Uncertainty),
        row.Measured is { } measured ? Digits.Ratio(measured) : null,
        row.Verdict != PublishedVerdict.Baseline && row.Interval is { } interval ? $"{Digits.Ratio(interval.Low)} - {Digits.Ratio(interval.High)}" : null,
        PublishedText.Verdict(row),
    ];
}
