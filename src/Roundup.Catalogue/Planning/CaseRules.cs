using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>Decides from the project file which cases of a row are excluded, and which are unsupported.</summary>
internal static class CaseRules
{
    /// <summary>Whether a case is not planned at all: String for a binary format, and what a floor lacks.</summary>
    public static bool Excludes(RowDefinition row, Shape shape, Operation operation) =>
        (!Has(row, shape) && (shape == Shape.String || row.IsFloor)) || (!row.Operations.Contains(operation) && row.IsFloor);

    /// <summary>
    /// Whether a row is not planned with a compressor: compressors need Bytes, and a floor for serialization says nothing where compression
    /// costs more.
    /// </summary>
    public static bool Excludes(RowDefinition row, CatalogueCompressor? compressor, Shape shape) =>
        compressor is not null && (shape != Shape.Bytes || row.IsFloor);

    public static string? Unsupported(RowDefinition row, Shape shape, Operation operation, string target) =>
        !Has(row, shape) ? $"the library has no {shape} API and the row adapts none"
        : !row.Operations.Contains(operation) ? $"the row supports {string.Join(" and ", row.Operations)} only"
        : shape == Shape.Pipe && !Target.Of(target).HasPipes ? "PipeWriter and PipeReader are part of .NET from version 9 on"
        : null;

    private static bool Has(RowDefinition row, Shape shape) => row.Native.Contains(shape) || row.Adapted.Contains(shape);
}
