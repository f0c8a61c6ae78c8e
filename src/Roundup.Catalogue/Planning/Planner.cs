using Roundup.Catalogue.Definitions;
using Roundup.Results.Reading;

namespace Roundup.Catalogue.Planning;

/// <summary>Makes the plan of a run from the catalogue and the options of the user.</summary>
public static class Planner
{
    /// <summary>The unique name of the row that a name means: for a library its row <c>default</c>, otherwise its first row.</summary>
    /// <param name="name">The name of a row or library, with or without a version. A glob is returned unchanged.</param>
    /// <exception cref="RoundupException">There is no row of that name.</exception>
    public static string RowOf(RoundupCatalogue catalogue, string name)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        ArgumentNullException.ThrowIfNull(name);
        return name.AsSpan().ContainsAny('*', '?')
            ? name
            : new RowChoice(new Selection("The row", "roundup list serializers"), catalogue).One(name).UniqueName;
    }

    /// <summary>Whether a run asks other versions of the models of own data.</summary>
    /// <exception cref="RoundupException">A name matches nothing.</exception>
    public static bool AsksVersions(RoundupCatalogue catalogue, RunOptions options)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        ArgumentNullException.ThrowIfNull(options);
        return (options.CheckColumns.Count == 0 || options.CheckColumns.Contains(CheckColumn.Versions))
            && ExperimentChoice.Of(catalogue, SuiteChoice.Find(catalogue, options.Suite), options).Exists(one => one.AsksVersions);
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
        var ofFile = SuiteChoice.Find(catalogue, options.Suite);
        var suite = ofFile;
        var rowsOption = options.Serializers.Count == 0 && options.Against.Count > 0 ? AgainstChoice.Source : "--serializer";
        options = AgainstChoice.Completed(options, suite);
        var rows = Rows(catalogue, suite, options, rowsOption);
        var compared = new List<ComparedPair>();
        var comparedTargets = AgainstChoice.TargetsOf(options);
        if (comparedTargets is not null)
        {
            compared = [.. rows.Where(row => !row.Row.IsFloor).Select(row => new ComparedPair(row.Row.FullName, row.Row.FullName))];
        }
        else if (options.Against.Count > 0)
        {
            (var before, compared) = AgainstChoice.Of(catalogue, options.Against, rows);
            rows = [.. rows.UnionBy(SuiteChoice.WithPreferredShapes(suite, before), row => row.Row.FullName)];
        }

        var experiments = ExperimentChoice.Of(catalogue, suite, options);
        var targets = Targets(suite, options, experiments);
        var compressors = CompressorChoice.Choose(catalogue, suite, options);
        var asked = options.Baseline is not null;
        var source = asked ? "--baseline" : $"{suite.File}: 'baseline'";
        var baseline = BaselineChoice.Read(options.Baseline ?? suite.Baseline, source, catalogue, Target.All, compressors);
        var further = asked ? [] : suite.FurtherBaselines
            .Select(text => BaselineChoice.Read(text, source, catalogue, Target.All, compressors))
            .ToList();
        if (further.Exists(one => one.Target is not null))
        {
            throw new RoundupException(
                ExitCode.Usage, $"{source} names a target after a row that is not the first: only the first row can have one.");
        }

        var pairs = rows.SelectMany(row => compressors.Select(compressor => (row, compressor))).ToList();
        if (asked && !pairs.Exists(pair => pair.row.Row.FullName == baseline.Row?.Row.FullName && pair.compressor == baseline.Compressor))
        {
            pairs.Insert(0, (baseline.Row!, baseline.Compressor));
        }

        targets = WithBaseline(targets, asked ? baseline.Target : null);
        var datasets = DatasetChoice.Choose(catalogue, suite, options);
        List<PlannedCase> Selected(bool compares)
        {
            var areRowsNamed = options.Serializers.Count > 0;
            var beside = new TargetRows(targets, options.Targets.Count > 0, areRowsNamed, compares, [baseline, .. further]);
            return Cases(suite, options, datasets, beside, pairs);
        }

        // A check has no use for the control of a comparison of times.
        bool IsCompared(string row) => compared.Exists(pair => pair.Candidate == row || pair.Base == row);

        // What is selected where rows are compared has all that is selected where they are not.
        var areCompared = experiments.Exists(experiment => experiment.ComparesRows);
        var selected = Selected(areCompared);
        List<PlannedCase> Offered(IExperimentRules experiment) =>
            (experiment.ComparesRows == areCompared ? selected : Selected(false))
            .FindAll(planned => experiment.AsksVersions
                ? (planned.Dataset.Version is null || !planned.Row.IsFloor) && (compared.Count == 0 || IsCompared(planned.Id.Serializer))
                : planned.Dataset is { Version: null, Probe: null });
        var taken = experiments.ConvertAll(
            experiment => experiment.Take(suite.Name, Offered(experiment)).Select(planned => planned.Id).ToHashSet());
        List<PlannedCase> cases = [.. selected.Where(planned => taken.Exists(ids => ids.Contains(planned.Id)))];
        if (compared.Count > 0)
        {
            cases = AgainstChoice.WithComparedRows(cases, compared, baseline.Target is not null || comparedTargets is not null);
        }

        if (cases.Count == 0)
        {
            throw new RoundupException(ExitCode.Usage, compressors.Contains(null)
                ? "No case is left, because none of the chosen serializers has the chosen shapes and operations: "
                    + "widen a filter (`roundup list serializers` shows the shapes)."
                : "No case is left, because a compressor applies only to the shape Bytes of rows that are not floors: widen a filter, or "
                    + "add `none` to the compressors.");
        }

        var report = ReportChoice.Of(catalogue, suite, options, targets, compressors, baseline);
        var ofSuite = baseline;
        if (areCompared && new NamedBaseline(catalogue, options, cases).Of([baseline, .. further], report) is { } named)
        {
            (baseline, further) = (named, []);
            report = ReportChoice.WithOne(report, baseline);
        }

        var efforts = EffortChoice.Of(experiments, suite, options);
        var comparison = AgainstChoice.EffortOf(options, efforts);

        // Below 10^9, so that a seed is short to type and no JSON reader rounds it. All shards have the same.
        var seed = options.Seed ?? (options.Shard is null ? (ulong)Random.Shared.NextInt64(1, 1_000_000_000) : ShardChoice.Seed(cases));
        var whole = cases;
        if (options.Shard is not null)
        {
            cases = ShardChoice.Of(options.Shard, whole, experiments, ComparedGroup.ComparesTargets(report, baseline.Target));
        }

        var ids = cases.ConvertAll(planned => planned.Id);
        var title = RunTitle.Of(catalogue, ofFile, options, whole, compared, experiments.ConvertAll(experiment => experiment.Name));
        return new Plan
        {
            Suite = suite.Name,
            Experiments =
            [
                .. experiments.Select((experiment, i) => new PlannedExperiment(experiment.Name, efforts[i])
                {
                    LeftOut = ids.Except(taken[i]).ToHashSet(),
                    NeedsProof = experiment.NeedsProof,
                    TakesTimes = experiment.TakesTimes,
                }),
            ],
            Title = title?.Title,
            Description = title?.Description ?? suite.Description ?? suite.Title,
            Options = options with
            {
                Seed = seed,
                CheckColumns = options.CheckColumns.Count > 0 ? options.CheckColumns : suite.CheckColumns,
            },
            SuiteBudget = SuiteBudget(suite, options),
            Seed = seed,
            IsAscii = DatasetChoice.IsAscii(datasets, suite, options),
            Baseline = baseline.Name,
            FurtherBaselines = [.. further.Select(one => one.Name).OfType<string>()],
            BaselineTarget = baseline.Target,
            Comparison = comparison is null ? null : new ComparisonInfo(
                compared, options.Threshold ?? comparison.Threshold, options.Margin ?? comparison.Margin)
            {
                Targets = comparedTargets,
            },
            PreferredTargets =
                [.. options.Targets.SelectMany(glob => targets.Where(target => Glob.Matches(glob, target))), .. suite.Targets],
            PreferredShapes = suite.Shapes,
            ExtraColumns = suite.ExtraColumns,
            Shard = options.Shard is null ? null : ShardChoice.Info(options.Shard, whole),
            SuiteBaseline = ofSuite.Name != baseline.Name && whole.All(one => one.Id.RowName != ofSuite.Name) ? ofSuite.Name : null,
            Report = report,
            Cases = cases,
        };
    }

    /// <summary>The budget of a suite applies only if the user does not specify how much to measure.</summary>
    private static TimeSpan? SuiteBudget(SuiteDefinition suite, RunOptions options) =>
        options is { Effort: null, Launches: null, Until: null } ? suite.Budget : null;

    // Named: the option in which the user named the rows.
    private static List<CatalogueRow> Rows(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options, string named) =>
        SuiteChoice.WithPreferredShapes(suite, Picked(catalogue, suite, options, named));

    private static List<CatalogueRow> Picked(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options, string named) =>
        options.Serializers.Count > 0
        ? new RowChoice(new Selection(named, "roundup list serializers"), catalogue).Pick(options.Serializers)
        : new RowChoice(new Selection($"{suite.File}: 'serializers'", "roundup list serializers"), catalogue).Pick(suite.Serializers);

    private static List<PlannedCase> Cases(
        SuiteDefinition suite,
        RunOptions options,
        List<DatasetChoice> datasets,
        TargetRows targets,
        List<(CatalogueRow Row, CatalogueCompressor? Compressor)> pairs)
    {
        var shapes = Values("--shape", options.Shapes, suite.Shapes);
        if (options.Shapes.Count > 0 && !IsNamed(Shape.Preferred, options.Shapes))
        {
            shapes.Remove(Shape.Preferred);
        }

        if (suite.Streams == StreamUse.Array && shapes.Contains(Shape.AsyncStream))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{suite.File}: 'streams' is array, which AsyncStream does not have: leave out the shape, or set 'streams' to new.");
        }

        var operations = Values("--operation", options.Operations, suite.Operations);
        var cases =
            from operation in operations
            from dataset in datasets
            from count in dataset.Counts
            from shape in shapes
            from target in targets.Targets(pairs.Select(pair => pair.Row))
            from pair in pairs
            where targets.Has(pair.Row, pair.Compressor, target)
            let row = pair.Row
            let own = row.Row.ShapeFor(shape)
            where !CaseRules.Excludes(row.Row, own, operation) && !CaseRules.Excludes(row.Row, pair.Compressor, own)
            let comparison = new TableId(dataset.Dataset.Name, count, shape, operation, target)
            {
                Streams = shape is Shape.Stream or Shape.AsyncStream or Shape.Preferred ? suite.Streams : null,
                InList = dataset.OneInList && count == 1 ? true : null,
            }
            let id = new CaseId(row.Row.FullName, CompressorChoice.Name(pair.Compressor), comparison)
            let unsupported = CaseRules.Unsupported(row.Row, pair.Compressor, dataset.Dataset, own, operation, target)
            select new PlannedCase(id, row.Library, row.Row, dataset.Dataset, unsupported, pair.Compressor);
        return Limited([.. cases.Take(FileLimits.Cases + 1)], pairs.Count);
    }

    /// <summary>Checks that the results file will not exceed the limits of its reader.</summary>
    private static List<PlannedCase> Limited(List<PlannedCase> cases, int rows) =>
        cases.Count <= FileLimits.Cases && rows <= FileLimits.RowsOfTable ? cases : throw new RoundupException(
            ExitCode.Usage,
            $"The plan has more than {FileLimits.Cases} cases, or more than {FileLimits.RowsOfTable} rows to compare with each other: "
            + "narrow a filter, and make several runs of it.");

    private static List<string> Targets(SuiteDefinition suite, RunOptions options, List<IExperimentRules> experiments) =>
        options.Targets.Count > 0
            ? new Selection("--target", "roundup list targets").Pick(options.Targets, Target.All, name => name)
            : experiments is [{ Targets: { Count: > 0 } targets }] ? [.. targets]
            : [.. Target.All.Where(suite.Targets.Contains)];

    /// <summary>Adds the target of a baseline of the user.</summary>
    private static List<string> WithBaseline(List<string> targets, string? baseline) =>
        baseline is null || targets.Contains(baseline) ? targets : [baseline, .. targets];

    /// <summary>Whether a glob matches only this shape. <c>*</c> does not name <see cref="Shape.Preferred"/>.</summary>
    private static bool IsNamed(Shape shape, IReadOnlyList<string> globs) =>
        globs.Any(glob => Glob.Matches(glob, shape.ToString())
            && !Enum.GetValues<Shape>().Any(other => other != shape && Glob.Matches(glob, other.ToString())));

    private static List<T> Values<T>(string option, IReadOnlyList<string> globs, IReadOnlyList<T> ofSuite)
        where T : struct, Enum =>
        globs.Count > 0
            ? new Selection(option, null).Pick(globs, Enum.GetValues<T>(), v => v.ToString())
            : [.. Enum.GetValues<T>().Where(ofSuite.Contains)];
}
