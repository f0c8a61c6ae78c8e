using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>The cases, in the order of the report: operation, dataset, count, shape, target, then row, then compressor.</summary>
public sealed record Plan
{
    /// <summary>The suite's name.</summary>
    public required string Suite { get; init; }

    /// <summary>A line about the suite.</summary>
    public string? Description { get; init; }

    /// <summary>The experiments, in the order in which they run.</summary>
    public required IReadOnlyList<PlannedExperiment> Experiments { get; init; }

    /// <summary>The only experiment.</summary>
    /// <exception cref="InvalidOperationException">The plan has several.</exception>
    public PlannedExperiment Experiment => Experiments.Single();

    /// <summary>What was asked; the seed is filled in.</summary>
    public required RunOptions Options { get; init; }

    /// <summary>The seed.</summary>
    public required ulong Seed { get; init; }

    /// <summary>The suite's own budget for measuring, where nothing was asked; null: there is none.</summary>
    public TimeSpan? SuiteBudget { get; init; }

    /// <summary>The time that measuring may take; null: as long as it takes.</summary>
    public TimeSpan? Budget => Options.Budget ?? SuiteBudget;

    /// <summary>
    /// The launches that all cases have whatever <see cref="SuiteBudget"/> is: one launch says nothing of how sure it is. None where the
    /// user gave the budget.
    /// </summary>
    public int LaunchesBeforeBudget => Options.Budget is null ? 2 : 0;

    /// <summary>The baseline's row, with its compressor where it has one (<see cref="CaseId.RowName"/>), or null.</summary>
    public string? Baseline { get; init; }

    /// <summary>The suite's baseline where the user's filter leaves it out and another stands in; null otherwise.</summary>
    public string? SuiteBaseline { get; init; }

    /// <summary>The rows that are compared with where <see cref="Baseline"/> has no number, in this order.</summary>
    public IReadOnlyList<string> FurtherBaselines { get; init; } = [];

    /// <summary>The baseline's target where it is fixed, or null.</summary>
    public string? BaselineTarget { get; init; }

    /// <summary>Columns that the suite adds to the report.</summary>
    public IReadOnlyList<string> ExtraColumns { get; init; } = [];

    /// <summary>What was published for these cases, or null.</summary>
    public PublishedPage? Published { get; init; }

    /// <summary>How the suite wants its tables; null: one for each cell.</summary>
    public ReportLayout? Report { get; init; }

    /// <summary>The rows that others are compared with, by name: each runs in two processes.</summary>
    public IReadOnlyList<string> Baselines =>
    [
        .. (Report?.Tables ?? []).Select(table => table.BaselineRow).Concat(FurtherBaselines).Prepend(Baseline).OfType<string>().Distinct(),
    ];

    /// <summary>The cases, each of them taken by one experiment at least.</summary>
    public required IReadOnlyList<PlannedCase> Cases { get; init; }
}

/// <summary>An experiment of a plan.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Effort">How much it measures.</param>
public sealed record PlannedExperiment(string Name, Effort Effort)
{
    /// <summary>The cases of the plan that it does not take.</summary>
    public IReadOnlySet<CaseId> LeftOut { get; init; } = new HashSet<CaseId>();

    /// <summary>Whether it takes a case.</summary>
    public bool Takes(CaseId id) => !LeftOut.Contains(id);
}
