using System.Text.RegularExpressions;

namespace Roundup.Analysis.Experiments.Checks;

// The checks of own data in a run: what they found, and which of them were run.
internal sealed class OwnChecks
{
    private readonly ResultsFile _file;
    private readonly ILookup<(string Serializer, string Target, string Dataset), CheckedCase> _cases;
    private readonly Dictionary<(string Serializer, OwnKey Key), ILookup<string, CheckFinding>> _found;
    private readonly List<string> _targets;

    public OwnChecks(ResultsFile file)
    {
        _file = file = file.Has(ExperimentNames.Check) ? file.Of(ExperimentNames.Check) : file with { Cases = [] };
        var own = file.Datasets.Where(data => data.IsOwn).Select(data => data.Name).ToHashSet();
        var cases = file.Cases
            .Where(result => own.Contains(result.Id.Table.Dataset) && CheckedSerializer.WereChecksRun(result)).ToList();
        _targets = [.. cases.Select(result => result.Id.Table.Target).Distinct()];
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
    public IReadOnlyList<string> Targets(string serializer, OwnKey key) =>
    [
        .. _targets.Where(target => Find(serializer, key)?.Contains(target) == true
            || (WasRun([.. _cases[(serializer, target, key.Dataset)]], key.Category)
                && (key.Writer is null || _cases.Contains((serializer, target, key.Writer))))),
    ];

    // expected: null where nothing is compared.
    public IEnumerable<OwnFinding> Findings(IReadOnlyDictionary<string, IReadOnlyDictionary<string, CheckOutcome>>? expected) =>
        from serializer in Serializers
        let known = Keys(expected?.GetValueOrDefault(serializer))
        from key in _found.Keys.Where(one => one.Serializer == serializer).Select(one => one.Key)
            .Union(known.Keys.Select(key => key with { Target = null }))
        from finding in Findings(serializer, key, expected is null ? null : known)
        select finding;

    public static Dictionary<OwnKey, CheckOutcome> Keys(IReadOnlyDictionary<string, CheckOutcome>? findings) =>
        (findings ?? new Dictionary<string, CheckOutcome>())
            .Select(one => (Key: OwnKey.Parse(one.Key), one.Value)).Where(one => one.Key is not null)
            .ToDictionary(one => one.Key!, one => one.Value);

    private IEnumerable<OwnFinding> Findings(string serializer, OwnKey key, Dictionary<OwnKey, CheckOutcome>? expected)
    {
        var targets = Targets(serializer, key);
        var found = Find(serializer, key);
        var isOne = (found?.Count ?? targets.Count) == targets.Count
            && !targets.Any(target => expected?.ContainsKey(key with { Target = target }) == true);
        IEnumerable<(OwnKey Key, IReadOnlyList<string> Targets)> parts = targets.Count == 0 ? []
            : isOne ? [(key, targets)]
            : targets.Select(target => (key with { Target = target }, (IReadOnlyList<string>)[target]));
        foreach (var part in parts)
        {
            var first = part.Targets.SelectMany(target => found?[target] ?? [])
                .OrderByDescending(one => one.Outcome).ThenBy(one => one.Id.Way is Way.EmptySegments or Way.TruncatedBeforeEmpty)
                .FirstOrDefault();
            var was = expected is null ? (CheckOutcome?)null : Expected(expected, part.Key) ?? Expected(expected, key);
            var isAccepted = AcceptedLosses.AreAccepted([key.What], _file.Run.Accepted);
            if (first is null && (was is null || isAccepted || key.Category == CheckCategory.Threads))
            {
                // Threads meet by chance: that they did not fail this time proves nothing.
                continue;
            }

            yield return new(serializer, part.Key.ToString(), first?.Outcome ?? was!.Value, StateOf(first, was))
            {
                Was = was,
                Targets = part.Key.Target is { } only ? [only] : [],
                Category = key.Category,
                First = first,
                Changes = ChangesOf(key),
            };

            FindingState StateOf(CheckFinding? now, CheckOutcome? before) => isAccepted ? FindingState.Expected
                : expected is null ? FindingState.NotCompared
                : now is null ? FindingState.Gone
                : before is null ? FindingState.New
                : now.Outcome == before ? FindingState.Expected
                : FindingState.Changed;
        }
    }

    private static CheckOutcome? Expected(Dictionary<OwnKey, CheckOutcome> expected, OwnKey key) =>
        expected.TryGetValue(key, out var outcome) ? outcome : null;

    private ILookup<string, CheckFinding>? Find(string serializer, OwnKey key) => _found.GetValueOrDefault((serializer, key));

    // Of a category that was run in part, nothing is known but what was found.
    private static bool WasRun(List<CheckedCase> cases, CheckCategory category)
    {
        var run = cases.FindAll(one => one.Passed.ContainsKey(category) || one.Findings.Any(finding => finding.Category == category));
        return run.Count > 0 && !run.Exists(one => one.NotRun.ContainsKey(category));
    }

    // The change of the lost member; between the versions also one that names it, such as "in front of Price", or else any.
    private IReadOnlyList<ContractChange> ChangesOf(OwnKey key)
    {
        if (_file.Run.Contract is not { } contract)
        {
            return [];
        }

        var member = Contracts.Comparison.PathOf(key.What).Split('.')[^1].TrimEnd('[', ']');
        var own = contract.Changes.Where(change => change.Member == member).ToList();
        if (own.Count > 0 || !contract.IsBetween(key.Dataset, key.Writer))
        {
            return own;
        }

        var named = contract.Changes.Where(change => member.Length > 0 && Regex.IsMatch(change.Text, $@"\b{Regex.Escape(member)}\b"))
            .ToList();
        return named.Count > 0 ? named : contract.Changes;
    }
}
