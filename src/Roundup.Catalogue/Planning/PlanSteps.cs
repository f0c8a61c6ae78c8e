using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

internal static class PlanSteps
{
    public static IReadOnlyList<Func<PlanDraft, PlanDraft>> All { get; } =
        [Serializers, Targets, Baseline, Cases, Experiments, Report, Shard];

    public static PlanDraft Serializers(PlanDraft draft)
    {
        var source = draft.Options is { Serializers.Count: 0, Against.Count: > 0 } ? AgainstChoice.Source : "--serializer";
        draft = draft with { Options = AgainstChoice.Completed(draft.Options, draft.Suite) };
        var serializers = SuiteChoice.WithPreferredShapes(draft.Suite, Picked(draft, source));
        if (AgainstChoice.TargetsOf(draft.Options) is { } targets)
        {
            var names = serializers.Where(serializer => !serializer.Configuration.IsReference)
                .Select(serializer => serializer.Configuration.FullName);
            var pairs = names.Select(name => new ComparedPair(name, name)).ToList();
            return draft with { Serializers = serializers, Compared = pairs, ComparedTargets = targets };
        }

        if (draft.Options.Against.Count == 0)
        {
            return draft with { Serializers = serializers };
        }

        var (before, compared) = AgainstChoice.Choose(draft.Catalogue, draft.Options.Against, serializers);
        before = SuiteChoice.WithPreferredShapes(draft.Suite, before);
        return draft with
        {
            Serializers = [.. serializers.UnionBy(before, serializer => serializer.Configuration.FullName)],
            Compared = compared
        };
    }

    public static PlanDraft Targets(PlanDraft draft)
    {
        var (suite, options) = (draft.Suite, draft.Options);
        var experiments = ExperimentChoice.Choose(draft.Catalogue, suite, options);
        return draft with
        {
            Experiments = experiments,
            Targets = options.Targets.Count > 0
                ? new Selection("--target", "roundup list targets").Pick(options.Targets, Target.All, name => name)
                : experiments is [{ Targets: { Count: > 0 } own }] ? own
                : [.. Target.All.Where(suite.Targets.Contains)],
        };
    }

    // The baselines, with serializers and a target for that of a user, which is measured even if a filter excludes it.
    public static PlanDraft Baseline(PlanDraft draft)
    {
        var (suite, asked) = (draft.Suite, draft.Options.Baseline);
        var source = asked is not null ? "--baseline" : $"{suite.File}: 'baseline'";
        var compressors = CompressorChoice.Choose(draft.Catalogue, suite, draft.Options);
        PlannedBaseline Read(string? text) => PlannedBaseline.Read(text, source, draft.Catalogue, Target.All, compressors);
        var baseline = Read(asked ?? suite.Baseline);
        var further = asked is null ? suite.FurtherBaselines.Select(Read).ToList() : [];
        if (further.Exists(one => one.Target is not null))
        {
            throw new RoundupException(
                ExitCode.Usage, $"{source} names a runtime after a serializer that is not the first: only the first can have one.");
        }

        var pairs = draft.Serializers
            .SelectMany(serializer => compressors.Select(compressor => (Serializer: serializer, Compressor: compressor))).ToList();
        if (asked is not null
            && !pairs.Exists(pair => pair.Serializer.Configuration.FullName == baseline.Serializer?.Configuration.FullName
                && pair.Compressor == baseline.Compressor))
        {
            pairs.Insert(0, (baseline.Serializer!, baseline.Compressor));
        }

        return draft with
        {
            Compressors = compressors,
            Baseline = baseline,
            BaselineOfSuite = baseline,
            FurtherBaselines = further,
            Pairs = pairs,
            Targets = asked is null || baseline.Target is not { } target || draft.Targets.Contains(target)
                ? draft.Targets
                : [target, .. draft.Targets],
        };
    }

    public static PlanDraft Cases(PlanDraft draft)
    {
        draft = draft with { Datasets = DatasetChoice.Choose(draft.Catalogue, draft.Suite, draft.Options) };
        return draft with
        {
            SelectedToCompare = draft.ComparesSerializers ? new CaseSelection(draft, compares: true).Cases() : [],
            SelectedAlone = draft.Experiments.All(experiment => experiment.ComparesSerializers)
                ? []
                : new CaseSelection(draft, compares: false).Cases(),
        };
    }

