using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Experiments.SteadyState;
using Roundup.Engine.Journaling;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Journaling;

/// <summary>What the lines of a journal add up to.</summary>
public sealed class RunStateTests
{
    private readonly SteadyStateState _launches = new(1);
    private readonly RunState _state;

    public RunStateTests() => _state = new(Made.OneCase(), _launches);

    [Fact]
    public void A_launch_counts_when_its_group_has_ended()
    {
        Launch(launch: 0, rounds: 3, end: true);

        var result = Result();
        result.Outcome.ShouldBe(Outcome.Measured);
        result.Reason.ShouldBeNull();
        result.Launches.ShouldHaveSingleItem().Samples.Select(sample => sample.Round).ShouldBe([0, 1, 2]);
        _launches.Finished.Contains(0, 0).ShouldBeTrue();
        _state.Launches(0).ShouldBe(1);
    }

    [Fact]
    public void Samples_of_a_group_that_has_not_ended_do_not_count()
    {
        Launch(launch: 0, rounds: 3, end: false);

        var result = Result();
        result.Outcome.ShouldBe(Outcome.Skipped);
        result.Reason.ShouldBe("not its turn");
        result.Launches.ShouldBeEmpty();
        _launches.Finished.Contains(0, 0).ShouldBeFalse();
    }

    [Fact]
    public void A_group_that_is_restarted_starts_empty()
    {
        Launch(launch: 0, rounds: 3, end: true);
        Launch(launch: 1, rounds: 2, end: false);
        Launch(launch: 1, rounds: 3, end: true);

        Result().Launches.Select(launch => (launch.Index, launch.Samples.Count)).ShouldBe([(0, 3), (1, 3)]);
    }

    [Fact]
    public void A_case_that_crashed_within_a_group_has_no_launch_there()
    {
        _state.Apply(new GroupStartEntry(0, 0));
        _state.Apply(new SampleEntry(0, 0, 0, 0, Made.Sample(0)));
        _state.Apply(new OutcomeEntry(0, Outcome.Crashed, "stack overflow"));
        _state.Apply(new GroupEndEntry(0, 0, 1));

        var result = Result();
        result.Outcome.ShouldBe(Outcome.Crashed);
        result.Reason.ShouldBe("stack overflow");
        result.Launches.ShouldBeEmpty();
        _state.HasEnded(0).ShouldBeTrue();
    }

    [Fact]
    public void A_case_that_crashed_has_no_launch_of_before_either()
    {
        Launch(launch: 0, rounds: 3, end: true);
        _state.Apply(new OutcomeEntry(0, Outcome.Crashed, "stack overflow"));

        Result().Launches.ShouldBeEmpty();
    }

    [Fact]
    public void Replicas_are_kept_apart_and_in_order()
    {
        _state.Apply(new GroupStartEntry(0, 0));
        foreach (var replica in (int[])[1, 0])
        {
            _state.Apply(new SampleEntry(0, 0, 0, replica, Made.Sample(replica)));
            _state.Apply(new LaunchEntry(0, 0, new LaunchResult { Index = 0, Replica = replica }));
        }

        _state.Apply(new GroupEndEntry(0, 0, 1));

        Result().Launches.Select(launch => (launch.Replica, launch.Samples.Single().Round)).ShouldBe([(0, 0), (1, 1)]);
    }

    [Fact]
    public void Seconds_are_summed_over_parts_and_notices_kept_once()
    {
        var notice = new Notice(NoticeCode.OneCpu);
        var entries = (Entry[])
        [
            new PartEntry(1, 2, 3),
            new PartEntry(10, 20, 30),
            new NoticeEntry(notice),
            new NoticeEntry(notice with { }),
            new NoticeEntry(new Notice(NoticeCode.HighLoad, "3", "2")),
        ];
        foreach (var entry in entries)
        {
            _state.Apply(entry);
        }

        _state.Seconds.ShouldBe(new PartEntry(11, 22, 33));
        _state.Notices.Select(known => known.Code).ShouldBe([NoticeCode.OneCpu, NoticeCode.HighLoad]);
    }

    [Fact]
    public void A_process_that_made_first_calls_counts_as_a_whole()
    {
        var calls = new FirstCallState(1);
        var state = new RunState(Made.OneCase(), calls);
        state.Apply(new FirstCallsEntry(4, 0, [new FirstCallOf(0, Made.FirstCall(0))], 0.25));
        state.Apply(new FirstCallsEntry(4, 1, [new FirstCallOf(0, Made.FirstCall(1))], 0.5));

        var result = state.Results("not its turn").ShouldHaveSingleItem();
        result.Outcome.ShouldBe(Outcome.Measured);
        result.FirstCalls.ShouldNotBeNull().Select(sample => sample.Launch).ShouldBe([0, 1]);
        result.Launches.ShouldBeEmpty();
        calls.Finished.Contains(4, 1).ShouldBeTrue();
        calls.Finished.Contains(4, 2).ShouldBeFalse();
        state.Launches(0).ShouldBe(2);
    }

    [Fact]
    public void A_library_keeps_its_version_where_one_target_cannot_build_it()
    {
        _state.Apply(new BuiltEntry("Library", "1.2.3", "1.2.3.0", true));
        _state.Apply(new BuiltEntry("Library", null, null, false));
        _state.Apply(new BuiltEntry("Other", null, null, false));
        _state.Apply(new BuiltEntry("Other", "4.5.6", null, false));

        _state.Built["Library"].ShouldBe(new BuiltEntry("Library", "1.2.3", "1.2.3.0", true));
        _state.Built["Other"].Version.ShouldBe("4.5.6");
    }

    private void Launch(int launch, int rounds, bool end)
    {
        _state.Apply(new GroupStartEntry(0, launch));
        for (var round = 0; round < rounds; round++)
        {
            _state.Apply(new SampleEntry(0, launch, 0, 0, Made.Sample(round)));
        }

        _state.Apply(new LaunchEntry(0, 0, new LaunchResult { Index = launch }));
        if (end)
        {
            _state.Apply(new GroupEndEntry(0, launch, 1));
        }
    }

    private CaseResult Result() => _state.Results("not its turn").Single();
}
