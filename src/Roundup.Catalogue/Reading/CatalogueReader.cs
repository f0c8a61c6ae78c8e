using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>Reads the catalogue from project files, as XML and without MSBuild, in a few milliseconds.</summary>
public static class CatalogueReader
{
    /// <summary>Reads the catalogue of a repository.</summary>
    public static RoundupCatalogue Read(
        string root,
        IReadOnlyList<IExperimentRules> experiments,
        params IReadOnlyList<IDatasetSource> datasets) => Read(root, [], experiments, null, datasets);

    /// <summary>Reads the catalogue of a repository and of folders of the user.</summary>
    /// <param name="folders">The folders of the user, which are read, too.</param>
    /// <param name="options">What suites have in addition; null: nothing.</param>
    /// <param name="datasets">Further sources of datasets.</param>
    /// <exception cref="RoundupException">A file is malformed; the message names the file and the element.</exception>
    public static RoundupCatalogue Read(
        string root,
        IReadOnlyList<string> folders,
        IReadOnlyList<IExperimentRules> experiments,
        OptionMembers? options = null,
        params IReadOnlyList<IDatasetSource> datasets)
    {
        ArgumentNullException.ThrowIfNull(root);
        ArgumentNullException.ThrowIfNull(folders);
        root = Path.GetFullPath(root);
        List<string> own = [.. folders.Select(folder => OwnFolder.Checked(folder, root)).Distinct(StringComparer.Ordinal)];
        IEnumerable<IDatasetSource> sources =
            [new DatasetFolders(root), .. own.Select(folder => new DatasetFolders(folder, isOwn: true)), .. datasets];
        var catalogue = new RoundupCatalogue
        {
            Root = root,
            Folders = own,
            Libraries = Entrants(root, own, OwnFolder.Serializers, LibraryReader.Read),
            Datasets = [],
            Suites = [.. Suites(root, own, options)],
            Compressors = Entrants(root, own, OwnFolder.Compressors, CompressorReader.Read),
            Experiments = experiments,
        };
        RefuseTwins("configuration", catalogue.Serializers
            .Select(serializer => (serializer.Configuration.FullName, serializer.Library.ProjectFile)));
        RefuseTwins("configuration", catalogue.CompressorConfigurations
            .Select(row => (row.Configuration.FullName, row.Compressor.ProjectFile)));
        catalogue = sources.Aggregate(catalogue, With);
        RefuseTwins("suite", catalogue.Suites.Select(suite => (suite.Name, suite.File)));
        return catalogue;
    }

    /// <summary>Adds the datasets of a source to a catalogue.</summary>
    /// <exception cref="RoundupException">A file of the source is malformed, or two datasets have the same name.</exception>
    public static RoundupCatalogue With(RoundupCatalogue catalogue, IDatasetSource source)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        ArgumentNullException.ThrowIfNull(source);
        var all = catalogue.Datasets.Concat(catalogue.Probes).Concat(source.Read())
            .OrderBy(dataset => dataset.Name, StringComparer.OrdinalIgnoreCase).ToList();
        RefuseTwins("dataset", all.Select(dataset => (dataset.Name, dataset.Origin)));
        return catalogue with
        {
            Datasets = [.. all.Where(dataset => dataset.Probe is null)],
            Probes = [.. all.Where(dataset => dataset.Probe is not null)],
        };
    }

    private static IOrderedEnumerable<SuiteDefinition> Suites(string root, IEnumerable<string> own, OptionMembers? options) =>
        own.Prepend(root)
            .Select(folder => Path.Combine(folder, OwnFolder.Suites))
            .SelectMany(folder => ProjectFolders.Files(folder, "*.json").Select(file => SuiteReader.Read(file, options))
                .Concat(ProjectFolders.Files(Path.Combine(folder, OwnFolder.Pages), "*.json").Select(file => OfPage(file, options))))
            .OrderBy(suite => suite.Name, StringComparer.OrdinalIgnoreCase);

    private static SuiteDefinition OfPage(string file, OptionMembers? options)
    {
        var suite = SuiteReader.Read(file, options);
        return suite with { Name = $"{OwnFolder.Pages}/{suite.Name}" };
    }

    private static List<T> Entrants<T>(string root, IEnumerable<string> own, string kind, Func<string, CentralVersions, T> read)
        where T : EntrantDefinition
    {
        var versions = CentralVersions.Read(VersionFile(root, kind));
        var entrants = ProjectFolders.In(root, kind).Select(file => read(file, versions)).ToList();
        foreach (var folder in own)
        {
            var ownVersions = CentralVersions.Read(VersionFile(folder, kind), versions);
            entrants.AddRange(ProjectFolders.In(folder, kind)
                .Select(file => (T)((EntrantDefinition)read(file, ownVersions) with { OwnFolder = folder })));
        }

        return [.. entrants.OrderBy(e => e.Name, StringComparer.OrdinalIgnoreCase)];
    }

    private static string VersionFile(string folder, string kind) => Path.Combine(folder, kind, "Directory.Packages.props");

    private static void RefuseTwins(string what, IEnumerable<(string Name, string File)> all)
    {
        if (all.GroupBy(one => one.Name, StringComparer.OrdinalIgnoreCase).FirstOrDefault(group => group.Count() > 1) is { } twins)
        {
            var files = string.Join(" and in ", twins.Select(twin => twin.File).Distinct());
            throw new RoundupException(ExitCode.Usage, $"The {what} {twins.Key} exists twice, in {files}: rename one.");
        }
    }
}
