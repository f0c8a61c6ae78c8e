using System.Net;
using Roundup.Reporting;

namespace Roundup.Site.Gallery;

/// <summary>
/// What a page has in its head besides its title: the icon, and what other sites show where somebody shares its address. Of a picture they
/// take no SVG and no relative address.
/// </summary>
/// <param name="Address">Where the site will stand, with a slash at its end; null: not known.</param>
/// <param name="Picture">The file of the picture; null: there is none.</param>
internal sealed record SiteHead(string? Address, string? Picture)
{
    public const string Icon = "favicon.svg";

    private const string End = "</head>";
    private const string Description =
        ".NET serializers measured and checked: speed, size, what each loses, what breaks, and which one to take.";

    /// <summary>The icon: two bars, of writing and of reading.</summary>
    public static ReportFile IconFile { get; } = new(Icon, output => output.Write("""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#1f2328"/>
        <path fill="#2ecba0" d="M3 4h7v3H3z"/><path fill="#c978ae" d="M3 9h10v3H3z"/></svg>

        """));

    /// <summary>The page with it.</summary>
    public ReportFile Complete(ReportFile page) => !page.Name.EndsWith(".html", StringComparison.Ordinal) ? page : new(page.Name, output =>
    {
        using var text = new StringWriter { NewLine = "\n" };
        page.Write(text);
        var html = text.ToString();
        var end = html.IndexOf(End, StringComparison.Ordinal);

        // The page forbids itself other files; the icon is one.
        output.Write(html[..end].Replace("img-src blob:", "img-src 'self' blob:", StringComparison.Ordinal));
        output.Write(Tags(page.Name, Between(html, "<title>", "</title>")));
        output.Write(html[end..]);
    });

    private string Tags(string name, string title)
    {
        var up = string.Concat(Enumerable.Repeat("../", name.Count(c => c == '/')));
        (string Name, string Content)[] tags =
        [
            ("og:type", "article"),
            ("og:title", WebUtility.HtmlDecode(title)),
            ("og:description", Description),
            .. Address is null ? Array.Empty<(string, string)>() : [("og:url", Address + name)],
            .. Picture is null ? Array.Empty<(string, string)>() : [("og:image", (Address ?? up) + Picture)],
            ("twitter:card", Picture is null ? "summary" : "summary_large_image"),
        ];
        return $"<link rel=\"icon\" href=\"{up}{Icon}\">\n<meta name=\"description\" content=\"{Description}\">\n"
            + string.Concat(tags.Select(tag =>
                $"<meta {(tag.Name.StartsWith("og:", StringComparison.Ordinal) ? "property" : "name")}=\"{tag.Name}\" "
                + $"content=\"{WebUtility.HtmlEncode(tag.Content)}\">\n"));
    }

    private static string Between(string text, string before, string after)
    {
        var from = text.IndexOf(before, StringComparison.Ordinal) + before.Length;
        return text[from..text.IndexOf(after, from, StringComparison.Ordinal)];
    }
}
