using System.Text.Json.Serialization.Metadata;
using Roundup.Engine.Journaling;

namespace Roundup.Engine.Experiments.Speed;

internal sealed class SpeedState(int cases) : ExperimentState
{
    private readonly CaseLaunches[] _cases = [.. Enumerable.Range(0, cases).Select(_ => new CaseLaunches())];
    private readonly GroupMembers _members = new();
    private double _lastSampleSeconds;
    private bool _showsUnfinished;

    // The cases of which a provisional table has shown a launch before it was whole: an interrupted run keeps them.
    private HashSet<int> _shown = [];

    public FinishedLaunches Finished { get; } = new();

    public override IReadOnlyList<JsonDerivedType> Entries { get; } =
    [
        new(typeof(SampleEntry), "sample"),
        new(typeof(LaunchEntry), "launch"),
        new(typeof(GroupStartEntry), "start"),
        new(typeof(GroupEndEntry), "end"),
    ];

    public override double LastSampleSeconds => _lastSampleSeconds;

    public override bool NeedsPayload(int index, int launches) => Launches(index) == 0;

    public override void Forget(IReadOnlyList<int> cases)
    {
        var groups = _members.GroupsOf(cases);
        Finished.Forget(groups);
        foreach (var index in _members.List(groups))
        {
            _cases[index].Clear();
        }
    }

    public override int Launches(int index) => _cases[index].Count;

    public override CasePart? Result(int index) =>
        _cases[index].InOrder(_showsUnfinished || (_shown.Contains(index) && _cases[index].Count == 0)) is { Count: > 0 } launches
            ? new SpeedData(launches) : null;

    // Results to be shown while a launch is under way, with the cases that it has closed: of these a resumed run knows nothing until it is
    // whole.
    public ResultsFile WithUnfinished(Func<ResultsFile> results)
    {
        _showsUnfinished = true;
        _shown = [.. _cases.Index().Where(one => one.Item.InOrder(withUnfinished: true).Count > 0).Select(one => one.Index)];
        try
        {
            return results();
        }
        finally
        {
            _showsUnfinished = false;
        }
    }

    public override void Apply(Entry entry)
    {
        switch (entry)
        {
            case SampleEntry sample:
                _lastSampleSeconds = Math.Max(_lastSampleSeconds, sample.Sample.AtSeconds);
                _cases[sample.Case].Pending(sample.Group, sample.Launch, sample.Replica).Add(sample.Sample);
                break;
            case LaunchEntry launch:
                _cases[launch.Case].Describe(launch);
                _members.Add(launch.Group, launch.Case);
                break;
            case GroupStartEntry start:
                foreach (var launches in _cases)
                {
                    launches.Forget(start);
                }

                break;
            case GroupEndEntry end:
                Finished.Add(end.Group, end.Launch, end.Seconds);
                foreach (var launches in _cases)
                {
                    launches.Finish(end);
                }

                break;
        }
    }
}
