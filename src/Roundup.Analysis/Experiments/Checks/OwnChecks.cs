using System.Text.RegularExpressions;

namespace Roundup.Analysis.Experiments.Checks;

// The checks of own data in a run: what they found, and which of them were run.
internal sealed class OwnChecks
{
    private readonly RunInfo _run;
    private readonly ILookup<(string Serializer, string Target, string Dataset), CheckedCase> _cases;
    private readonly Dictionary<(string Serializer, OwnKey Key), ILookup<string, CheckFinding>> _found;

    public OwnChecks(ResultsFile file)
    {
        _run = file.Run;
        var own = file.Datasets.Where(data => data.IsOwn).Select(data => data.Name).ToHashSet();
        var cases = !file.Has(ExperimentNames.Check) ? []
            : file.Of(ExperimentNames.Check).Cases
                .Where(result => own.Contains(result.Id.Table.Dataset) && CheckedSerializer.WereChecksRun(result)).ToList();
        _cases = cases.ToLookup(
            result => (result.Id.SerializerName, result.Id.Table.Target, result.Id.Table.Dataset), result => (CheckedCase)result.Part);
        _found = (from result in cases
                  from finding in ((CheckedCase)result.Part).Findings
                  where finding.Outcome > CheckOutcome.ByRoundup
                  from one in OwnKey.Of(finding, own)
                  group (result.Id.Table.Target, one.Finding) by (result.Id.SerializerName, one.Key))
            .ToDictionary(same => same.Key, same => same.ToLookup(one => one.Target, one => one.Finding));
    }

    public IEnumerable<string> Serializers => _cases.Select(one => one.Key.Serializer).Distinct();

    // Those on which the check of a finding was run: all of its category for its data, and with the version that writes.
    public List<string> Targets(string serializer, OwnKey key) =>
    [
        .. _cases.Select(one => one.Key.Target).Distinct()
            .Where(target => _found.GetValueOrDefault((serializer, key))?.Contains(target) == true
                || (WasRun([.. _cases[(serializer, target, key.Dataset)]], key.Category)
                    && (key.Writer is null || _cases.Contains((serializer, target, key.Writer))))),
    ];

    // expected: null where nothing is compared. What the earlier types lose by themselves is left out: it comes from no change, and would
    // be new or gone after each merge.
    public IEnumerable<OwnFinding> Findings(IReadOnlyDictionary<string, IReadOnlyDictionary<string, CheckOutcome>>? expected) =>
        from serializer in Serializers
        let known = Keys(expected?.GetValueOrDefault(serializer))
        from key in _found.Keys.Where(one => one.Serializer == serializer).Select(one => one.Key)
            .Union(known.Keys.Select(key => key with { Target = null }))
        where key.Writer is not null || key.Dataset != _run.Contract?.Before
        let targets = Targets(serializer, key)
        from part in Parts(key, targets, _found.GetValueOrDefault((serializer, key))?.Count ?? targets.Count, known)
        let finding = Finding(serializer, key, part, part.Target is { } only ? [only] : targets, known)
        where finding is not null
        select expected is not null || finding.State == FindingState.Expected ? finding
            : finding with { State = FindingState.NotCompared };

    public static Dictionary<OwnKey, CheckOutcome> Keys(IReadOnlyDictionary<string, CheckOutcome>? findings) =>
        (findings ?? new Dictionary<string, CheckOutcome>())
            .Select(one => (Key: OwnKey.Parse(one.Key), one.Value)).Where(one => one.Key is not null)
            .ToDictionary(one => one.Key!, one => one.Value);

    // One name for all targets, unless they differ in what was found or expected.
    private static IEnumerable<OwnKey> Parts(OwnKey key, List<string> targets, int found, Dictionary<OwnKey, CheckOutcome> expected)
    {
        var each = targets.Select(target => key with { Target = target });
        return targets.Count == 0 || found < targets.Count || each.Any(expected.ContainsKey) ? each : [key];
    }

    // Null for what is neither found nor missing.
    private OwnFinding? Finding(
        string serializer, OwnKey key, OwnKey part, List<string> targets, Dictionary<OwnKey, CheckOutcome> expected)
    {
        var first = targets.SelectMany(target => _found.GetValueOrDefault((serializer, key))?[target] ?? [])
            .OrderByDescending(one => one.Outcome).ThenBy(one => one.Id.Way is Way.EmptySegments or Way.TruncatedBeforeEmpty)
            .FirstOrDefault();
        var was = expected.TryGetValue(part, out var outcome) || expected.TryGetValue(key, out outcome) ? outcome : (CheckOutcome?)null;
        var isAccepted = AcceptedLosses.AreAccepted([key.What], _run.Accepted, key.Dataset);

        // Threads meet by chance: that they did not fail this time proves nothing.
        return first is null && (was is null || isAccepted || key.Category == CheckCategory.Threads || IsOfOtherChange(key)) ? null
            : new(serializer, part.ToString(), first?.Outcome ?? was!.Value,
                isAccepted || first?.Outcome == was ? FindingState.Expected
                : first is null ? FindingState.Gone
                : was is null ? FindingState.New
                : FindingState.Changed)
            {
                Was = was,
                Targets = part.Target is { } only ? [only] : [],
                First = first,
                Changes = ChangesOf(key),
            };
    }

    // Of a category that was run in part, nothing is known but what was found.
    private static bool WasRun(List<CheckedCase> cases, CheckCategory category)
    {
        var run = cases.FindAll(one => one.Passed.ContainsKey(category) || one.Findings.Any(finding => finding.Category == category));
        return run.Count > 0 && !run.Exists(one => one.NotRun.ContainsKey(category));
    }

    // Between the versions: the change of the lost member, one that names it, or else any.
    private IReadOnlyList<ContractChange> ChangesOf(OwnKey key) =>
        !IsBetween(key) ? [] : Named(key) is { Count: > 0 } named ? named : _run.Contract!.Changes;

    // Whether a finding came from a change between two commits that is none between those of now: it is merged, or was taken back.
    private bool IsOfOtherChange(OwnKey key) => IsBetween(key) && Named(key).Count == 0;

    private bool IsBetween(OwnKey key) => _run.Contract?.IsBetween(key.Dataset, key.Writer) == true;

    // The changes of a lost member, or those that name it, such as "in front of Price".
    private List<ContractChange> Named(OwnKey key)
    {
        var changes = _run.Contract!.Changes;
        var member = Contracts.Comparison.PathOf(key.What).Split('.')[^1].TrimEnd('[', ']');
        var own = changes.Where(change => change.Member == member).ToList();
        return own.Count > 0 || member.Length == 0 ? own
            : [.. changes.Where(change => Regex.IsMatch(change.Text, $@"\b{Regex.Escape(member)}\b"))];
    }
}
