using Roundup.Analysis;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Site.Figures;
using Roundup.Site.Judging;

namespace Roundup.Site.Published;

/// <summary>First calls that somebody published, beside those measured here; nothing where nobody did.</summary>
internal static class PublishedFirstCallSection
{
    private const string Rules =
        "The published figures come from another machine, another runtime, other versions and other types: a difference is not an error of "
        + "either side. First is the first type of a process, Min the fastest of its further types; a factor is our ratio over the "
        + "published one.";

    private static readonly Column<PublishedFirstCall>[] s_columns =
    [
        Column.Of<PublishedFirstCall>("On the page", line => line.Name),
        Column.Of<PublishedFirstCall>("Serializer", line => line.RowName ?? "no entrant"),
        Column.Of<PublishedFirstCall>("Target", line => line.Measured?.Target ?? "no number here"),
        Column.Of<PublishedFirstCall>("Operation", line => line.Operation.ToString()),
        Column.Of<PublishedFirstCall>("Published First", line => Time(line.First), isNumeric: true),
        Column.Of<PublishedFirstCall>("First", line => Time(line.Measured?.First?.Time.Median), isNumeric: true),
        Column.Of<PublishedFirstCall>("Published Min", line => Time(line.Shortest), isNumeric: true),
        Column.Of<PublishedFirstCall>("Min", line => Time(line.Measured?.Shortest?.Median), isNumeric: true),
        Column.Of<PublishedFirstCall>("Published Ratio", line => Ratio(line.FirstRatio), isNumeric: true),
        Column.Of<PublishedFirstCall>("Ratio", line => Ratio(line.MeasuredFirstRatio), isNumeric: true),
        Column.Of<PublishedFirstCall>("Factor", line => Ratio(line.MeasuredFirstRatio / line.FirstRatio), isNumeric: true),
        Column.Of<PublishedFirstCall>("Published Ratio of Min", line => Ratio(line.ShortestRatio), isNumeric: true),
        Column.Of<PublishedFirstCall>("Ratio of Min", line => Ratio(line.MeasuredShortestRatio), isNumeric: true),
        Column.Of<PublishedFirstCall>("Factor of Min", line => Ratio(line.MeasuredShortestRatio / line.ShortestRatio), isNumeric: true),
    ];

    /// <summary>The section of a run; empty where it made no first call that the page has.</summary>
    public static Section Of(PublishedPage page, ResultsFile file)
    {
        var lines = RoundupResults.FirstCalls(file) is { } calls ? PublishedFirstCall.Of(page, calls) : [];
        if (lines.Count == 0)
        {
            return new();
        }

        string?[] facts = [page.Date, page.Runtime, page.Machine, page.Tool];
        Block[] blocks =
        [
            new Heading(2, "Published first calls"),
            new Paragraph(Inline.Source(page.Source, page.Url)),
            new Paragraph(Inline.Of($"Published: {string.Join("; ", facts.OfType<string>())}. Here: {Headline.Machine(file)}.")),
            new Paragraph(Inline.Of(Rules)),
            .. page.Remarks.Count > 0 ? [List.Of(page.Remarks)] : Array.Empty<Block>(),
            new Table<PublishedFirstCall>(s_columns, lines),
        ];
        return new([.. blocks.Select(block => block with { Detail = Detail.Full })]);
    }

    private static Inline? Time(double? ns) =>
        ns is { } value ? $"{Digits.Significant(value / Scale.Milliseconds.Size, 3)} {Scale.Milliseconds.Name}" : null;

    private static Inline? Ratio(double? ratio) => ratio is { } value ? Digits.Ratio(value) : null;
}
