using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Planning;

internal static class CompressorChoice
{
    // The compressors that the globs of the user match, otherwise those of the suite. Null is no compressor and comes first.
    public static List<CatalogueCompressor?> Choose(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var source = options.Compressors.Count > 0 ? "--compressor" : $"{suite.File}: 'compressors'";
        var globs = options.Compressors.Count > 0 ? options.Compressors : suite.Compressors;
        return new Selection(source, "roundup list compressors")
            .Pick<CatalogueCompressor?>(globs, [null, .. catalogue.CompressorConfigurations], Matches, catalogue.CompressorNames);
    }

    public static string Name(CatalogueCompressor? compressor) => compressor?.Configuration.FullName ?? CaseId.NoCompressor;

    private static bool Matches(string glob, CatalogueCompressor? compressor) => compressor is null
        ? Glob.Matches(glob, CaseId.NoCompressor)
        : Glob.MatchesSerializer(glob, compressor.Compressor.Name, compressor.Configuration.Name);
}

internal sealed record DatasetChoice(DatasetDefinition Dataset, IReadOnlyList<int> Counts, bool OneInList = false)
{
    // The datasets of the suite in its order; or those that the globs of the user match: first those of the suite, then others with their
    // own counts.
    public static List<DatasetChoice> Choose(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var choices = new List<DatasetChoice>();
        foreach (var entry in suite.Datasets)
        {
            var picked = new Selection($"{suite.File}: 'datasets'", "roundup list datasets")
                .Pick([entry.Name], All(catalogue), Matches, Names(catalogue));
            var added = picked.Where(d => choices.All(c => c.Dataset != d));
            choices.AddRange(added.Select(d => new DatasetChoice(d, entry.Counts ?? d.Counts, entry.OneInList && !d.IsDocument)).ToList());
        }

        if (options.Datasets.Count > 0)
        {
            var wanted = new Selection("--dataset", "roundup list datasets")
                .Pick(options.Datasets, All(catalogue), Matches, Names(catalogue));
            choices =
            [
                .. choices.Where(c => wanted.Contains(c.Dataset)),
                .. wanted.Where(d => choices.All(c => c.Dataset != d)).Select(d => new DatasetChoice(d, d.Counts)),
            ];
        }

        // The versions of own data come with the data.
        choices.RemoveAll(c => c.Dataset.Version is not null);
        choices.AddRange(
            from c in choices.ToList()
            from version in catalogue.Datasets
            where version.Version?.Of == c.Dataset.Name
            select new DatasetChoice(version, c.Counts.Contains(1) ? [1] : c.Counts));
        return
        [
            .. choices.Select(c => c.Dataset.Probe is not null
                ? new DatasetChoice(c.Dataset, c.Dataset.Counts)
                : c with { Counts = [.. (options.Counts.Count > 0 ? options.Counts : c.Counts).Distinct().Order()] }),
        ];
    }

    // Probes are selected by the name of their set, or by their own.
    private static bool Matches(string glob, DatasetDefinition dataset) => dataset.Probe is not { } set
        ? Glob.Matches(glob, dataset.Name)
        : (glob.StartsWith('@') && Glob.Matches(glob, $"@{set.Name}"))
            || string.Equals(glob, dataset.Name, StringComparison.OrdinalIgnoreCase);

    private static IReadOnlyList<DatasetDefinition> All(RoundupCatalogue catalogue) => [.. catalogue.Datasets, .. catalogue.Probes];

    private static IEnumerable<string> Names(RoundupCatalogue catalogue) =>
        All(catalogue).Select(dataset => dataset.Name).Concat(catalogue.Probes.Select(probe => $"@{probe.Probe!.Name}").Distinct());

    // Whether the strings of the values get letters of ASCII in place of all others.
    // Throws RoundupException: they do, and a dataset is about text of other letters.
    public static bool IsAscii(IEnumerable<DatasetChoice> choices, SuiteDefinition suite, RunOptions options)
    {
        var isAscii = options.Ascii ?? suite.IsAscii;
        return isAscii && choices.FirstOrDefault(choice => choice.Dataset.NeedsUnicode) is { } refused
            ? throw new RoundupException(
                ExitCode.Usage,
                $"--ascii makes no sense for {refused.Dataset.Name}, which tests text in other alphabets: choose other datasets "
                    + "with --dataset, or give --ascii false.")
            : isAscii;
    }
}

