namespace Roundup.Catalogue.Definitions;

/// <summary>One compressor: a folder in <c>compressors/</c>, read from its project file without a build.</summary>
public sealed record CompressorDefinition : EntrantDefinition
{
    /// <summary>The rows, in the file's order.</summary>
    public required IReadOnlyList<CompressorRow> Rows { get; init; }

    /// <inheritdoc/>
    protected override string Namespace => "Roundup.Compressors";
}

/// <summary>One configuration of a compressor.</summary>
/// <param name="Name">The configuration's name within the compressor; <c>default</c> is shown by the compressor's name alone.</param>
/// <param name="FullName">The name everywhere: <c>compressor</c> or <c>compressor/row</c>.</param>
/// <param name="Notes">What a reader should know of this row.</param>
public sealed record CompressorRow(string Name, string FullName, string? Notes);

/// <summary>A compressor's row with the compressor that it belongs to.</summary>
/// <param name="Compressor">The compressor.</param>
/// <param name="Row">The row.</param>
public sealed record CatalogueCompressor(CompressorDefinition Compressor, CompressorRow Row)
{
    /// <summary>What a reader should know of it: the compressor's notes, then the row's.</summary>
    public string? Notes => Compressor.Notes is { } shared && Row.Notes is { } own ? $"{shared} {own}" : Compressor.Notes ?? Row.Notes;
}
