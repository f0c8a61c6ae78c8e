using System.Text.RegularExpressions;
using Roundup.Facts;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;

namespace Roundup.Site.Gallery;

/// <summary>The names of the folders of a gallery, and the line at the top of its pages.</summary>
internal static partial class Navigation
{
    /// <summary>The page that a reader opens first: the article, where there is one.</summary>
    public const string Index = "index";

    /// <summary>The list of all pages.</summary>
    public const string Contents = "contents";
    public const string Runs = "runs";
    public const string Libraries = "libraries";
    public const string Published = "published";
    public const string Lists = "lists";
    public const string Serializers = "serializers";

    /// <summary>The line at the top of each page, as seen from a page in one of the folders.</summary>
    public static Section Back { get; } = Line("../");

    /// <summary>The line at the top of a page.</summary>
    /// <param name="up">The way to the root of the site: empty from there, else <c>../</c>.</param>
    public static Section Line(string up) => new(new Paragraph(new Inline(
        new Span("Roundup") { Address = $"{up}{Index}.html", IsStrong = true },
        new Span(" · "),
        new Span("libraries") { Address = $"{up}{Contents}.html#{Libraries}" },
        new Span(" · "),
        new Span("runs") { Address = $"{up}{Contents}.html#{Runs}" },
        new Span(" · "),
        new Span("published benchmarks") { Address = $"{up}{Contents}.html#{Published}" },
        new Span(" · "),
        new Span("list of serializers") { Address = $"{up}{Lists}/{Serializers}.html" },
        new Span(" · "),
        new Span("facts.json") { Address = $"{up}facts.json" })));

    /// <summary>The same in HTML, for a page that is not made of sections.</summary>
    public static string Html(string up)
    {
        using var text = new StringWriter { NewLine = "\n" };
        ReportFormats.Page.Write([Line(up)], new(text));
        return FirstSection().Match(text.ToString()).Value;
    }

    /// <summary>The first section of a page.</summary>
    [GeneratedRegex(@"<section>\n.*?</section>\n", RegexOptions.Singleline)]
    public static partial Regex FirstSection();

    /// <summary>Text that leads to the page of a run.</summary>
    /// <param name="run">The run.</param>
    /// <param name="up">The way to the list of all pages: empty from that list itself, else <c>../</c>.</param>
    public static Span To(GalleryRun run, string up) => new(run.Name) { Address = $"{up}{Runs}/{run.Name}.html" };

    /// <summary>Text that leads from the page of a library to the lines of a run that are about it.</summary>
    public static Span To(FactSource source, MeasuredLibrary library) =>
        new(source.Run) { Address = $"../{Runs}/{source.Run}.html#filter={library.Known.Name}" };
}
