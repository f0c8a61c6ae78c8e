using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>The cases of a run, in the order of the report: operation, dataset, count, shape, target, serializer, compressor.</summary>
public sealed record Plan
{
    public required string Suite { get; init; }

    /// <summary>The title of a run whose serializers, data or other parts are not those of the suite; null: the suite's name.</summary>
    public string? Title { get; init; }

    /// <summary>The description of the suite, or what of it was replaced, one line.</summary>
    public string? Description { get; init; }

    /// <summary>The experiments, in the order in which they run.</summary>
    public required IReadOnlyList<PlannedExperiment> Experiments { get; init; }

    /// <exception cref="InvalidOperationException">The plan has several.</exception>
    public PlannedExperiment Experiment => Experiments.Single();

    /// <summary>The options of the user, with the seed that was drawn.</summary>
    public required RunOptions Options { get; init; }

    public required ulong Seed { get; init; }

    /// <summary>Whether the strings of the values get letters of ASCII in place of all others.</summary>
    public bool IsAscii { get; init; }

    /// <summary>The budget of the suite, if the user specifies neither time nor effort; null: none.</summary>
    public TimeSpan? SuiteBudget { get; init; }

    /// <summary>The time for measuring; null: unlimited.</summary>
    public TimeSpan? Budget => Options.Budget ?? SuiteBudget;

    /// <summary>
    /// The number of launches that all cases get regardless of <see cref="SuiteBudget"/>, because one launch says nothing about its
    /// uncertainty. 0 if the user specified the budget.
    /// </summary>
    public int LaunchesBeforeBudget => Options.Budget is null ? 2 : 0;

    /// <summary>The name of the baseline, with its compressor (<see cref="CaseId.SerializerName"/>); null: none.</summary>
    public string? Baseline { get; init; }

    /// <summary>
    /// The baseline of the suite, if a filter of the user excludes it and another serializer replaces it; null otherwise.
    /// </summary>
    public string? SuiteBaseline { get; init; }

    /// <summary>The rows that replace <see cref="Baseline"/> if it has no number, in this order.</summary>
    public IReadOnlyList<string> FurtherBaselines { get; init; } = [];

    /// <summary>The target of the baseline, if specified; otherwise null.</summary>
    public string? BaselineTarget { get; init; }

    /// <summary>The serializers that are compared before and after a change; null: none.</summary>
    public ComparisonInfo? Comparison { get; init; }

    /// <summary>The versions of the user's own types whose data are exchanged; null: no earlier version was named.</summary>
    public ContractComparison? Contract { get; init; }

    /// <summary>The targets in the order in which a budget is spent on them: that of the suite, or of the user.</summary>
    public IReadOnlyList<string> PreferredTargets { get; init; } = [];

    /// <summary>The shapes in the order in which a budget is spent on them, after Bytes.</summary>
    public IReadOnlyList<Shape> PreferredShapes { get; init; } = [];

    /// <summary>Which part of the cases this is; null: all.</summary>
    public ShardInfo? Shard { get; init; }

    /// <summary>Additional columns of the report.</summary>
    public IReadOnlyList<string> ExtraColumns { get; init; } = [];

    /// <summary>The layout of the tables; null: one table for each comparison.</summary>
    public ReportLayout? Report { get; init; }

    /// <summary>The names of all baselines. Each runs in two processes.</summary>
    public IReadOnlyList<string> Baselines =>
        [.. FurtherBaselines.Prepend(Baseline).OfType<string>().Distinct()];

    /// <summary>The cases, each of them taken by one experiment at least.</summary>
    public required IReadOnlyList<PlannedCase> Cases { get; init; }
}

/// <param name="Effort">How much it measures.</param>
public sealed record PlannedExperiment(string Name, Effort Effort)
{
    /// <summary>The cases of the plan that it does not take.</summary>
    public IReadOnlySet<CaseId> Omitted { get; init; } = new HashSet<CaseId>();

    /// <inheritdoc cref="IExperimentRules.TakesTimes"/>
    public bool TakesTimes { get; init; } = true;

    /// <inheritdoc cref="IExperimentRules.Values"/>
    public ExperimentValues Values { get; init; }

    public bool Takes(CaseId id) => !Omitted.Contains(id);
}
