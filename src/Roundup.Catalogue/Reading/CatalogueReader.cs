using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>Discovers what exists by reading project files as XML: no MSBuild, no build, a few milliseconds.</summary>
public static class CatalogueReader
{
    /// <summary>Reads everything below a root.</summary>
    /// <param name="root">The repository's root.</param>
    /// <param name="experiments">What can be measured.</param>
    /// <param name="datasets">Where datasets come from besides the repository.</param>
    /// <exception cref="RoundupException">A file is malformed; the message names the file and the element.</exception>
    public static RoundupCatalogue Read(
        string root,
        IReadOnlyList<IExperimentRules> experiments,
        params IReadOnlyList<IDatasetSource> datasets)
    {
        ArgumentNullException.ThrowIfNull(root);
        root = Path.GetFullPath(root);
        IEnumerable<IDatasetSource> sources = [new DatasetFolders(root), .. datasets];
        var catalogue = new RoundupCatalogue
        {
            Root = root,
            Libraries = Entrants(root, "serializers", LibraryReader.Read),
            Datasets = [.. sources.SelectMany(source => source.Read()).OrderBy(dataset => dataset.Name, StringComparer.OrdinalIgnoreCase)],
            Suites = [.. ProjectFolders.Files(Path.Combine(root, "suites"), "*.json").Select(SuiteReader.Read)],
            Compressors = Entrants(root, "compressors", CompressorReader.Read),
            Experiments = experiments,
        };
        RefuseTwins("row", catalogue.Rows.Select(row => (row.Row.FullName, row.Library.ProjectFile)));
        RefuseTwins("row", catalogue.CompressorRows.Select(row => (row.Row.FullName, row.Compressor.ProjectFile)));
        RefuseTwins("dataset", catalogue.Datasets.Select(dataset => (dataset.Name, dataset.Origin)));
        return catalogue;
    }

    private static List<T> Entrants<T>(string root, string kind, Func<string, CentralVersions, T> read)
        where T : EntrantDefinition
    {
        var versions = CentralVersions.Read(Path.Combine(root, kind, "Directory.Packages.props"));
        var entrants = ProjectFolders.In(root, kind).Select(file => read(file, versions));
        return [.. entrants.OrderBy(e => e.Name, StringComparer.OrdinalIgnoreCase)];
    }

    private static void RefuseTwins(string what, IEnumerable<(string Name, string File)> all)
    {
        if (all.GroupBy(one => one.Name, StringComparer.OrdinalIgnoreCase).FirstOrDefault(group => group.Count() > 1) is { } twins)
        {
            var files = string.Join(" and in ", twins.Select(twin => twin.File).Distinct());
            throw new RoundupException(ExitCode.Usage, $"The {what} {twins.Key} exists twice, in {files}: rename one.");
        }
    }
}
