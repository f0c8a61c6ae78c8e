using Roundup.OwnData.Settings;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Swap;

// What a search found. Found: the failures that were seen on its way. Left: those with the chosen settings and attributes. Without: for
// each setting, the failures where it alone is left out. OwnLosses: what the serializer in use loses by itself.
internal sealed record SwapResult(
    IReadOnlyList<Switch> Chosen,
    IReadOnlyList<SwapFailure> Found,
    IReadOnlyList<SwapFailure> Left,
    IReadOnlyList<IReadOnlyList<SwapFailure>> Without,
    IReadOnlyList<SourceCure> Attributes,
    IReadOnlyList<SwapFailure> OwnLosses)
{
    // Whether nothing is known of settings, since nothing could be compared.
    public bool IsEnd => Left.Any(one => one.IsEnd);

    // Whether the serializer in use does not read its own text, so that nothing could be compared with it.
    public bool IsUnreadable => IsAnyRejected(OwnLosses);

    public static bool IsAnyRejected(IReadOnlyList<SwapFailure> ownLosses) => ownLosses.Any(one => one.IsRejection);
}

// Searches settings that cure all failures, of which none can be left out: first it adds those that cure something, then attributes for
// what no setting cures, then it leaves out the settings that are not needed. Each set that it concludes from was run.
internal sealed class SwapSearch(SwapRounds rounds, SwitchFile switches, Action<string> progress)
{
    private const int MostSteps = 12;

    private readonly HashSet<string> _seen = [];
    private readonly List<SwapFailure> _found = [];
    private IReadOnlyList<Switch> _chosen = [];
    private IReadOnlyList<SwapFailure> _left = [];
    private int _tried;

    public async Task<SwapResult> RunAsync()
    {
        Found((await CheckAsync([_chosen]))[0]);
        var most = SwapResult.IsAnyRejected(rounds.OwnLosses) ? 0 : MostSteps;
        for (var step = 0; step < most && _left.Count > 0; step++)
        {
            // Where nothing can be compared, the types are at fault before the settings.
            if (!_left.Any(one => one.IsEnd) && await AddAsync())
            {
                continue;
            }

            if (rounds.AddAttributes(_left))
            {
                _seen.Clear();
                Found((await CheckAsync([_chosen]))[0]);
            }
            else if (!await AddAsync())
            {
                break;
            }
        }

        while (true)
        {
            List<IReadOnlyList<Switch>> without = [.. _chosen.Select(one => _chosen.Where(other => other != one).ToList())];
            var failures = await CheckAsync(without);
            var unneeded = Enumerable.Range(0, without.Count).Where(at => !Gone(failures[at], _left).Any()).ToList();
            if (unneeded.Count == 0)
            {
                return new(_chosen, _found, _left, failures, rounds.Attributes, rounds.OwnLosses);
            }

            (_chosen, _left) = (without[unneeded[0]], failures[unneeded[0]]);
        }
    }

    private void Found(IReadOnlyList<SwapFailure> left)
    {
        _left = left;
        _found.AddRange(Gone(left, _found));
        progress($"{CountText.Format(_tried, "set")} of settings tried; {CountText.Format(left.Count, "difference")} "
            + $"{(_chosen.Count == 0 ? "without settings" : $"with {string.Join(", ", _chosen.Select(one => one.Code))}")}");
    }

    // Whether a setting cured something. A value that is rejected at one member hides what comes behind it: another rejection in its place
    // is progress. Where nothing could be compared any more, nothing is cured.
    private async Task<bool> AddAsync()
    {
        var added = _seen.Add(Key(_chosen)) ? Added(_chosen) : [];
        var curing = added.Zip(await CheckAsync(added))
            .Where(one => Gone(_left, one.Second).Any() && !Gone(one.Second, _left).Any(failure => failure.IsEnd))
            .OrderBy(one => Cost(one.Second))
            // What takes the place of another setting may bring back what that one cures.
            .ThenByDescending(one => one.First.Count).ToList();
        if (curing.Count == 0)
        {
            return false;
        }

        var (set, left) = curing[0];
        var joined = Joined(_chosen, _left, curing);
        if (joined.Count > set.Count && (await CheckAsync([joined]))[0] is var together && Cost(together) <= Cost(left))
        {
            (set, left) = (joined, together);
        }

        _chosen = set;
        Found(left);
        return true;
    }

    private List<IReadOnlyList<Switch>> Added(IReadOnlyList<Switch> chosen) =>
        [.. switches.All.Except(chosen).Select(one => SwitchFile.With(chosen, one)).Where(set => !_seen.Contains(Key(set)))];

    private async Task<IReadOnlyList<IReadOnlyList<SwapFailure>>> CheckAsync(List<IReadOnlyList<Switch>> sets)
    {
        if (sets.Count == 0)
        {
            return [];
        }

        var failures = await rounds.CheckAsync(sets);
        _tried += sets.Count;
        return failures;
    }

    // With each setting, of those that cure most first, that cures something that the ones before do not.
    private static IReadOnlyList<Switch> Joined(
        IReadOnlyList<Switch> chosen,
        IReadOnlyList<SwapFailure> now,
        List<(IReadOnlyList<Switch> Set, IReadOnlyList<SwapFailure> Left)> curing)
    {
        var joined = chosen;
        var cured = new HashSet<SwapFailure>();
        foreach (var (set, left) in curing.Where(one => Cost(one.Left) < Cost(now)))
        {
            var gone = Gone(now, left).ToList();
            if (!cured.IsSupersetOf(gone) && !joined.Except(chosen).Any(one => one.Slot == set[^1].Slot))
            {
                cured.UnionWith(gone);
                joined = SwitchFile.With(joined, set[^1]);
            }
        }

        return joined;
    }

    private static IEnumerable<SwapFailure> Gone(IReadOnlyList<SwapFailure> now, IReadOnlyList<SwapFailure> left) =>
        now.Where(one => !left.Any(other => one.Direction == other.Direction && one.IsSame(other)));

    // A rejection hides losses, and an end everything.
    private static int Cost(IReadOnlyList<SwapFailure> failures) => failures.Sum(one => one.IsEnd ? 100 : one.IsRejection ? 3 : 1);

    private static string Key(IReadOnlyList<Switch> set) => string.Join('\n', set.Select(one => one.Code).Order(StringComparer.Ordinal));
}
