using System.Globalization;
using Roundup.Analysis.Changes;

namespace Roundup.Analysis.Merging;

// What forbids to join two files: any quantity that numbers depend on. Two machines of one model are one environment, since no ratio is
// taken between tables of different machines.
internal static class EnvironmentDifference
{
    // A few words; null where the files can be joined.
    public static string? Find(ResultsFile one, ResultsFile other) =>
        Between(OfMachine(one), OfMachine(other))
        ?? Between(OfTargets(one), OfTargets(other))
        ?? Between(OfRun(one), OfRun(other))
        ?? (MergedShards.SplitOf(one) is { } split && MergedShards.SplitOf(other) is { } second && !split.IsOfSameSplit(second)
            ? "shards of another split" : null)
        ?? Between(OfVersions(one), OfVersions(other))
        ?? OfCode(one, other)
        ?? Between(OfData(one), OfData(other));

    private static string? Between(IEnumerable<(string Name, string? Value)> one, IEnumerable<(string Name, string? Value)> other)
    {
        var known = one.DistinctBy(fact => fact.Name).ToDictionary(fact => fact.Name, fact => fact.Value);
        foreach (var (name, value) in other)
        {
            if (known.TryGetValue(name, out var first) && first != value)
            {
                return $"{name} {value ?? "unknown"} instead of {first ?? "unknown"}";
            }
        }

        return null;
    }

    private static IEnumerable<(string Name, string? Value)> OfMachine(ResultsFile file) =>
    [
        ("system", file.Machine.Os),
        ("architecture", file.Machine.Architecture),
        ("CPU", file.Machine.Cpu),
        ("logical CPUs", Number(file.Machine.LogicalCpus)),
        ("physical cores", Number(file.Machine.PhysicalCores)),
        ("vector instructions", file.Machine.Vectors),
        ("hypervisor", file.Machine.Hypervisor),
        ("governor", file.Machine.Governor),
        (".NET SDK", file.Machine.Sdk),
    ];

    private static IEnumerable<(string Name, string? Value)> OfTargets(ResultsFile file) => file.Targets.SelectMany(target =>
        target.Settings.Select(setting => ($"{target.Name}: {setting.Key}", (string?)setting.Value))
            .Prepend((target.Name, target.Runtime)));

    private static IEnumerable<(string Name, string? Value)> OfRun(ResultsFile file) =>
    [
        ("Roundup", file.Run.RoundupVersion),
        ("seed", Number(file.Run.Seed)),
        ("baseline", string.Join(", ", [file.Run.Baseline, .. file.Run.FurtherBaselines])),
        ("runtime of the baseline", file.Run.BaselineTarget),
        ("experiments", string.Join(", ", file.Run.Experiments.Select(experiment => experiment.Name))),
        .. file.Run.Experiments.Select(experiment => ($"effort of {experiment.Name}", (string?)Effort(experiment))),
        ("comparison", Comparison(file.Run.Comparison)),
        .. file.Cases.Select(one => one.Id.Table).Where(table => table.Shape is Shape.Stream or Shape.AsyncStream or Shape.Preferred)
            .Select(table => ("use of streams", (string?)(table.Streams?.ToString() ?? "usual"))),
        ("columns", string.Join(", ", file.Run.ExtraColumns)),
        ("joined runtimes", file.Run.Report is { JoinTargets: true } ? "yes" : null),
    ];

    private static IEnumerable<(string Name, string? Value)> OfVersions(ResultsFile file) =>
    [
        // What comes with a runtime has the version of its target, and what was not built has none.
        .. file.Serializers.Where(serializer => serializer is { Package: not null, Version: not null })
            .Select(serializer => (serializer.Name, (string?)$"{serializer.Version} {serializer.FileVersion}")),
        .. file.Compressors.Where(compressor => compressor.Version is not null)
            .Select(compressor => (compressor.Name, (string?)$"{compressor.Version} {compressor.FileVersion}")),
    ];

    private static string? OfCode(ResultsFile one, ResultsFile other) =>
        one.Serializers.Join(other.Serializers, serializer => serializer.Name, serializer => serializer.Name, SameSerializer.Difference)
            .FirstOrDefault(difference => difference is not null);

    private static IEnumerable<(string Name, string? Value)> OfData(ResultsFile file) => file.Datasets.Select(data =>
        (string.Create(CultureInfo.InvariantCulture, $"values of {data.Name} x{data.Count}{data.ListText}"), (string?)data.Hash));

    private static string Effort(ExperimentRun run) => string.Create(
        CultureInfo.InvariantCulture,
        $"{run.Effort} ({run.Launches} to {Math.Max(run.Launches, run.MostLaunches)} launches, {run.Rounds} rounds of {run.BatchMs} ms, "
        + $"until {run.Until?.ToString(CultureInfo.InvariantCulture) ?? "-"})");

    private static string? Comparison(ComparisonInfo? comparison) => comparison is null ? null : string.Create(
        CultureInfo.InvariantCulture,
        $"{string.Join(", ", comparison.Pairs.Select(pair => $"{pair.Candidate} against {pair.Base}"))} ({comparison.Threshold}, "
        + $"{comparison.Margin})");

    private static string? Number(IFormattable? number) => number?.ToString(null, CultureInfo.InvariantCulture);
}
