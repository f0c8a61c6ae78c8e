using System.Text.Json.Serialization.Metadata;
using Roundup.Engine.Journaling;

namespace Roundup.Engine.Experiments.FirstCall;

internal sealed class FirstCallState(int cases) : ExperimentState
{
    private readonly List<FirstCallSample>[] _cases = [.. Enumerable.Range(0, cases).Select(_ => new List<FirstCallSample>())];
    private readonly GroupMembers _members = new();
    private double _lastSampleSeconds;

    public FinishedLaunches Finished { get; } = new();

    public override IReadOnlyList<JsonDerivedType> Entries { get; } = [new(typeof(FirstCallsEntry), "calls")];

    public override double LastSampleSeconds => _lastSampleSeconds;

    public override bool NeedsPayload(int index, int launches) => Launches(index) < launches;

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

    public override CasePart? Result(int index) => _cases[index].Count > 0 ? new FirstCallData([.. _cases[index]]) : null;

    public override void Apply(Entry entry)
    {
        if (entry is FirstCallsEntry process)
        {
            Finished.Add(process.Group, process.Launch, process.Seconds);
            foreach (var call in process.Calls)
            {
                _lastSampleSeconds = Math.Max(_lastSampleSeconds, call.Sample.AtSeconds);
                _cases[call.Case].Add(call.Sample);
                _members.Add(process.Group, call.Case);
            }
        }
    }
}