internal static class ExperimentChoice
{
    public static List<IExperimentRules> Choose(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var isAsked = options.Experiments.Count > 0;
        var globs = isAsked ? options.Experiments : suite.Experiments;

        // What has targets of its own does not run everywhere: a pattern leaves it out.
        var offered = catalogue.Experiments
            .Where(experiment => experiment.Targets.Count == 0 || globs.Contains(experiment.Name, StringComparer.OrdinalIgnoreCase));
        return new Selection(isAsked ? "--experiment" : $"{suite.File}: 'experiments'", null)
            .Pick(
                globs,
                [.. offered],
                (glob, experiment) => Glob.Matches(glob, experiment.Name),
                catalogue.Experiments.Select(experiment => experiment.Name));
    }
}

public static class SuiteChoice
{
    /// <summary>Whether <paramref name="suite"/> is the path of a suite file, not a name.</summary>
    public static bool IsPath(string suite)
    {
        ArgumentNullException.ThrowIfNull(suite);
        return suite.EndsWith(".json", StringComparison.OrdinalIgnoreCase)
            || (suite.AsSpan().ContainsAny('/', '\\') && !suite.StartsWith(OwnFolder.Pages + "/", StringComparison.OrdinalIgnoreCase));
    }

    /// <summary>The suite with a name, or from a file.</summary>
    /// <exception cref="RoundupException">There is no such suite, or its file is malformed.</exception>
    public static SuiteDefinition Find(RoundupCatalogue catalogue, string suite)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        if (IsPath(suite))
        {
            var file = Path.GetFullPath(suite);
            return catalogue.Suites.FirstOrDefault(known => known.IsOwn && known.File == file)
                ?? (File.Exists(file) ? SuiteReader.Read(file, SuiteArgument.Members) : throw new RoundupException(
                    ExitCode.Usage,
                    $"The suite file {suite} does not exist: give the path of one, or a name that `roundup list suites` shows."));
        }

        return catalogue.Suites.FirstOrDefault(s => string.Equals(s.Name, suite, StringComparison.OrdinalIgnoreCase))
            ?? throw new Selection("The suite", "roundup list suites").Nothing(suite, catalogue.Suites.Select(s => s.Name));
    }

    /// <summary>
    /// The catalogue, where the suite of a run about the user's own data has what its file does not say from
    /// <see cref="RunOptions.Basis"/>. Anonymised, it also has the name of that.
    /// </summary>
    /// <exception cref="RoundupException">There is no such suite, or its file is malformed.</exception>
    public static RoundupCatalogue WithBasis(RoundupCatalogue catalogue, RunOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        if (!IsPath(options.Suite) || Find(catalogue, options.Suite) is not { IsOwn: true } suite)
        {
            return catalogue;
        }

        var basis = Find(catalogue, options.Basis);
        suite = SuiteReader.Read(suite.File, SuiteArgument.Members, basis);
        return catalogue with
        {
            Suites =
            [
                .. catalogue.Suites.Where(known => known.File != suite.File),
                options.Own is { Anonymise: true } ? suite with { Name = basis.Name, Title = basis.Title, Description = null } : suite,
            ],
        };
    }

    // Applies the preferred shapes of a suite to the serializers that they are for.
    // Throws RoundupException: a serializer has no native codec of the shape.
    internal static List<CatalogueSerializer> WithPreferredShapes(SuiteDefinition suite, IReadOnlyList<CatalogueSerializer> serializers) =>
        [.. serializers.Select(serializer => suite.PreferredShapes.Aggregate(serializer, (changed, preferred) =>
            !Glob.MatchesSerializer(preferred.Key, serializer.Library.Name, serializer.Configuration.Name) ? changed
            : serializer.Configuration.Native.Contains(preferred.Value)
                ? changed with { Configuration = changed.Configuration with { Preferred = preferred.Value } }
            : throw new RoundupException(
                ExitCode.Usage,
                $"{suite.File}: 'preferredShapes' asks {serializer.Configuration.FullName} for {preferred.Value}, which the library does "
                    + "not have itself: "
                    + $"name one of {string.Join(", ", serializer.Configuration.Native)}.")))];
}
