namespace Roundup.Analysis.Experiments.Checks;

// The failures of several versions of a library with their periods. What an older version wrote is read by all later ones; what a newer
// one wrote says nothing of an update.
// Versions: those that are known, the oldest first. Ran: how many ran, each of which reads what all others wrote.
internal sealed class FailuresOfVersions
{
    private readonly List<CheckedSerializer> _versions;
    private readonly int _ran;
    private readonly List<Dictionary<VersionedFailure, CheckCause>> _found;
    private readonly List<Dictionary<(string, CheckCategory, string?), CheckOutcome>> _worst;

    public FailuresOfVersions(List<CheckedSerializer> versions, int ran)
    {
        (_versions, _ran) = (versions, ran);
        _found =
        [
            .. versions.Select((version, i) => version.Causes
                .SelectMany(cause => cause.Findings
                    .SelectMany(finding => VersionedFailure.Of(cause.Probe, finding, name => Before(i, name)))
                    .Select(failure => (failure, cause)))
                .GroupBy(one => one.failure, one => one.cause).ToDictionary(same => same.Key, same => same.First())),
        ];
        _worst = _found.ConvertAll(version => version.Keys.GroupBy(failure => (failure.Probe, failure.Category, failure.Writer))
            .ToDictionary(same => same.Key, same => same.Max(failure => failure.Outcome)));
    }

    public IReadOnlyList<FailureHistory> All() =>
    [
        .. from failure in _found.SelectMany(version => version.Keys).Distinct()
           orderby failure.Category, failure.Probe, failure.Outcome, failure.What
           let answers = _versions
               .Select((_, i) => failure.Writer is null ? OfOwn(failure, i) : OfOlder(failure, failure.Writer, i)).ToList()
           // Data of an older version are of interest to those who update to the newest one.
           where failure.Writer is null || answers[^1].Fails is not null
           let periods = PeriodsOf(answers)
           group (failure, periods) by (
               failure with { Writer = null },
               failure.Writer is null ? null : string.Join(' ', periods.Select(period => $"{period.Since}-{period.Until}")))
           into same
           // Of several versions whose data end alike, the newest one has the shortest way to the failure.
           let newest = same.MaxBy(one => VersionOrder.NumberOf(one.failure.Writer))
           select new FailureHistory(
               newest.failure, _found.FindLast(version => version.ContainsKey(newest.failure))![newest.failure], newest.periods)
           {
               WrittenBy = [.. same.Select(one => one.failure.Writer).OfType<string>().OrderBy(VersionOrder.NumberOf)],
           },
    ];

    private string? Before(int reader, string writer) =>
        _versions.Take(reader).FirstOrDefault(version => version.Name == writer)?.Version;

    private Answer OfOwn(VersionedFailure failure, int i) => new(
        _versions[i].Version!,
        _found[i].ContainsKey(failure) ? true : _versions[i].WasRun.Contains((failure.Probe, failure.Category)) ? false : null,
        _worst[i].GetValueOrDefault((failure.Probe, failure.Category, null)));

    // Not known where the version fails with its own data so that a failure with those of another one would not show.
    private Answer OfOlder(VersionedFailure failure, string writer, int i)
    {
        var written = _versions.FindIndex(version => version.Version == writer);
        var own = _found[i].Keys.Where(one =>
            one.Probe == failure.Probe && one.Writer is null && one.Category == CheckCategory.Values).ToList();
        var wasRead = i == written ? _versions[i].WasRun.Contains((failure.Probe, CheckCategory.Values))
            : i > written && WereAllRead(failure.Probe, i);
        return new(
            _versions[i].Version!,
            _found[i].ContainsKey(failure) ? true
                : wasRead && !own.Exists(one => one.What == failure.What || one.IsThrown) ? false : null,
            i == written ? own.Select(one => one.Outcome).DefaultIfEmpty(CheckOutcome.Passed).Max()
                : _worst[i].GetValueOrDefault((failure.Probe, failure.Category, writer)));
    }

    // A file has the number of checks that passed, and not which: all were run where none is missing.
    private bool WereAllRead(string probe, int i) =>
        _versions[i].WasRun.Contains((probe, CheckCategory.Versions))
        && _versions[i].PassedOf.GetValueOrDefault((probe, CheckCategory.Versions)) + _versions[i].Causes
            .Where(cause => cause.Probe == probe).SelectMany(cause => cause.Findings)
            .Count(finding => finding is { Category: CheckCategory.Versions, Id.Way: Way.From }) == _ran - 1;

    private static List<FailurePeriod> PeriodsOf(IReadOnlyList<Answer> versions)
    {
        var periods = new List<FailurePeriod>();
        Answer? without = null;
        var isOpen = false;
        foreach (var version in versions.Where(version => version.Fails is not null))
        {
            if (version.Fails == true)
            {
                periods = isOpen ? [.. periods[..^1], periods[^1] with { LastIn = version.Name }]
                    : [.. periods, new(version.Name, version.Name) { NotIn = without?.Name, Before = without?.Worst }];
            }
            else
            {
                periods = isOpen ? [.. periods[..^1], periods[^1] with { Until = version.Name, After = version.Worst }] : periods;
                without = version;
            }

            isOpen = version.Fails == true;
        }

        return periods;
    }

    // Fails: null where it is not known. Worst: what became of the probe's values.
    private sealed record Answer(string Name, bool? Fails, CheckOutcome Worst);
}
