namespace Roundup.Catalogue.Definitions;

/// <summary>A compressor: a folder in <c>compressors/</c>, described by its project file.</summary>
public sealed record CompressorDefinition : EntrantDefinition
{
    public required IReadOnlyList<CompressorRow> Rows { get; init; }

    /// <inheritdoc/>
    protected override string Namespace => "Roundup.Compressors";
}

/// <summary>One configuration of a compressor.</summary>
/// <param name="Name">The name of the configuration. The row <c>default</c> is shown by the name of the compressor alone.</param>
/// <param name="FullName">The name in reports and options: <c>compressor</c> or <c>compressor/row</c>.</param>
/// <param name="Notes">Notes for readers of a report.</param>
public sealed record CompressorRow(string Name, string FullName, string? Notes);

public sealed record CatalogueCompressor(CompressorDefinition Compressor, CompressorRow Row)
{
    /// <summary>Notes for readers of a report: those of the compressor, then those of the row.</summary>
    public string? Notes => Compressor.Notes is { } shared && Row.Notes is { } own ? $"{shared} {own}" : Compressor.Notes ?? Row.Notes;
}
