using Roundup.Facts;
using Roundup.Reporting;
using Roundup.Site.Published;

namespace Roundup.Site.Gallery;

/// <summary>A static site of many runs: a list of all pages, and a page for each run, each library and each published benchmark.</summary>
internal static class GallerySite
{
    /// <summary>The folders that its pages are in, besides the index.</summary>
    public static IReadOnlyList<string> Folders { get; } = [Navigation.Runs, Navigation.Libraries, Navigation.Published, Navigation.Lists];

    /// <summary>The pages, each with its path from the root of the site; a pure function.</summary>
    /// <param name="runs">The runs, in the order of the index.</param>
    /// <param name="libraries">The libraries of these runs.</param>
    /// <param name="sheets">The facts of their rows.</param>
    /// <param name="published">The published benchmarks beside these runs.</param>
    /// <param name="contributing">
    /// Where it is written how to contest a number, as a relative path from the folder of a page; null: there is no such file.
    /// </param>
    /// <param name="known">All libraries of the catalogue.</param>
    public static IReadOnlyList<ReportDocument> Create(
        IReadOnlyList<GalleryRun> runs,
        IReadOnlyList<MeasuredLibrary> libraries,
        IReadOnlyList<SerializerSheet> sheets,
        IReadOnlyList<JudgedPage> published,
        string? contributing,
        IReadOnlyList<GalleryLibrary>? known = null)
    {
        ArgumentNullException.ThrowIfNull(runs);
        ArgumentNullException.ThrowIfNull(published);
        var rows = sheets.ToLookup(sheet => sheet.Library);
        return
        [
            new(Navigation.Contents, IndexPage.Create(runs, libraries, published, known ?? [])),
            .. runs.Select(run => new ReportDocument($"{Navigation.Runs}/{run.Name}", RunPage.Create(run))),
            .. libraries.Select(library => new ReportDocument(
                $"{Navigation.Libraries}/{library.Sheet.Page}", LibraryPage.Create(library, [.. rows[library.Known.Name]], contributing))),
            .. published.Select(page => new ReportDocument($"{Navigation.Published}/{page.Page.Name}", FiguresPage.Create(page, runs))),
        ];
    }
}
