using Roundup.Analysis;
using Roundup.Facts;
using Roundup.Reporting;
using Roundup.Reporting.Experiments;
using Roundup.Reporting.Facts;
using Roundup.Results;
using Roundup.Site.Article;
using Roundup.Site.Gallery;
using Roundup.Site.Published;

namespace Roundup.Site.Commands;

/// <summary>What pages and article are made of.</summary>
/// <param name="Runs">The runs, analysed.</param>
/// <param name="Libraries">Their libraries.</param>
/// <param name="Sheets">What is known of each of their rows.</param>
/// <param name="Published">The published benchmarks that some of the runs repeat.</param>
internal sealed record SiteMaterial(
    IReadOnlyList<GalleryRun> Runs,
    IReadOnlyList<MeasuredLibrary> Libraries,
    IReadOnlyList<GatheredSheet> Sheets,
    IReadOnlyList<JudgedPage> Published)
{
    /// <summary>All libraries of the catalogue.</summary>
    public IReadOnlyList<GalleryLibrary> Known { get; init; } = [];

    /// <summary>The stored runs of several versions of a library, which have no pages.</summary>
    public IReadOnlyList<NamedResults> Versions { get; init; } = [];

    /// <summary>What plain programs confirm; null where the repository has no article.</summary>
    public PlainFacts? Plain { get; init; }

    /// <summary>facts.json.</summary>
    public FactsFile Facts => FactsJson.Create(Sheets, [.. Runs.Select(run => run.Named), .. Versions]);

    /// <summary>That of the stored results, for files of the repository.</summary>
    public static SiteMaterial Stored(Checkout checkout) =>
        Of(checkout, BuildAction.Named(RunFiles.Read([checkout.Results]).Files), toRoot: null);

    /// <summary>Gathers it.</summary>
    /// <param name="checkout">The repository.</param>
    /// <param name="files">The results.</param>
    /// <param name="toRoot">The way from the folder of a page to the repository, with a slash; null: no page links to its files.</param>
    /// <param name="cancellation">Ends the work between two runs.</param>
    public static SiteMaterial Of(
        Checkout checkout,
        IReadOnlyList<GalleryFile> files,
        string? toRoot,
        CancellationToken cancellation = default)
    {
        var runs = new List<GalleryRun>();
        foreach (var file in files)
        {
            cancellation.ThrowIfCancellationRequested();
            runs.Add(new(file.Name, file.Results, ExperimentReports.Select(file.Results), Address(file.Path, checkout.Root, toRoot)));
        }

        var published = new List<JudgedPage>();
        foreach (var page in PublishedReader.ReadAll(checkout.Root))
        {
            cancellation.ThrowIfCancellationRequested();
            var judged = JudgedPage.Of(page, files.Select(file => file.Results));
            if (judged.Runs.Count > 0)
            {
                published.Add(judged);
            }
        }

        var known = KnownSerializers.Of(checkout.Roundup);
        var catalogue = known.Libraries(toRoot);
        var libraries = MeasuredLibrary.AllOf(runs, catalogue);
        var versions = VersionsOf(checkout);
        var sheets = SerializerSheets.Create(
            [.. libraries.Select(library => library.Sheet)], [.. runs.Select(run => run.Named)],
            known.Facts(files.Select(file => file.Results)), versions);
        return new(runs, libraries, sheets, published)
        {
            Known = catalogue,
            Versions = versions,
            Plain = File.Exists(Path.Combine(checkout.Root, PlainFacts.File)) ? PlainFacts.In(checkout.Root) : null,
        };
    }

    private static IReadOnlyList<NamedResults> VersionsOf(Checkout checkout)
    {
        var folder = Path.Combine(checkout.Results, SerializerVersions.Folder);
        return !Directory.Exists(folder) ? [] :
        [
            .. RunFiles.Read([folder]).Files
                .Select(file => new NamedResults($"{SerializerVersions.Folder}/{ResultsStore.NameOf(file.Path)}", file.Results)),
        ];
    }

    /// <summary>A results file as seen from a page; null where one of them is outside the repository.</summary>
    private static string? Address(string file, string root, string? toRoot)
    {
        var path = Path.GetRelativePath(root, Path.GetFullPath(file)).Replace('\\', '/');
        return toRoot is null || Path.IsPathRooted(path) || path.StartsWith("..", StringComparison.Ordinal) ? null : toRoot + path;
    }
}

/// <summary>A run of the site, as it was read.</summary>
/// <param name="Path">The results file.</param>
/// <param name="Name">The name of the run's page.</param>
/// <param name="Results">The results.</param>
internal sealed record GalleryFile(string Path, string Name, ResultsFile Results);
