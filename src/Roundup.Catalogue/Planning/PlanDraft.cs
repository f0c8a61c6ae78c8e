using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>A plan while it is made: what each of the <see cref="PlanSteps"/> decides, for those after it.</summary>
/// <param name="Options">The options of the user, completed by the first step.</param>
internal sealed record PlanDraft(RoundupCatalogue Catalogue, SuiteDefinition Suite, RunOptions Options)
{
    /// <summary>The rows of the user or the suite, with those before a change.</summary>
    public IReadOnlyList<CatalogueRow> Rows { get; init; } = [];

    /// <summary>The rows that are compared before and after a change; empty: none.</summary>
    public IReadOnlyList<ComparedPair> Compared { get; init; } = [];

    /// <summary>The targets that each row is compared on; null: rows are compared, or nothing is.</summary>
    public ComparedPair? ComparedTargets { get; init; }

    public IReadOnlyList<IExperimentRules> Experiments { get; init; } = [];

    public IReadOnlyList<string> Targets { get; init; } = [];

    public IReadOnlyList<CatalogueCompressor?> Compressors { get; init; } = [];

    /// <summary>The baseline that is preferred; it may have no row.</summary>
    public BaselineChoice Baseline { get; init; } = BaselineChoice.None;

    /// <summary>The baselines that replace it if it has no number.</summary>
    public IReadOnlyList<BaselineChoice> FurtherBaselines { get; init; } = [];

    /// <summary>The baseline before the rows that the user names replaced it.</summary>
    public BaselineChoice BaselineOfSuite { get; init; } = BaselineChoice.None;

    /// <summary>Each row with each compressor.</summary>
    public IReadOnlyList<(CatalogueRow Row, CatalogueCompressor? Compressor)> Pairs { get; init; } = [];

    public IReadOnlyList<DatasetChoice> Datasets { get; init; } = [];

    /// <summary>What the filters select where rows are compared with the baseline, which is measured beside them.</summary>
    public IReadOnlyList<PlannedCase> SelectedToCompare { get; init; } = [];

    /// <summary>What the filters select where no row is compared with another one.</summary>
    public IReadOnlyList<PlannedCase> SelectedAlone { get; init; } = [];

    /// <summary>The cases that each experiment takes, in the order of the experiments.</summary>
    public IReadOnlyList<IReadOnlySet<CaseId>> Taken { get; init; } = [];

    /// <summary>All cases, whatever the shard.</summary>
    public IReadOnlyList<PlannedCase> Whole { get; init; } = [];

    /// <summary>The cases of the plan.</summary>
    public IReadOnlyList<PlannedCase> Cases { get; init; } = [];

    public ReportLayout? Report { get; init; }

    /// <summary>How much each experiment measures, in the order of the experiments.</summary>
    public IReadOnlyList<Effort> Efforts { get; init; } = [];

    /// <summary>How much a comparison measures; null without one.</summary>
    public ComparisonEffort? Comparison { get; init; }

    public ulong Seed { get; init; }

    public bool ComparesSerializers => Experiments.Any(experiment => experiment.ComparesSerializers);

    /// <summary>The baseline with its further ones.</summary>
    public IReadOnlyList<BaselineChoice> Baselines => [Baseline, .. FurtherBaselines];
}
