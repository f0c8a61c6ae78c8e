using System.Globalization;
using System.Net;
using System.Text.RegularExpressions;
using Markdig;
using Markdig.Extensions.AutoIdentifiers;
using Markdig.Extensions.Tables;
using Markdig.Renderers.Html;
using Markdig.Syntax;
using Markdig.Syntax.Inlines;
using Roundup.Reporting;
using Roundup.Reporting.Facts;
using Roundup.Site.Gallery;

namespace Roundup.Site.Article;

/// <summary>The article as the first page of the site.</summary>
internal static partial class ArticlePage
{
    /// <summary>What the article needs beyond the style of all pages. The verdict stands beside the picture where there is room.</summary>
    private const string Style = """
        img { max-width: min(100%, 600px); height: auto; }
        table .good { background: color-mix(in srgb, var(--serialize) 18%, var(--ground)); }
        table .bad { background: color-mix(in srgb, var(--worse) 18%, var(--ground)); color: inherit; font-weight: inherit; }
        td:first-child { min-width: 10rem; }
        .top h1 { margin-bottom: 0; } .top ul { padding-left: 1.2rem; margin: .5rem 0; } .top li { margin: .35rem 0; }
        @media (max-width: 40rem) {
          .top { font-size: .9rem; line-height: 1.4; } .top h1 { font-size: 1.3rem; } .top h1, .top p { margin: .4rem 0; }
        }
        @media (min-width: 62rem) {
          .top { display: grid; grid-template-columns: 1fr 34rem; grid-template-rows: auto auto auto 1fr; gap: 0 2rem; align-items: start; }
          .top h1 { grid-column: 1 / -1; } .top p { margin: .5rem 0; } .top > * { grid-column: 1; }
          .top > p:has(img) { grid-column: 2; grid-row: 2 / span 3; margin: 0; }
        }
        """;

    private static readonly MarkdownPipeline s_pipeline =
        new MarkdownPipelineBuilder().UsePipeTables().UseAutoIdentifiers(AutoIdentifierOptions.GitHub).Build();

    private static readonly string[] s_good = ["yes", "passed", "none of these", "maintained"];
    private static readonly string[] s_neutral = ["not confirmed", "not known", "not run", "not measured", "some models", "rejected"];

    /// <summary>The page and its pictures.</summary>
    /// <param name="article">The article.</param>
    /// <param name="toRoot">The way from the folder of a page to the repository, with a slash; null: no page links to its files.</param>
    public static IReadOnlyList<ReportFile> Create(ArticleText article, string? toRoot) =>
    [
        new(Navigation.Index + ".html", output => output.Write(Html(article, toRoot))),
        .. article.Pictures.Select(picture =>
            new ReportFile($"{ArticleText.PictureFolder}/{picture.Key}", output => output.Write(picture.Value))),
    ];

    private static string Html(ArticleText article, string? toRoot)
    {
        var document = Markdown.Parse(article.Text, s_pipeline);
        foreach (var row in document.Descendants<TableRow>())
        {
            Narrow(row);
        }

        foreach (var link in document.Descendants<LinkInline>().Where(link => !link.IsImage).ToList())
        {
            Lead(link, toRoot);
        }

        Colour(document.Descendants<Table>().First());
        var (body, tables) = (document.ToHtml(s_pipeline), 0);
        body = Whole().Replace(body, table => $"<div class=\"scroll\" role=\"region\" aria-label=\"Table {++tables}\" tabindex=\"0\">"
            + $"{table.Value}</div>");
        var end = body.IndexOf("<h2", StringComparison.Ordinal);
        return $"""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>{WebUtility.HtmlEncode(article.Title)}</title>
            <style>
            {ReportFormats.PageStyle}
            {Style}
            </style>
            </head>
            <body>
            <a class="skip" href="#content">Skip to the content</a>
            <main id="content">
            {Navigation.Html("")}<div class="top">
            {body[..end]}</div>
            {body[end..]}
            </main>
            </body>
            </html>

            """;
    }

