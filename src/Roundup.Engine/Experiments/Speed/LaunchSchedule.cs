using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.Speed;

// Which cases take part in which launches: all of them in the first ones, then those that want more. It looks at the results between
// launches, as often as the rule says.
// rule: says which cases want more; null: the numbers of launches and rounds are fixed.
internal sealed class LaunchSchedule(ExperimentScope scope, IStoppingRule? rule)
{
    // How many times the effort's rounds there can be.
    private const int MostRounds = 4;

    // Two batches of a long call tell whether it needs more.
    private const int LeastRoundsOfLong = 2;

    private Dictionary<int, int> _expected = [];
    private int _nextLook = scope.Effort.Launches;

    public int Most => IsFixed ? scope.Effort.Launches : scope.Effort.MostLaunches;

    private bool IsFixed => rule is null || (scope.Effort.Until is null && scope.Plan.Comparison is null);

    // Decides who takes part in a launch. Called for one launch after the other.
    public bool Begin(int launch)
    {
        if (launch >= scope.Effort.Launches && launch >= _nextLook)
        {
            var byId = rule!.LaunchesWanted(scope.ResultsSoFar(), scope.Effort.Until, Most);
            _expected = scope.Plan.Cases.Index()
                .Where(planned => byId.ContainsKey(planned.Item.Id))
                .ToDictionary(planned => planned.Index, planned => byId[planned.Item.Id]);
            _nextLook = rule.NextLook(launch, scope.Plan.Comparison is not null);
        }

        return launch < scope.Effort.Launches || _expected.Keys.Any(scope.Ledger.IsOpen);
    }

    public bool TakesPart(int index, int launch) =>
        scope.Ledger.IsOpen(index) && (launch < scope.Effort.Launches || _expected.ContainsKey(index));

    // Whether a serializer takes part in a round: in the effort's, and where its batches scatter much in up to MostRounds times as many. A
    // further round costs a tenth of a further launch.
    public bool WantsRound(int round, WarmCase warm) =>
        MayHaveRound(round, warm)
        && (round < LeastRounds(warm) || (rule is not null && rule.WantsRound(warm.Batches)));

    // Whether the next launch of a case is to look for hidden work; without a rule the first one does.
    public bool LooksForHiddenWork(int index)
    {
        var launches = (scope.State.Result(index) as SpeedData)?.Launches ?? [];
        HiddenWork[] found = [.. launches.Select(launch => launch.Hidden).OfType<HiddenWork>()];
        return rule?.LooksForHiddenWork(found) ?? found.Length == 0;
    }

    public bool MayHaveRound(int round, WarmCase warm) =>
        round < (IsLong(warm) ? RoundsOfLong(warm) : rule is null ? LeastRounds(warm) : scope.Effort.Rounds * MostRounds);

    private int LeastRounds(WarmCase warm) => !IsLong(warm) ? scope.Effort.Rounds
        : rule is null ? RoundsOfLong(warm)
        : Math.Min(LeastRoundsOfLong, RoundsOfLong(warm));

    private bool IsLong(WarmCase warm) => warm.BatchNs > scope.Effort.BatchMs * 5e6;

    // Those whose single call is longer than a batch have as many rounds as fit the time of ten batches, but at least three.
    private int RoundsOfLong(WarmCase warm)
    {
        var effort = scope.Effort;
        return (int)Math.Clamp(effort.Rounds * effort.BatchMs * 10e6 / warm.BatchNs, Math.Min(3, effort.Rounds), effort.Rounds);
    }

    public int After(int index, int launch) => Math.Max(0, _expected.GetValueOrDefault(index, scope.Effort.Launches) - launch - 1);
}
