using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Results;

namespace Roundup.Site.Figures;

/// <summary>A published page with the suites that measure its cases.</summary>
/// <param name="Name">The name of its file, without extension.</param>
internal sealed record SuitePage(string Name, PublishedPage Page, IReadOnlyList<string> Suites)
{
    /// <summary>The end of the name of the suite that also has the page's versions of the libraries.</summary>
    public const string AtVersions = "-versions";

    /// <summary>Whether a run measured a suite of the page.</summary>
    public bool IsOf(ResultsFile results)
    {
        ArgumentNullException.ThrowIfNull(results);
        return Suites.Contains(results.Run.Suite, StringComparer.OrdinalIgnoreCase);
    }
}

/// <summary>The pages of the folder <c>published/</c>.</summary>
internal static class PublishedFolder
{
    /// <summary>The name of the folder in the repository.</summary>
    public const string Name = "published";

    /// <summary>All pages, ordered by name.</summary>
    /// <exception cref="RoundupException">A file is malformed.</exception>
    public static IReadOnlyList<SuitePage> Read(RoundupCatalogue catalogue)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        var folder = Path.Combine(catalogue.Root, Name);
        var files = Directory.Exists(folder) ? Directory.GetFiles(folder, "*.json") : [];
        return
        [
            .. from file in files.Order(StringComparer.Ordinal)
               let name = Path.GetFileNameWithoutExtension(file)
               select new SuitePage(name, PublishedReader.Read(file), SuitesOf(name)),
        ];
    }

    /// <summary>The suite that follows the page, and those that repeat it (<see cref="PageSuite"/>).</summary>
    private static List<string> SuitesOf(string page) =>
        [page, $"{OwnFolder.Pages}/{page}", $"{OwnFolder.Pages}/{page}{SuitePage.AtVersions}"];
}
