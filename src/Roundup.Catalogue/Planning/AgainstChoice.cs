using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

// The serializers before a change (--against), each with the serializer after it.
internal static class AgainstChoice
{
    public const string Source = "--against";

    // The effort of a comparison if the user specifies none: the other one has too few launches to show much.
    private const string DefaultEffort = "standard";

    // The options with what a comparison needs: the baseline of the suite is an unchanged serializer beside the others, and the serializers
    // after the change are those of the same libraries where none are named.
    public static RunOptions Completed(RunOptions options, SuiteDefinition suite)
    {
        if (options.Against.Count == 0)
        {
            return options is { Threshold: null, Margin: null, AllowSame: false, By: ComparisonRule.Time }
                ? options
                : throw new RoundupException(
                    ExitCode.Usage,
                    "--threshold, --margin, --by and --allow-same are for comparisons: add --against with what to compare with.");
        }

        if (options.Until is not null)
        {
            throw new RoundupException(
                ExitCode.Usage,
                "--until is for ratios to the baseline, and --against measures until each change is decided: leave it out.");
        }

        if (TargetBefore(options) is { } before)
        {
            if (options.By != ComparisonRule.Time)
            {
                throw new RoundupException(
                    ExitCode.Usage, $"--by instructions compares versions of a library: name one in place of {Source} {before}.");
            }

            var others = Target.All.Where(target => options.Targets.Any(glob => Glob.Matches(glob, target))).Except([before]).ToList();
            options = others is [var after] ? options with { Targets = [before, after] } : throw new RoundupException(
                ExitCode.Usage, $"{Source} {before} compares each serializer with itself on another runtime: name that one with --target.");
        }

        var byTime = options.By == ComparisonRule.Time;
        return options with
        {
            Experiments = byTime ? options.Experiments : [ExperimentNames.Instructions],
            Baseline = options.Baseline ?? (byTime ? suite.Baseline : null),
            Effort = options.Effort ?? (options.Launches is null ? DefaultEffort : null),
            Serializers = options.Serializers.Count > 0 || TargetBefore(options) is not null
                ? options.Serializers
                : [.. options.Against.Select(SerializerReference.WithoutVersion).Distinct()],
        };
    }

    // Both targets, of options that are completed; null where serializers are compared.
    public static ComparedPair? TargetsOf(RunOptions options) =>
        TargetBefore(options) is { } before ? new(options.Targets[^1], before) : null;

    private static string? TargetBefore(RunOptions options) =>
        options.Against is [var only] && Target.All.Contains(only) ? only : null;

    public static (List<CatalogueSerializer> Rows, List<ComparedPair> Pairs) Choose(
        RoundupCatalogue catalogue, IReadOnlyList<string> against, IReadOnlyList<CatalogueSerializer> candidates)
    {
        var bases = new SerializerChoice(new Selection(Source, "roundup list serializers"), catalogue).Pick(against);
        var others = candidates
            .Where(candidate => !bases.Exists(serializer => serializer.Configuration.FullName == candidate.Configuration.FullName))
            .ToList();
        var pairs = bases is [var only] && others is [var other]
            ? [(Base: only, Candidate: other)]
            : bases.Select(serializer => (Base: serializer, Candidate: others.Find(candidate => IsSameSerializer(serializer, candidate))))
                .Where(pair => pair.Candidate is not null)
                .ToList();
        if (pairs.Count == 0)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{Source} '{string.Join(',', against)}' has no counterpart of the same name in --serializer: name the same library in two "
                + "versions, such as --serializer MyLib --against MyLib@1.2.0, or one serializer on each side.");
        }

        return (
            pairs.ConvertAll(pair => pair.Base),
            pairs.ConvertAll(pair => new ComparedPair(pair.Candidate!.Configuration.FullName, pair.Base.Configuration.FullName)));
    }

    // The cases of the tables in which a compared row can be measured before the change or after it. In the others the baseline would be
    // compared with nothing.
    public static List<PlannedCase> WithComparedSerializers(List<PlannedCase> cases, IReadOnlyList<ComparedPair> pairs, bool joinsTargets)
    {
        TableId TableOf(PlannedCase planned) => joinsTargets ? planned.Id.Table with { Target = "" } : planned.Id.Table;
        var serializers = pairs.SelectMany(pair => new[] { pair.Candidate, pair.Base }).ToHashSet();
        var tables = cases.Where(planned => planned.Unsupported is null && serializers.Contains(planned.Id.Serializer))
            .Select(TableOf).ToHashSet();
        return cases.FindAll(planned => tables.Contains(TableOf(planned)));
    }

    // How much the comparison measures; null without one.
    public static ComparisonEffort? EffortOf(RunOptions options, IReadOnlyList<Effort> efforts) =>
        options.Against.Count == 0 ? null
        : efforts.Select(effort => effort.Comparison).OfType<ComparisonEffort>().ToList() is [var only] ? only
        : throw new RoundupException(
            ExitCode.Usage, $"{Source} needs one experiment that compares: add --experiment speed, or --by instructions in its place.");

    private static bool IsSameSerializer(CatalogueSerializer one, CatalogueSerializer other) =>
        SerializerReference.WithoutVersion(one.UniqueName) == SerializerReference.WithoutVersion(other.UniqueName);
}
