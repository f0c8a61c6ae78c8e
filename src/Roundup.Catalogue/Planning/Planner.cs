using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>Makes the plan of a run from the catalogue and the options of the user.</summary>
public static class Planner
{
    /// <summary>
    /// The unique name of the serializer that a name means: for a library its serializer <c>default</c>, otherwise its first serializer.
    /// </summary>
    /// <param name="name">The name of a serializer or library, with or without a version. A glob is returned unchanged.</param>
    /// <exception cref="RoundupException">There is no row of that name.</exception>
    public static string FindSerializer(RoundupCatalogue catalogue, string name)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        ArgumentNullException.ThrowIfNull(name);
        return name.AsSpan().ContainsAny('*', '?')
            ? name
            : new SerializerChoice(new Selection("The serializer", "roundup list serializers"), catalogue).One(name).UniqueName;
    }

    /// <summary>Whether a run asks other versions of the models of own data.</summary>
    /// <exception cref="RoundupException">A name matches nothing.</exception>
    public static bool ChecksVersions(RoundupCatalogue catalogue, RunOptions options)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        ArgumentNullException.ThrowIfNull(options);
        return (options.CheckCategories.Count == 0 || options.CheckCategories.Contains(CheckCategory.Versions))
            && ExperimentChoice.Choose(catalogue, SuiteChoice.Find(catalogue, options.Suite), options)
                .Exists(one => one.Values == ExperimentValues.Probes);
    }

    /// <summary>Makes the plan. The same catalogue and options, including a seed, give the same plan.</summary>
    /// <param name="options">
    /// The options of the user. Each filter replaces that of the suite. A baseline of the user is measured even if a filter excludes it.
    /// </param>
    /// <exception cref="RoundupException">A name matches nothing, or no case is left.</exception>
    public static Plan Plan(RoundupCatalogue catalogue, RunOptions options)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        ArgumentNullException.ThrowIfNull(options);
        var draft = new PlanDraft(catalogue, SuiteChoice.Find(catalogue, options.Suite), options);
        return Plan(PlanSteps.All.Aggregate(draft, (draft, step) => step(draft)));
    }

    private static Plan Plan(PlanDraft draft)
    {
        var (suite, options, whole) = (draft.Suite, draft.Options, draft.Whole);
        var title = RunTitle.Of(
            draft.Catalogue, suite, options, whole, draft.Compared, [.. draft.Experiments.Select(experiment => experiment.Name)]);
        return new Plan
        {
            Suite = suite.Name,
            Experiments = Experiments(draft),
            Title = title?.Title,
            Description = title?.Description ?? suite.Description ?? suite.Title,
            Options = options with
            {
                Seed = draft.Seed,
                CheckCategories = options.CheckCategories.Count > 0 ? options.CheckCategories : suite.CheckCategories,
            },
            SuiteBudget = SuiteBudget(suite, options),
            Seed = draft.Seed,
            IsAscii = DatasetChoice.IsAscii(draft.Datasets, suite, options),
            Baseline = draft.Baseline.Name,
            FurtherBaselines = [.. draft.FurtherBaselines.Select(one => one.Name).OfType<string>()],
            BaselineTarget = draft.Baseline.Target,
            Comparison = Comparison(draft),
            PreferredTargets =
                [.. options.Targets.SelectMany(glob => draft.Targets.Where(target => Glob.Matches(glob, target))), .. suite.Targets],
            PreferredShapes = suite.Shapes,
            ExtraColumns = suite.ExtraColumns,
            Shard = options.Shard is null ? null : ShardChoice.Info(options.Shard, whole),
            SuiteBaseline = SuiteBaseline(draft),
            Report = draft.Report,
            Cases = draft.Cases,
        };
    }

    private static List<PlannedExperiment> Experiments(PlanDraft draft)
    {
        var ids = draft.Cases.Select(planned => planned.Id).ToList();
        return
        [
            .. draft.Experiments.Select((experiment, i) => new PlannedExperiment(experiment.Name, draft.Efforts[i])
            {
                Omitted = ids.Except(draft.Taken[i]).ToHashSet(),
                TakesTimes = experiment.TakesTimes,
                Values = experiment.Values,
            }),
        ];
    }

    private static ComparisonInfo? Comparison(PlanDraft draft) =>
        draft.Comparison is not { } effort ? null
        : new(draft.Compared, draft.Options.Threshold ?? effort.Threshold, draft.Options.Margin ?? effort.Margin)
        {
            Targets = draft.ComparedTargets,
        };

    private static string? SuiteBaseline(PlanDraft draft)
    {
        var name = draft.BaselineOfSuite.Name;
        return name != draft.Baseline.Name && draft.Whole.All(one => one.Id.SerializerName != name) ? name : null;
    }

    // The budget of a suite applies only if the user does not specify how much to measure.
    private static TimeSpan? SuiteBudget(SuiteDefinition suite, RunOptions options) =>
        options is { Effort: null, Launches: null, Until: null } ? suite.Budget : null;
}
