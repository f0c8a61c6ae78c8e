namespace Roundup.Analysis.Changes;

internal sealed class RunPair
{
    private readonly SerializerInfos _before;
    private readonly SerializerInfos _after;
    private readonly HashSet<string> _sameRuntimes;
    private readonly HashSet<(string, int)> _sameValues;

    public RunPair(ResultsFile before, ResultsFile after)
    {
        _before = SerializerInfos.Of(before);
        _after = SerializerInfos.Of(after);
        var targets = before.Targets.Join(after.Targets, target => target.Name, target => target.Name, (old, now) => (Old: old, Now: now))
            .ToLookup(pair => pair.Old.Runtime == pair.Now.Runtime && HaveSameSettings(pair.Old, pair.Now));
        _sameRuntimes = [.. targets[true].Select(pair => pair.Now.Name)];
        _sameValues =
        [
            .. before.Datasets.Select(data => (data.Name, data.Count, data.Hash))
                .Intersect(after.Datasets.Select(data => (data.Name, data.Count, data.Hash)))
                .Select(data => (data.Name, data.Count)),
        ];
        (Differences, NoTimes) = Compared(before, after, targets[false]);
    }

    public IReadOnlyList<string> Differences { get; }

    // Null where times can be compared.
    public string? NoTimes { get; }

    public bool IsUnchanged(CaseId before, CaseId after)
    {
        var (old, now) = (_before[before.Serializer], _after[after.Serializer]);
        return _sameRuntimes.Contains(after.Table.Target) && SameSerializer.Is(old, now, after.Table.Target);
    }

    public bool HaveSameValues(CaseId id) => _sameValues.Contains((id.Table.Dataset, id.Table.Count));

    private static bool HaveSameSettings(TargetInfo one, TargetInfo other) =>
        one.Settings.Count == other.Settings.Count
        && one.Settings.All(setting => other.Settings.TryGetValue(setting.Key, out var value) && value == setting.Value);

    private (IReadOnlyList<string> Differences, string? NoTimes) Compared(
        ResultsFile before, ResultsFile after, IEnumerable<(TargetInfo Old, TargetInfo Now)> otherRuntimes)
    {
        var (old, now) = (before.Machine, after.Machine);
        var isSameMachine = (old.Cpu, old.LogicalCpus, old.Os, old.Architecture, old.Hypervisor)
            == (now.Cpu, now.LogicalCpus, now.Os, now.Architecture, now.Hypervisor);
        var (earlier, later) = (before.Run.Experiment, after.Run.Experiment);
        var runtimes = otherRuntimes.Select(pair =>
            $"The runtime of {pair.Now.Name} was {pair.Old.Runtime} and is {pair.Now.Runtime}, or its settings differ.");
        var values = after.Datasets.Where(data => before.Datasets.Any(known => (known.Name, known.Count) == (data.Name, data.Count)))
            .Where(data => !_sameValues.Contains((data.Name, data.Count)))
            .Select(data => data.Name).Distinct().ToList();
        string[] all =
        [
            .. isSameMachine ? [] : (string[])[$"The machines differ: {Name(old)}, and {Name(now)}."],
            .. runtimes,
            .. before.Run.RoundupVersion == after.Run.RoundupVersion ? []
                : (string[])[$"Roundup was {before.Run.RoundupVersion} and is {after.Run.RoundupVersion}."],
            .. (earlier.BatchMs, earlier.Rounds) == (later.BatchMs, later.Rounds) ? []
                : (string[])[$"The efforts differ: {earlier.Effort}, and {later.Effort}."],
            .. values.Count == 0 ? []
                : (string[])[$"The values of {string.Join(", ", values)} differ, so sizes and allocations are not compared: repeat the run "
                    + $"with --seed {before.Run.Seed}."],
        ];
        return (all, isSameMachine ? null
            : "Times of different machines are not compared: repeat one run on the other machine, or measure both sides in one run, with "
                + "--against.");
    }

    private static string Name(MachineInfo machine) => $"{machine.Cpu}, {machine.LogicalCpus} processors, {machine.Os}";
}

internal static class SameSerializer
{
    // Whether it is: by what was built, else by the version, which tells nothing of what was built from source.
    public static bool Is(SerializerInfo one, SerializerInfo other, string target) =>
        one.Code?.Libraries.GetValueOrDefault(target) is { } first && other.Code?.Libraries.GetValueOrDefault(target) is { } second
            ? first == second && one.Code.Sources == other.Code.Sources && (one.Package is null || one.Version == other.Version)
            : one.Version is not null && one.Version == other.Version && !one.FromSource && !other.FromSource;

    // A few words; null where nothing is known to differ.
    public static string? Difference(SerializerInfo one, SerializerInfo other) =>
        (one.Code, other.Code) is not ({ } first, { } second) ? null
        : first.Sources != second.Sources ? $"another build of {other.Name}"
        : first.Libraries.Keys.FirstOrDefault(key => second.Libraries.TryGetValue(key, out var hash) && hash != first.Libraries[key])
            is { } target ? $"another build of {other.Name} for {target}"
        : null;
}
