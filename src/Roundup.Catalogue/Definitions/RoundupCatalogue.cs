using Roundup.Results;

namespace Roundup.Catalogue.Definitions;

/// <summary>A row with the library that it belongs to.</summary>
/// <param name="Library">The library.</param>
/// <param name="Row">The row.</param>
public sealed record CatalogueRow(LibraryDefinition Library, RowDefinition Row)
{
    /// <summary>The name that means this row and no other: a library's name alone means all its rows.</summary>
    public string UniqueName => $"{Library.Name}/{Row.Name}";
}

/// <summary>All that exists, as the project files and suites say, without a build.</summary>
public sealed record RoundupCatalogue
{
    /// <summary>The repository's root, absolute.</summary>
    public required string Root { get; init; }

    /// <summary>The user's own folders that were read besides, absolute.</summary>
    public IReadOnlyList<string> Folders { get; init; } = [];

    /// <summary>The libraries, by name.</summary>
    public required IReadOnlyList<LibraryDefinition> Libraries { get; init; }

    /// <summary>The rows of all libraries: by library, then in the order of its file.</summary>
    public IReadOnlyList<CatalogueRow> Rows => [.. Libraries.SelectMany(l => l.Rows.Select(r => new CatalogueRow(l, r)))];

    /// <summary>The datasets, by name.</summary>
    public required IReadOnlyList<DatasetDefinition> Datasets { get; init; }

    /// <summary>The suites, by name.</summary>
    public required IReadOnlyList<SuiteDefinition> Suites { get; init; }

    /// <summary>The compressors, by name.</summary>
    public IReadOnlyList<CompressorDefinition> Compressors { get; init; } = [];

    /// <summary>What can be measured.</summary>
    public required IReadOnlyList<IExperimentRules> Experiments { get; init; }

    /// <summary>The rows of all compressors: by compressor, then in the order of its file.</summary>
    public IReadOnlyList<CatalogueCompressor> CompressorRows =>
        [.. Compressors.SelectMany(c => c.Rows.Select(r => new CatalogueCompressor(c, r)))];

    /// <summary>Every name that serializers can be asked for by: libraries, which mean all their rows, and their single rows.</summary>
    public IReadOnlyList<string> SerializerNames => [.. Libraries.SelectMany(l => Names(l.Name, [.. l.Rows.Select(r => r.Name)]))];

    /// <summary>Every name that compressors can be asked for by, <c>none</c> among them.</summary>
    public IReadOnlyList<string> CompressorNames =>
        [CaseId.NoCompressor, .. Compressors.SelectMany(c => Names(c.Name, [.. c.Rows.Select(r => r.Name)]))];

    private static IEnumerable<string> Names(string library, IReadOnlyList<string> rows) =>
        rows is [RowReference.DefaultRow] ? [library] : rows.Select(row => $"{library}/{row}").Prepend(library);
}
