using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Facts;
using Roundup.Results;
using Roundup.Results.Messages;
using Roundup.Site.Article;
using Roundup.Site.Facts;
using Roundup.Site.Gallery;

namespace Roundup.Site.Commands;

/// <summary>The way of <c>roundup-site build</c>: from results files to pages.</summary>
internal sealed class BuildAction(Checkout checkout, TextWriter output)
{
    /// <summary>Writes the site.</summary>
    /// <param name="paths">Results files, and folders that contain some; none: <c>docs/results</c>.</param>
    /// <param name="asked">The folder of the site.</param>
    /// <param name="repository">The address of the repository's files; null: they are linked to where the site is among them.</param>
    /// <param name="address">Where the site will stand; null: not known.</param>
    /// <param name="cancellation">Ends the work between two pages.</param>
    /// <exception cref="SiteException">The results cannot be read, or the work was ended.</exception>
    public void Run(IReadOnlyList<string> paths, string asked, string? repository, string? address, CancellationToken cancellation)
    {
        foreach (var (option, value) in new[] { ("--repository", repository), ("--address", address) })
        {
            if (value is not null && !Span.IsPage(value))
            {
                throw new SiteException($"{option} '{value}' is no address: give for example https://example.org/files.");
            }
        }

        var folder = Path.GetFullPath(asked);
        var (read, others) = RunFiles.Read(paths.Count > 0 ? paths : [checkout.Results]);
        var toRoot = repository is null ? ToRoot(checkout.Root, folder) : repository.TrimEnd('/') + "/";
        try
        {
            var material = SiteMaterial.Of(checkout, Named(read), toRoot, cancellation);
            var article = paths.Count == 0 ? ArticleText.In(checkout.Root, material) : null;
            var browser = article is null ? null : SharedPicture.Browser;
            var head = new SiteHead(address is null ? null : address.TrimEnd('/') + "/", browser is null ? null : SharedPicture.File);
            var pages = Pages(checkout, material, toRoot, article, head);
            Write(pages, folder, cancellation);
            if (browser is not null)
            {
                SharedPicture.Write(browser, article!, folder);
            }

            Tell(pages, others, folder);
        }
        catch (OperationCanceledException e)
        {
            throw new SiteException(
                $"Interrupted: each page in {folder} is complete, but some are missing or out of date; run the command again.", e);
        }
    }

    /// <summary>The files of the site, by their paths in it.</summary>
    /// <param name="checkout">The repository.</param>
    /// <param name="material">What the pages are made of.</param>
    /// <param name="toRoot">The way from the folder of a page to the repository, with a slash; null: no page links to its files.</param>
    /// <param name="article">The first page; null: a list of the pages is.</param>
    /// <param name="head">What is in the head of each page.</param>
    public static IReadOnlyList<ReportFile> Pages(
        Checkout checkout, SiteMaterial material, string? toRoot, ArticleText? article = null, SiteHead? head = null)
    {
        var html = ReportFormats.Page;
        var pages = GallerySite.Create(
            material.Runs,
            material.Libraries,
            material.Sheets,
            material.Published,
            toRoot is null ? null : toRoot + "CONTRIBUTING.md",
            material.Known);
        ReportFile[] files =
        [
            SiteHead.IconFile,
            new(FactsJson.Name, file => file.Write(material.Facts.Write())),
            FactsSchema.File,
            .. Badges.Create(material.Sheets),
            .. article is not null ? ArticlePage.Create(article, toRoot)
                : [ReportFile.Of(html, Navigation.Index + html.Extension, pages[0].Sections)],
            .. pages.Select(page => ReportFile.Of(html, page.Name + html.Extension, page.Sections)),
            new($"{Navigation.Lists}/{Navigation.Serializers}{html.Extension}", file => file.Write(ListPage(checkout, toRoot))),
        ];
        return [.. files.Select((head ?? new(null, null)).Complete)];
    }

    /// <summary>The list of serializers as <c>roundup</c> writes it, below the way back to the other pages.</summary>
    private static string ListPage(Checkout checkout, string? toRoot)
    {
        string[] links = toRoot is null ? [] : ["--links", toRoot];
        return Navigation.FirstSection().Replace(
            checkout.Roundup(["list", "serializers", "--format", "html", .. links]).TrimEnd() + "\n",
            list => Navigation.Html("../") + list.Value,
            1);
    }

    /// <summary>The runs with the names of their pages, which are unique in the site.</summary>
    public static IReadOnlyList<GalleryFile> Named(IReadOnlyList<(string Path, ResultsFile Results)> files) =>
        [.. files.Zip(PageNames.List(files.Select(file => NameOf(file.Path))))
            .Select(named => new GalleryFile(named.First.Path, named.Second, named.First.Results))];

    /// <summary>The name of a file that is not called as all are; else that of its folder.</summary>
    private static string NameOf(string file) => Path.GetFileName(file) == RunFiles.Results
        ? Path.GetFileName(Path.GetDirectoryName(file))!
        : ResultsStore.NameOf(file);

    /// <summary>Writes the files of the site, each whole or not at all.</summary>
    public static void Write(IReadOnlyList<ReportFile> pages, string folder, CancellationToken cancellation)
    {
        foreach (var page in pages)
        {
            cancellation.ThrowIfCancellationRequested();
            ReportFolder.WriteFile(Path.Combine(folder, page.Name), page.Write);
        }
    }

    private void Tell(IReadOnlyList<ReportFile> pages, IReadOnlyList<string> others, string folder)
    {
        if (others.Count > 0)
        {
            output.WriteLine(
                $"Not used: {string.Join(", ", others)} (this version cannot read them as results; `roundup report` says why of each).");
        }

        // A file system without capitals keeps those of the page that was there before.
        var known = pages.Select(page => page.Name).ToHashSet(StringComparer.OrdinalIgnoreCase);
        var old = GallerySite.Folders.SelectMany(name => PagesIn(folder, name)).Where(page => !known.Contains(page))
            .Order(StringComparer.Ordinal).ToList();
        if (old.Count > 0)
        {
            output.WriteLine($"Pages that are not part of this site, and were left as they are: {string.Join(", ", old)}");
        }

        output.WriteLine($"Written to {folder}: index.html and {pages.Count - 1} other files");
    }

    /// <summary>The pages in a folder of the site, by their paths in it; none where the folder is missing or cannot be read.</summary>
    private static IEnumerable<string> PagesIn(string site, string folder)
    {
        var path = Path.Combine(site, folder);
        return !Directory.Exists(path) ? []
            : Directory.EnumerateFiles(path, "*.html", new EnumerationOptions { IgnoreInaccessible = true })
                .Select(file => $"{folder}/{Path.GetFileName(file)}");
    }

    /// <summary>The way from the folder of a page to the repository, with a slash; null where the site is not in the repository.</summary>
    private static string? ToRoot(string root, string folder)
    {
        var path = Path.GetRelativePath(root, folder);
        return Path.IsPathRooted(path) || path.StartsWith("..", StringComparison.Ordinal) ? null
            : path == "." ? "../"
            : string.Concat(Enumerable.Repeat("../", path.Split(Path.DirectorySeparatorChar).Length + 1));
    }
}
