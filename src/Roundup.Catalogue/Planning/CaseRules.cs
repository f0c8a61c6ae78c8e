using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>Which cases of a row are left out, and which are unsupported, based on its project file alone.</summary>
internal static class CaseRules
{
    /// <summary>Whether the case has no place in the plan: a String of a format that is not text, and what a floor lacks.</summary>
    public static bool LeavesOut(RowDefinition row, Shape shape, Operation operation) =>
        (!Has(row, shape) && (shape == Shape.String || row.IsFloor)) || (!row.Operations.Contains(operation) && row.IsFloor);

    /// <summary>
    /// Whether a compressor has no place behind the row: it takes bytes, and a floor says what serializing costs at least, which says
    /// nothing where compressing costs more.
    /// </summary>
    public static bool LeavesOut(RowDefinition row, CatalogueCompressor? compressor, Shape shape) =>
        compressor is not null && (shape != Shape.Bytes || row.IsFloor);

    /// <summary>Why the case cannot run, or null.</summary>
    public static string? Unsupported(RowDefinition row, Shape shape, Operation operation, string target) =>
        !Has(row, shape) ? $"the library has no {shape} API and the row adapts none"
        : !row.Operations.Contains(operation) ? $"the row does {string.Join(" and ", row.Operations)} only"
        : shape == Shape.Pipe && !Target.Of(target).HasPipes ? "PipeWriter and PipeReader are part of .NET from version 9 on"
        : null;

    private static bool Has(RowDefinition row, Shape shape) => row.Native.Contains(shape) || row.Adapted.Contains(shape);
}
