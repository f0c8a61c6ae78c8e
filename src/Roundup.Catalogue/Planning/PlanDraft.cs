using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

// A plan while it is made: what each of the PlanSteps decides, for those after it.
internal sealed record PlanDraft(RoundupCatalogue Catalogue, SuiteDefinition Suite, RunOptions Options)
{
    // The serializers of the user or the suite, with those before a change.
    public IReadOnlyList<CatalogueSerializer> Serializers { get; init; } = [];

    // The serializers that are compared before and after a change; empty: none.
    public IReadOnlyList<ComparedPair> Compared { get; init; } = [];

    // The targets that each serializer is compared on; null: serializers are compared, or nothing is.
    public ComparedPair? ComparedTargets { get; init; }

    public IReadOnlyList<IExperimentRules> Experiments { get; init; } = [];

    public IReadOnlyList<string> Targets { get; init; } = [];

    public IReadOnlyList<CatalogueCompressor?> Compressors { get; init; } = [];

    // The baseline that is preferred; it may have no serializer.
    public PlannedBaseline Baseline { get; init; } = PlannedBaseline.None;

    // The baselines that replace it if it has no number.
    public IReadOnlyList<PlannedBaseline> FurtherBaselines { get; init; } = [];

    // The baseline before the serializers that the user names replaced it.
    public PlannedBaseline BaselineOfSuite { get; init; } = PlannedBaseline.None;

    public IReadOnlyList<(CatalogueSerializer Serializer, CatalogueCompressor? Compressor)> Pairs { get; init; } = [];

    public IReadOnlyList<DatasetChoice> Datasets { get; init; } = [];

    // What the filters select where serializers are compared with the baseline, which is measured beside them.
    public IReadOnlyList<PlannedCase> SelectedToCompare { get; init; } = [];

    // What the filters select where no serializer is compared with another one.
    public IReadOnlyList<PlannedCase> SelectedAlone { get; init; } = [];

    // The cases that each experiment takes, in the order of the experiments.
    public IReadOnlyList<IReadOnlySet<CaseId>> Taken { get; init; } = [];

    // All cases, whatever the shard.
    public IReadOnlyList<PlannedCase> Whole { get; init; } = [];

    public IReadOnlyList<PlannedCase> Cases { get; init; } = [];

    public ReportLayout? Report { get; init; }

    public IReadOnlyList<Effort> Efforts { get; init; } = [];

    // How much a comparison measures; null without one.
    public ComparisonEffort? Comparison { get; init; }

    public ulong Seed { get; init; }

    public bool ComparesSerializers => Experiments.Any(experiment => experiment.ComparesSerializers);

    public IReadOnlyList<PlannedBaseline> Baselines => [Baseline, .. FurtherBaselines];
}
