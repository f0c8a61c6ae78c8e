using System.Net;
using Markdig;
using Markdig.Extensions.AutoIdentifiers;
using Markdig.Syntax;
using Markdig.Syntax.Inlines;
using Roundup.Reporting;
using Roundup.Site.Gallery;

namespace Roundup.Site.Article;

/// <summary>The article as the first page of the site.</summary>
internal static class ArticlePage
{
    private const string Style = """
        :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 84rem; margin: 0 auto; padding: 1rem; }
        p, ul, ol { max-width: 62rem; }
        h1, h2, h3 { line-height: 1.2; margin: 2rem 0 .5rem; }
        h1 { margin-top: .5rem; }
        table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 12px; font-variant-numeric: tabular-nums; }
        th, td { text-align: left; vertical-align: top; padding: .25rem .45rem .25rem 0; border-bottom: 1px solid var(--line); }
        td:first-child { white-space: nowrap; }
        img { max-width: min(100%, 600px); height: auto; }
        code { font-size: .9em; overflow-wrap: anywhere; }
        li { margin: .3rem 0; }
        """;

    private static readonly MarkdownPipeline s_pipeline =
        new MarkdownPipelineBuilder().UsePipeTables().UseAutoIdentifiers(AutoIdentifierOptions.GitHub).Build();

    /// <summary>The page and its pictures.</summary>
    /// <param name="article">The article.</param>
    /// <param name="toRoot">The way from the folder of a page to the repository, with a slash; null: no page links to its files.</param>
    public static IReadOnlyList<ReportFile> Create(ArticleText article, string? toRoot) =>
    [
        new(Navigation.Index + ".html", output => output.Write(Html(article.Text, toRoot))),
        .. article.Pictures.Select(picture =>
            new ReportFile($"{ArticleText.PictureFolder}/{picture.Key}", output => output.Write(picture.Value))),
    ];

    private static string Html(string text, string? toRoot)
    {
        var document = Markdown.Parse(text, s_pipeline);
        foreach (var link in document.Descendants<LinkInline>().Where(IsDocument).ToList())
        {
            if (toRoot is null)
            {
                link.ReplaceBy(new LiteralInline(((LiteralInline)link.FirstChild!).Content), copyChildren: false);
            }
            else
            {
                // The page lies one folder above those that the way is for.
                var up = toRoot.StartsWith("../", StringComparison.Ordinal) ? toRoot["../".Length..] : toRoot;
                link.Url = link.Url!.StartsWith("../", StringComparison.Ordinal) ? up + link.Url["../".Length..] : $"{up}docs/{link.Url}";
            }
        }

        var title = document.Descendants<HeadingBlock>().First().Inline!.Descendants<LiteralInline>().First().Content.ToString();
        return $"""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>{WebUtility.HtmlEncode(title)}</title>
            <style>
            {Style}
            </style>
            </head>
            <body>
            <p><a href="{Navigation.Contents}.html">All runs, libraries and published benchmarks</a> ·
            <a href="facts.json">facts.json</a></p>
            {document.ToHtml(s_pipeline)}
            </body>
            </html>

            """;
    }

    private static bool IsDocument(LinkInline link) => !link.IsImage && link.Url is { } url && url.Contains(".md", StringComparison.Ordinal)
        && !url.Contains("://", StringComparison.Ordinal);
}
