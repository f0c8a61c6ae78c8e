using Roundup.Reporting.Blocks;
using Roundup.Site.Facts;

namespace Roundup.Site.Gallery;

/// <summary>The names of the folders of a gallery, and the line at the top of its pages.</summary>
internal static class Navigation
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

    /// <summary>The way back from a page in one of the folders.</summary>
    public static Section Back { get; } = new(new Paragraph(new Inline(
        new Span("All runs") { Address = $"../{Contents}.html#{Runs}" },
        new Span(" · "),
        new Span("published benchmarks") { Address = $"../{Contents}.html#{Published}" },
        new Span(" · "),
        new Span("libraries") { Address = $"../{Contents}.html#{Libraries}" },
        new Span(" · "),
        new Span("list of serializers") { Address = $"../{Lists}/{Serializers}.html" })));

    /// <summary>Text that leads to the page of a run.</summary>
    /// <param name="run">The run.</param>
    /// <param name="up">The way to the list of all pages: empty from that list itself, else <c>../</c>.</param>
    public static Span To(GalleryRun run, string up) => new(run.Name) { Address = $"{up}{Runs}/{run.Name}.html" };

    /// <summary>Text that leads from the page of a library to the lines of a run that are about it.</summary>
    public static Span To(FactSource source, MeasuredLibrary library) =>
        new(source.Run) { Address = $"../{Runs}/{source.Run}.html#filter={library.Known.Name}" };
}