    public static PlanDraft Experiments(PlanDraft draft)
    {
        var taken = draft.Experiments
            .Select(experiment => experiment.Take(draft.Suite.Name, Offered(draft, experiment)).Select(planned => planned.Id).ToHashSet())
            .ToList();

        // What is selected where serializers are compared has all that is selected where they are not.
        var selected = draft.ComparesSerializers ? draft.SelectedToCompare : draft.SelectedAlone;
        List<PlannedCase> cases = [.. selected.Where(planned => taken.Exists(ids => ids.Contains(planned.Id)))];
        if (draft.Compared.Count > 0)
        {
            var joinsTargets = draft.Baseline.Target is not null || draft.ComparedTargets is not null;
            cases = AgainstChoice.WithComparedSerializers(cases, draft.Compared, joinsTargets);
        }

        return cases.Count > 0 ? draft with { Taken = taken, Whole = cases, Cases = cases } : throw new RoundupException(
            ExitCode.Usage,
            draft.Compressors.Contains(null)
            ? "No case is left, because none of the chosen serializers has the chosen shapes and operations: "
                + "select more (`roundup list serializers` shows the shapes)."
            : "No case is left, because compressors apply only to the shape Bytes, and not to references: select more, or add `none` to "
                + "the compressors.");
    }

    public static PlanDraft Report(PlanDraft draft)
    {
        if (draft.ComparesSerializers
            && new NamedBaseline(draft.Catalogue, draft.Options, draft.Cases).Find(draft.Baselines) is { } named)
        {
            draft = draft with { Baseline = named, FurtherBaselines = [] };
        }

        var joinsTargets = draft.Suite.JoinTargets ?? (draft.Options.Targets.Count > 0 && draft.Targets.Count > 1);
        var report = joinsTargets ? new ReportLayout { JoinTargets = true } : null;
        var efforts = EffortChoice.Choose(draft.Experiments, draft.Suite, draft.Options);
        return draft with { Report = report, Efforts = efforts, Comparison = AgainstChoice.EffortOf(draft.Options, efforts) };
    }

    public static PlanDraft Shard(PlanDraft draft)
    {
        var shard = draft.Options.Shard;

        // Below 10^9, so that a seed is short to type and no JSON reader rounds it. All shards have the same.
        var seed = draft.Options.Seed ?? (shard is null ? (ulong)Random.Shared.NextInt64(1, 1_000_000_000) : ShardChoice.Seed(draft.Whole));
        return draft with
        {
            Seed = seed,
            Cases = shard is null
                ? draft.Whole
                : ShardChoice.Choose(
                    shard, draft.Whole, draft.Experiments, ComparedGroup.ComparesTargets(draft.Report, draft.Baseline.Target)),
        };
    }

    // Named: the option in which the user named the serializers.
    private static List<CatalogueSerializer> Picked(PlanDraft draft, string named)
    {
        var isNamed = draft.Options.Serializers.Count > 0;
        var source = isNamed ? named : $"{draft.Suite.File}: 'serializers'";
        var choice = new SerializerChoice(new Selection(source, "roundup list serializers"), draft.Catalogue);
        var picked = choice.Pick(isNamed ? draft.Options.Serializers : draft.Suite.Serializers);
        return WithSettings(draft, choice, picked, isNamed);
    }

    // Adds the user's settings: of the libraries that are named, otherwise all, with the defaults that they are compared with. A check
    // without names is of them alone.
    private static List<CatalogueSerializer> WithSettings(
        PlanDraft draft, SerializerChoice choice, List<CatalogueSerializer> picked, bool isNamed)
    {
        var all = draft.Catalogue.Serializers.Where(one => one.Configuration.Settings is not null).ToList();
        if (isNamed)
        {
            var libraries = picked.Select(one => SerializerReference.WithoutVersion(one.Library.Name)).ToHashSet();
            var others = all.GroupBy(one => one.Configuration.Settings!.File)
                .FirstOrDefault(file => !file.Any(one => libraries.Contains(one.Library.Name)));
            return others?.First() is not { Configuration.Settings: { } unused } other
                ? [.. picked.Union(all.Where(one => picked.Exists(named => named.Library.Name == one.Library.Name)))]
                : throw new RoundupException(
                    ExitCode.Usage,
                    $"--settings: {unused.Title} is for {other.Library.Name}, of which no serializer is selected: add "
                    + $"--serializer {other.Configuration.FullName}, or leave out --serializer.");
        }

        var defaults = all.Select(one => choice.One(one.Configuration.Settings!.Default));
        return all.Count > 0 && draft.Options.Experiments is [ExperimentNames.Check]
            ? [.. defaults.Union(all)]
            : [.. picked.Union(defaults).Union(all)];
    }

    // What an experiment may take. A check has no use for the control of a comparison of times.
    private static List<PlannedCase> Offered(PlanDraft draft, IExperimentRules experiment)
    {
        bool IsCompared(string serializer) => draft.Compared.Any(pair => pair.Candidate == serializer || pair.Base == serializer);
        var selected = experiment.ComparesSerializers ? draft.SelectedToCompare : draft.SelectedAlone;
        return
        [
            .. selected.Where(planned => experiment.Values == ExperimentValues.Probes
                ? (planned.Dataset.Version is null || !planned.Serializer.IsReference)
                    && (draft.Compared.Count == 0 || IsCompared(planned.Id.Serializer))
                : planned.Dataset is { Version: null, Probe: null }),
        ];
    }
}
