using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Definitions;

/// <summary>One case that is to be measured.</summary>
/// <param name="Id">The case.</param>
/// <param name="Library">Its library.</param>
/// <param name="Row">Its row.</param>
/// <param name="Dataset">Its dataset.</param>
/// <param name="Unsupported">
/// Why it cannot run, known already from the project file (a shape or operation that the row lacks); null: it is tried.
/// </param>
/// <param name="Compressor">The compressor; null without one.</param>
public sealed record PlannedCase(
    CaseId Id,
    LibraryDefinition Library,
    RowDefinition Row,
    DatasetDefinition Dataset,
    string? Unsupported,
    CatalogueCompressor? Compressor = null)
{
    /// <summary>The shape that is timed: the cell's, or the row's own where the cell says <see cref="Shape.Preferred"/>.</summary>
    public Shape Shape => Row.ShapeFor(Id.Cell.Shape);
}