    /// <summary>A link of a line of serializers leads to what the run says of the library that the line is about.</summary>
    private static void Narrow(TableRow row)
    {
        if (row.IsHeader || TextOf(((TableRow)((Table)row.Parent!)[0])[0]) != "Serializer")
        {
            return;
        }

        var library = TextOf(row[0]).Split('/', '@', ' ')[0];
        foreach (var link in row.Descendants<LinkInline>().Where(link => link.Url!.EndsWith(".json.br", StringComparison.Ordinal)))
        {
            link.Url += "#" + library;
        }
    }

    /// <summary>
    /// On the site, a results file is the page of its run, of versions that of the library, a published file the page of its ratios, and
    /// the folder of a library the page in the title of its link.
    /// </summary>
    private static void Lead(LinkInline link, string? toRoot)
    {
        var url = link.Url!;
        if (Versions().Match(url) is { Success: true } versions)
        {
            link.Url = $"{Navigation.Libraries}/{versions.Groups[1].Value}.html#since";
        }
        else if (Run().Match(url) is { Success: true } run)
        {
            link.Url = $"{Navigation.Runs}/{run.Groups[1].Value}.html"
                + (run.Groups[2].Value is [_, ..] filter ? $"#filter={filter}" : "");
        }
        else if (url.StartsWith("../published/", StringComparison.Ordinal) && url.EndsWith(".json", StringComparison.Ordinal))
        {
            link.Url = $"{Navigation.Published}/{Path.GetFileNameWithoutExtension(url)}.html";
        }
        else if (url.StartsWith("../serializers/", StringComparison.Ordinal))
        {
            (link.Url, link.Title) = ($"{Navigation.Libraries}/{link.Title}.html", null);
        }
        else if (!url.StartsWith('#') && !url.Contains("://", StringComparison.Ordinal))
        {
            if (toRoot is null)
            {
                link.ReplaceBy(new LiteralInline(((LiteralInline)link.FirstChild!).Content), copyChildren: false);
                return;
            }

            // The page lies one folder above those that the way is for.
            var up = toRoot.StartsWith("../", StringComparison.Ordinal) ? toRoot["../".Length..] : toRoot;
            link.Url = url.StartsWith("../", StringComparison.Ordinal) ? up + url["../".Length..] : $"{up}docs/{url}";
        }
    }

    /// <summary>A ground for what is good or bad; the words say the same.</summary>
    private static void Colour(Table table)
    {
        foreach (var cell in table.Descendants<TableCell>()
            .Where(cell => cell.Parent is TableRow { IsHeader: false } row && row[0] != cell))
        {
            var text = TextOf(cell);
            var kind = Number().Match(text) is { Success: true } number ? OfNumber(number)
                : Array.Exists(s_good, word => text.StartsWith(word, StringComparison.Ordinal)) ? "good"
                : Array.Exists(s_neutral, word => text.StartsWith(word, StringComparison.Ordinal)) ? null : "bad";
            if (kind is not null)
            {
                cell.GetAttributes().AddClass(kind);
            }
        }
    }

    private static string TextOf(Block cell) =>
        string.Concat(cell.Descendants<LiteralInline>().Select(literal => literal.Content.ToString()));

    private static string? OfNumber(Match number) =>
        (double.Parse(number.Groups[1].Value, CultureInfo.InvariantCulture) / (number.Groups[2].Length > 0 ? 100 : 1)) switch
        {
            < 0.8 => "good",
            > 1.25 => "bad",
            _ => null,
        };

    [GeneratedRegex("<table.*?</table>", RegexOptions.Singleline)]
    private static partial Regex Whole();

    [GeneratedRegex($@"^results/{SerializerVersions.Folder}/(.+)\.json\.br(?:#.+)?$")]
    private static partial Regex Versions();

    [GeneratedRegex(@"^results/(.+)\.json\.br(?:#(.+))?$")]
    private static partial Regex Run();

    [GeneratedRegex(@"^(\d+(?:\.\d+)?)( %)?")]
    private static partial Regex Number();
}
