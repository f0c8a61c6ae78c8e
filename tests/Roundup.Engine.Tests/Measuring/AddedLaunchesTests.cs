namespace Roundup.Engine.Tests.Measuring;

/// <summary>Launches are added to the cases that want more, and to no others.</summary>
public sealed class AddedLaunchesTests : IDisposable
{
    private static readonly Effort s_effort = new("adds", Launches: 2, Rounds: 1, BatchMs: 20, WarmupMs: 100)
    {
        Until = 0.02,
    };

    private readonly ScriptedRun _run = new("good", "other");
    private readonly List<int> _looks = [];

    [Fact]
    public async Task A_case_gets_launches_and_a_launch_rounds_until_they_want_no_more()
    {
        var file = await RunAsync(WantsMore);

        Launches(file, "good").ShouldBe(2);
        Launches(file, "other").ShouldBe(3);
        _looks.ShouldBe([2, 3]);
        file.Cases.SelectMany(result => result.Launches).ShouldAllBe(launch => launch.Samples.Count == 3);

        // For hidden work, the rule is asked with what was found so far, launch by launch.
        bool[] Looked(string row) =>
            [.. OfRow(file, row).Launches.Where(launch => launch.Replica == 0).Select(launch => launch.Hidden is not null)];
        Looked("good").ShouldBe([true, true]);
        Looked("other").ShouldBe([true, true, false]);
        (file.Run.Experiment.Launches, file.Run.Experiment.MostLaunches, file.Run.Experiment.Until).ShouldBe((2, 4, 0.02));

        // A finished run that is resumed adds nothing.
        file = await RunAsync(WantsMore, resume: true);
        Launches(file, "good").ShouldBe(2);
        Launches(file, "other").ShouldBe(3);

        static bool WantsMore(int has, string row) => row == "other" && has < 3;
    }

    [Fact]
    public async Task There_is_a_most()
    {
        var file = await RunAsync((_, _) => true, mostLaunches: 3);

        Launches(file, "good").ShouldBe(3);
        Launches(file, "other").ShouldBe(3);
    }

    public void Dispose() => _run.Dispose();

    private static int Launches(ResultsFile file, string row) =>
        OfRow(file, row).Launches.DistinctBy(launch => launch.Index).Count();

    private static CaseResult OfRow(ResultsFile file, string row) =>
        file.Cases.Single(result => result.Id.SerializerName == row);

    private Task<ResultsFile> RunAsync(
        Func<int, string, bool> wantsMore,
        int mostLaunches = 4,
        bool resume = false)
    {
        var effort = s_effort with { MostLaunches = mostLaunches };
        IReadOnlyDictionary<CaseId, int> Wanted(ResultsFile soFar, double until, int most)
        {
            until.ShouldBe(effort.Until!.Value);
            most.ShouldBe(mostLaunches);
            _looks.Add(soFar.Cases.Max(result => result.Launches.DistinctBy(launch => launch.Index).Count()));
            return soFar.Cases
                .Where(result => wantsMore(result.Launches.DistinctBy(launch => launch.Index).Count(), result.Id.SerializerName))
                .ToDictionary(result => result.Id, result => most);
        }

        var rule = new Rule(Wanted);
        var plan = _run.PlanOf(effort, new RunOptions { Operations = ["Serialize"] });
        return _run.RunAsync(plan, resume, experiments: [new SpeedExperiment(rule)]);
    }

    private sealed class Rule(Func<ResultsFile, double, int, IReadOnlyDictionary<CaseId, int>> wanted) : IStoppingRule
    {
        public IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double? until, int most) =>
            wanted(soFar, until!.Value, most);

        public int NextLook(int launches, bool isComparison) => launches + 1;

        public bool WantsRound(IReadOnlyList<Sample> batches) => batches.Count < 3;

        public bool LooksForHiddenWork(IReadOnlyList<HiddenWork> found) => found.Count < 2;
    }
}
