using Roundup.Contracts;
using Roundup.Engine.Catalogue;
using Roundup.Results;

namespace Roundup.Engine.Planning;

/// <summary>One case that is to be measured.</summary>
/// <param name="Id">The case.</param>
/// <param name="Library">Its library.</param>
/// <param name="Row">Its row.</param>
/// <param name="Dataset">Its dataset.</param>
/// <param name="Unsupported">Why it cannot run, known already from the project file (a shape or operation that the row lacks); null: it is tried.</param>
/// <param name="Compressor">The compressor; null without one.</param>
public sealed record PlannedCase(CaseId Id, LibraryDefinition Library, RowDefinition Row, DatasetDefinition Dataset, string? Unsupported, CatalogueCompressor? Compressor = null)
{
    /// <summary>The shape that is timed: the cell's, or the row's own where the cell says <see cref="Shape.Preferred"/>.</summary>
    public Shape Shape => Row.ShapeFor(Id.Cell.Shape);
}

/// <summary>The cases, in the order of the report: operation, dataset, count, shape, target, then row, then compressor.</summary>
public sealed record Plan
{
    /// <summary>The suite's name.</summary>
    public required string Suite { get; init; }

    /// <summary>A line about the suite.</summary>
    public string? Description { get; init; }

    /// <summary>What is measured.</summary>
    public Experiment Experiment { get; init; }

    /// <summary>What was asked; the seed is filled in.</summary>
    public required RunOptions Options { get; init; }

    /// <summary>The seed.</summary>
    public required ulong Seed { get; init; }

    /// <summary>The effort.</summary>
    public required Effort Effort { get; init; }

    /// <summary>The baseline's row, with its compressor where it has one (<see cref="CaseId.RowName"/>), or null.</summary>
    public string? Baseline { get; init; }

    /// <summary>The baseline's target where it is fixed, or null.</summary>
    public string? BaselineTarget { get; init; }

    /// <summary>Columns that the suite adds to the report.</summary>
    public IReadOnlyList<string> ExtraColumns { get; init; } = [];

    /// <summary>What was published for these cases, or null.</summary>
    public PublishedPage? Published { get; init; }

    /// <summary>How the suite wants its tables; null: one for each cell.</summary>
    public ReportLayout? Report { get; init; }

    /// <summary>The rows that others are compared with, by name: each runs in two processes.</summary>
    public IReadOnlyList<string> Baselines => [.. (Report?.Tables ?? []).Select(table => table.BaselineRow).Prepend(Baseline).OfType<string>().Distinct()];

    /// <summary>The cases.</summary>
    public required IReadOnlyList<PlannedCase> Cases { get; init; }
}
