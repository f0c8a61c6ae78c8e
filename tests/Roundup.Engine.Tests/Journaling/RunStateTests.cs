namespace Roundup.Engine.Tests.Journaling;

/// <summary>What the lines of a journal add up to.</summary>
public sealed class RunStateTests
{
    private readonly SpeedState _launches = new(1);
    private readonly RunState _state;

    public RunStateTests() => _state = Made.State(Made.OneCase(), _launches);

    [Fact]
    public void A_provisional_answer_has_what_a_launch_under_way_has_closed()
    {
        Launch(launch: 0, rounds: 3, end: false);

        CaseResult? shown = null;
        _launches.WithUnfinished(() =>
        {
            shown = Result();
            return null!;
        });

        shown!.Launches.ShouldHaveSingleItem().Samples.Count.ShouldBe(3);

        // What was shown is kept where the run is interrupted.
        Result().Launches.ShouldHaveSingleItem().Samples.Count.ShouldBe(3);
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
        _state.HasEnded(0, ExperimentNames.Speed).ShouldBeTrue();
    }

    [Fact]
    public void A_case_that_crashed_has_no_launch_of_before_either()
    {
        Launch(launch: 0, rounds: 3, end: true);
        _state.Apply(new OutcomeEntry(0, Outcome.Crashed, "stack overflow"));

        Result().Launches.ShouldBeEmpty();
    }

    [Fact]
    public void Seconds_are_summed_over_parts_and_notices_kept_once()
    {
        var notice = new Notice(NoticeCode.OneCpu);
        var entries = (Entry[])
        [
            new PartEntry(1, 2),
            new MeasuredEntry(ExperimentNames.Speed, 3),
            new PartEntry(10, 20),
            new MeasuredEntry(ExperimentNames.Speed, 30),
            new NoticeEntry(notice),
            new NoticeEntry(notice with { }),
            new NoticeEntry(new Notice(NoticeCode.HighLoad, "3", "2")),
        ];
        foreach (var entry in entries)
        {
            _state.Apply(entry);
        }

        _state.Seconds.ShouldBe(new PartEntry(11, 22));
        _state.MeasuredSeconds(ExperimentNames.Speed).ShouldBe(33);
        _state.Notices.Select(known => known.Code).ShouldBe([NoticeCode.OneCpu, NoticeCode.HighLoad]);
    }

    [Fact]
    public void A_case_that_ended_in_one_experiment_goes_on_in_the_others()
    {
        var plan = Made.OneCase() with { Experiments = [new(ExperimentNames.FirstCall, Efforts.Least), new("other", Efforts.Least)] };
        var calls = new FirstCallState(1);
        var state = new RunState(plan, new Dictionary<string, ExperimentState> { [ExperimentNames.FirstCall] = calls, ["other"] = new() });
        state.Apply(new FirstCallsEntry(4, 0, [new FirstCallOf(0, Made.FirstCall(0))], 0.25));
        state.Apply(new OutcomeEntry(0, Outcome.Crashed, "stack overflow") { Experiment = "other" });

        (state.HasEnded(0, ExperimentNames.FirstCall), state.HasEnded(0, "other"), state.HasEnded(0, null)).ShouldBe((false, true, false));
        var parts = state.Results(_ => "not its turn").Single().Experiments;
        parts.Keys.ShouldBe([ExperimentNames.FirstCall, "other"]);
        parts[ExperimentNames.FirstCall].ShouldBeOfType<FirstCallData>().Calls.Count.ShouldBe(1);
        (parts["other"].Outcome, parts["other"].Reason).ShouldBe((Outcome.Crashed, "stack overflow"));

        state.Apply(new OutcomeEntry(0, Outcome.BuildFailed, "it does not compile"));

        state.HasEnded(0, ExperimentNames.FirstCall).ShouldBeTrue();
        state.Results(_ => "not its turn").Single().Experiments.Values.ShouldAllBe(part => part.Outcome == Outcome.BuildFailed);
    }

    [Fact]
    public void An_experiment_has_no_part_in_cases_that_it_does_not_take()
    {
        var plan = Made.OneCase();
        plan = plan with
        {
            Experiments =
            [
                plan.Experiment,
                new("other", Efforts.Least) { Omitted = new HashSet<CaseId> { plan.Cases[0].Id } },
            ],
        };
        var state = new RunState(plan, plan.Experiments.ToDictionary(planned => planned.Name, _ => new ExperimentState()));

        var part = state.Results(name => $"{name} did not try").Single().Experiments.ShouldHaveSingleItem();
        (part.Key, part.Value.Outcome, part.Value.Reason).ShouldBe((ExperimentNames.Speed, Outcome.Skipped, "speed did not try"));
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

    private CaseResult Result() => _state.Results(_ => "not its turn").Single();
}
