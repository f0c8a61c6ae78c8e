namespace Roundup.Catalogue.Definitions;

public sealed record CatalogueSerializer(LibraryDefinition Library, SerializerDefinition Configuration)
{
    /// <summary>The name of this serializer alone, since the name of a library means all its serializers.</summary>
    public string UniqueName => $"{Library.Name}/{Configuration.Name}";

    /// <summary>Why the serializer must not read untrusted data; null if nothing is documented against it.</summary>
    public string? Dangerous => Configuration.Dangerous ?? Library.Dangerous;

    /// <summary>What is documented in favour of reading untrusted data with this serializer; null if nothing is known.</summary>
    public string? Safe => Dangerous is null && !Configuration.IsOutsideSafe ? Library.Safe : null;

    /// <summary>What is documented of reading untrusted data, in a sentence with its source; null if nothing is known.</summary>
    public string? Trust => Dangerous is { } danger ? WithSource("Unsafe for untrusted data", danger, Library.DangerousSource)
        : Safe is { } safe ? WithSource($"Safe for untrusted data{Since}", safe, Library.SafeSource)
        : null;

    private string Since => Library.SafeSince is { } since ? $" since {since}" : "";

    private static string WithSource(string what, string text, string? source) =>
        $"{what}: {(source is null ? text : $"{text.TrimEnd('.')} ({source})")}";
}

/// <summary>Everything that exists: libraries, compressors, datasets, suites and experiments, read from files without a build.</summary>
public sealed record RoundupCatalogue
{
    /// <summary>The absolute path of the root of the repository.</summary>
    public required string Root { get; init; }

    /// <summary>The absolute paths of the folders of the user that were read, too.</summary>
    public IReadOnlyList<string> Folders { get; init; } = [];

    public required IReadOnlyList<LibraryDefinition> Libraries { get; init; }

    /// <summary>The serializers of all libraries, in the order of libraries and their files.</summary>
    public IReadOnlyList<CatalogueSerializer> Serializers =>
        [.. Libraries.SelectMany(l => l.Serializers.Select(r => new CatalogueSerializer(l, r)))];

    public required IReadOnlyList<DatasetDefinition> Datasets { get; init; }

    /// <summary>The probes of checks, which only their name or that of their set selects.</summary>
    public IReadOnlyList<DatasetDefinition> Probes { get; init; } = [];

    public required IReadOnlyList<SuiteDefinition> Suites { get; init; }

    public IReadOnlyList<CompressorDefinition> Compressors { get; init; } = [];

    public required IReadOnlyList<IExperimentRules> Experiments { get; init; }

    /// <summary>The serializers of all compressors, in the order of compressors and their files.</summary>
    public IReadOnlyList<CatalogueCompressor> CompressorConfigurations =>
        [.. Compressors.SelectMany(c => c.Configurations.Select(r => new CatalogueCompressor(c, r)))];

    /// <summary>All names that select serializers: libraries, which mean all their serializers, and single serializers.</summary>
    public IReadOnlyList<string> SerializerNames => [.. Libraries.SelectMany(l => Names(l.Name, [.. l.Serializers.Select(r => r.Name)]))];

    /// <summary>The libraries that are packages, with the version that is measured: <c>MessagePack@3.1.12</c>.</summary>
    public IReadOnlyList<string> VersionedNames =>
    [
        .. Libraries.Where(library => library is { Package: not null, PackageVersion: not null })
            .Select(library => $"{library.Name}@{library.PackageVersion}"),
    ];

    /// <summary>All names that select compressors, including <c>none</c>.</summary>
    public IReadOnlyList<string> CompressorNames =>
        [CaseId.NoCompressor, .. Compressors.SelectMany(c => Names(c.Name, [.. c.Configurations.Select(r => r.Name)]))];

    private static IEnumerable<string> Names(string library, IReadOnlyList<string> serializers) =>
        serializers is [SerializerReference.DefaultConfiguration] ? [library] : serializers
            .Select(serializer => $"{library}/{serializer}").Prepend(library);
}
