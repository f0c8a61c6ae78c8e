namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// The results of one library that can be compared with the expected failures: without own data, and without checks of a version that the
/// user named.
/// </summary>
public sealed class CheckedLibrary
{
    private const char Pinned = '@';

    private readonly ILookup<string, (string Target, CheckedProbe Probe)> _cases;
    private readonly HashSet<string> _writers;

    private CheckedLibrary(string name, ResultsFile file, IEnumerable<CaseResult> cases)
    {
        Name = name;
        _cases = cases.ToLookup(
            result => result.Id.SerializerName,
            result => (result.Id.Table.Target, new CheckedProbe(result.Id.Table.Dataset, (CheckedCase)result.Part)));
        _writers =
        [
            .. Enum.GetNames<Shape>(),
            .. file.Cases.Where(CheckedSerializer.WereChecksRun)
                .SelectMany(result => (string[])[result.Id.Table.Target, result.Id.Serializer]),
        ];
        Version = file.Serializers.FirstOrDefault(info => info.Library == name && info.Version is not null)?.Version;
    }

    /// <summary>The library.</summary>
    public string Name { get; }

    /// <summary>Its version; null where it is not known.</summary>
    public string? Version { get; }

    /// <summary>Its serializers.</summary>
    public IEnumerable<string> Serializers => _cases.Select(row => row.Key);

    /// <summary>The libraries of a run.</summary>
    public static IReadOnlyList<CheckedLibrary> Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var infos = SerializerInfos.Of(file);
        var own = file.Datasets.Where(data => data.IsOwn).Select(data => data.Name).ToHashSet();
        return
        [
            .. file.Cases.Where(result =>
                    CheckedSerializer.WereChecksRun(result) && !own.Contains(result.Id.Table.Dataset)
                    && !result.Id.Serializer.Contains(Pinned))
                .GroupBy(result => infos[result.Id.Serializer].Library)
                .Select(library => new CheckedLibrary(library.Key, file, library)),
        ];
    }

    internal IEnumerable<CheckId> Ids(string serializer) =>
        _cases[serializer].SelectMany(one => one.Probe.Part.Findings).Select(finding => finding.Id)
            .Where(id => id.Way is not Way.From { IsPinned: true }).Distinct();

    // The targets on which the run made a check. Of a category that was run in part, only failures are known.
    internal IEnumerable<string> Targets(string serializer, CheckId id) => id.Way is Way.From from && !_writers.Contains(from.Writer) ? []
        : _cases[serializer].Where(one => one.Probe.Name == id.Probe
                && (one.Probe.WasRun.Any(asked => asked.Category == id.Category) || FindingOf(one.Probe, id) is not null))
            .Select(one => one.Target).Distinct();

    internal CheckOutcome Outcome(string serializer, CheckId id, string target) => _cases[serializer].Where(one => one.Target == target)
        .Select(one => FindingOf(one.Probe, id)).FirstOrDefault(finding => finding is not null)?.Outcome ?? CheckOutcome.Passed;

    private static CheckFinding? FindingOf(CheckedProbe probe, CheckId id) =>
        probe.Part.Findings.FirstOrDefault(finding => finding.Id == id);
}
