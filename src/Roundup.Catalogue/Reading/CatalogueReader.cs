using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>Discovers what exists by reading project files as XML: no MSBuild, no build, a few milliseconds.</summary>
public static class CatalogueReader
{
    /// <summary>Reads everything below a root.</summary>
    /// <param name="root">The repository's root.</param>
    /// <exception cref="RoundupException">A file is malformed; the message names the file and the element.</exception>
    /// <param name="experiments">What can be measured.</param>
    public static RoundupCatalogue Read(string root, IReadOnlyList<IExperimentRules> experiments)
    {
        ArgumentNullException.ThrowIfNull(root);
        root = Path.GetFullPath(root);
        var versions = CentralVersions.Read(Path.Combine(root, "serializers", "Directory.Packages.props"));
        var libraries = Projects(root, "serializers").Select(p => LibraryReader.Read(p, versions)).OrderBy(l => l.Name, StringComparer.OrdinalIgnoreCase).ToList();
        RefuseTwins(libraries.SelectMany(l => l.Rows.Select(r => (r.FullName, l.ProjectFile))));
        var compressorVersions = CentralVersions.Read(Path.Combine(root, "compressors", "Directory.Packages.props"));
        var compressors = Projects(root, "compressors").Select(p => CompressorReader.Read(p, compressorVersions)).OrderBy(c => c.Name, StringComparer.OrdinalIgnoreCase).ToList();
        RefuseTwins(compressors.SelectMany(c => c.Rows.Select(r => (r.FullName, c.ProjectFile))));
        return new RoundupCatalogue
        {
            Root = root,
            Libraries = libraries,
            Datasets = [.. Projects(root, "datasets").Select(DatasetReader.Read)],
            Suites = [.. Files(Path.Combine(root, "suites"), "*.json").Select(SuiteReader.Read)],
            Compressors = compressors,
            Experiments = experiments,
        };
    }

    private static IEnumerable<string> Projects(string root, string kind)
    {
        var folder = Path.Combine(root, kind);
        return Directory.Exists(folder)
            ? Directory.EnumerateDirectories(folder).Order(StringComparer.OrdinalIgnoreCase).SelectMany(d => Files(d, "*.csproj"))
            : [];
    }

    private static IEnumerable<string> Files(string folder, string pattern) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, pattern).Order(StringComparer.OrdinalIgnoreCase) : [];

    private static void RefuseTwins(IEnumerable<(string FullName, string ProjectFile)> rows)
    {
        var twins = rows
            .GroupBy(r => r.FullName, StringComparer.OrdinalIgnoreCase)
            .FirstOrDefault(g => g.Count() > 1);
        if (twins is not null)
        {
            throw new RoundupException(ExitCode.Usage, $"The row {twins.Key} exists twice, in {string.Join(" and in ", twins.Select(t => t.ProjectFile).Distinct())}: rename one.");
        }
    }
}
