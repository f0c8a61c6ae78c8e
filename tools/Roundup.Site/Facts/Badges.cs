using System.Globalization;
using System.Net;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting;
using Roundup.Reporting.Facts;
using Roundup.Results;

namespace Roundup.Site.Facts;

/// <summary>
/// Pictures of what checks of a serializer found, a file each category, for the page of a library: <c>versions: passed 42</c>. Where no
/// check was run, there is no file.
/// </summary>
internal static class Badges
{
    /// <summary>The folder of the site.</summary>
    public const string Folder = "badges";

    // A letter of 11 px in the fonts that readers have, wider than most are: no text leaves its box.
    private const double LetterWidth = 6.6;
    private const int Padding = 7;
    private const int Height = 20;
    private const string Passed = "#1a6e2e";
    private const string Tolerable = "#7d5600";
    private const string Harmful = "#a3212b";

    /// <summary>The files of all serializers of today's versions.</summary>
    public static IEnumerable<ReportFile> Create(IEnumerable<SerializerSheet> sheets) =>
        from sheet in sheets
        from badge in Of(sheet)
        select new ReportFile(badge.Path, output => output.Write(Svg(badge)));

    /// <summary>The badges of a serializer, one for each category that was run.</summary>
    public static IEnumerable<Badge> Of(SerializerSheet sheet) =>
        from category in Enum.GetValues<CheckCategory>()
        where category != CheckCategory.Limits
        let text = SheetText.Results(sheet, category)
        where text is not null
        let anchor = sheet.Anchor[(sheet.Anchor.IndexOf('#', StringComparison.Ordinal) + 1)..]
        let path = $"{Folder}/{LibraryOf(sheet)}/{anchor}/{category.Word()}.svg"
        select new Badge(
            path,
            $"{sheet.Serializer}{(sheet.Check!.Version is { } version ? " " + version : "")}",
            category.Title(),
            text,
            sheet.Check.Categories[category.Word()].Outcome)
        {
            Markdown = $"[![{sheet.Serializer}, {category.Title()}: {text}](SITE/{path})](SITE/{sheet.Anchor})",
        };

    /// <summary>A badge as an SVG: two boxes with text, and its meaning for who cannot see it.</summary>
    public static string Svg(Badge badge)
    {
        var (label, text) = (Width(badge.Label), Width(badge.Text));
        var title = WebUtility.HtmlEncode($"{badge.Serializer}: {badge.Label}: {badge.Text} (checked by Roundup)");
        return string.Create(CultureInfo.InvariantCulture, $"""
            <svg xmlns="http://www.w3.org/2000/svg" width="{label + text}" height="{Height}" role="img" aria-labelledby="t">
            <title id="t">{title}</title>
            <path fill="#3b4148" d="M3 0h{label - 3}v{Height}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"/>
            <path fill="{Colour(badge.Outcome)}" d="M{label} 0h{text - 3}a3 3 0 0 1 3 3v{Height - 6}a3 3 0 0 1-3 3h-{text - 3}z"/>
            <g fill="#fff" font-family="Verdana,'DejaVu Sans',sans-serif" font-size="11" text-anchor="middle" aria-hidden="true">
            <text x="{label / 2}" y="14">{WebUtility.HtmlEncode(badge.Label)}</text>
            <text x="{label + (text / 2)}" y="14">{WebUtility.HtmlEncode(badge.Text)}</text>
            </g></svg>

            """);
    }

    private static string LibraryOf(SerializerSheet sheet) => Path.GetFileNameWithoutExtension(sheet.Anchor.Split('#')[0]);

    private static double Width(string text) => Math.Ceiling(text.Length * LetterWidth) + (2 * Padding);

    // White text has a contrast of at least 4.5 on each.
    private static string Colour(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Passed or CheckOutcome.Equivalent or CheckOutcome.ByRoundup => Passed,
        CheckOutcome.Rejected or CheckOutcome.DefaultValue => Tolerable,
        _ => Harmful,
    };
}

/// <summary>A badge.</summary>
/// <param name="Path">Its file, from the root of the site.</param>
/// <param name="Serializer">The serializer with the version that was checked.</param>
/// <param name="Label">The category.</param>
/// <param name="Text">The result, as reports of checks have it.</param>
/// <param name="Outcome">The most harmful outcome, which colours it.</param>
internal sealed record Badge(string Path, string Serializer, string Label, string Text, CheckOutcome Outcome)
{
    /// <summary>A line for a document elsewhere, which leads to the page of the library.</summary>
    public required string Markdown { get; init; }
}
