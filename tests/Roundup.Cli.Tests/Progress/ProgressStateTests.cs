namespace Roundup.Cli.Tests.Progress;

public class ProgressStateTests
{
    private readonly ManualTime _time = new();
    private readonly ProgressState _state;

    public ProgressStateTests() => _state = new ProgressState(_time);

    [Fact]
    public void Time_left_follows_from_what_is_done()
    {
        _state.Start(RunStage.Measure, 10);
        _state.Step(RunStage.Measure, 0, 10, "a");
        _time.Advance(20);
        _state.Step(RunStage.Measure, 2, 10, "b");

        _state.Get(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(80));
        _state.Get(RunStage.Measure).RemainingText.ShouldBe("1 min 20 s left");
    }

    [Fact]
    public void Time_left_counts_down_between_steps_until_the_next_one_is_late()
    {
        _state.Step(RunStage.Measure, 0, 10, "");
        _time.Advance(20);
        _state.Step(RunStage.Measure, 2, 10, "");

        _time.Advance(15);
        _state.Get(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(65));
        _time.Advance(45);
        _state.Get(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(120));
    }

    [Fact]
    public void A_build_has_no_time_left_before_a_third_of_it_is_done_and_restoring_packages_is_left_out_of_its_pace()
    {
        _state.Start(RunStage.Build, 12);
        _state.Step(RunStage.Build, 0, 12, "");
        _time.Advance(100);
        _state.Step(RunStage.Build, 1, 12, "");
        _time.Advance(10);
        _state.Step(RunStage.Build, 3, 12, "");
        _state.Get(RunStage.Build).Remaining.ShouldBeNull();

        _time.Advance(5);
        _state.Step(RunStage.Build, 4, 12, "");
        _state.Get(RunStage.Build).Remaining.ShouldBe(TimeSpan.FromSeconds(40));
    }

    [Fact]
    public void Steps_that_an_earlier_run_did_say_nothing_about_the_rate()
    {
        _state.Start(RunStage.Measure, 100);
        _state.Step(RunStage.Measure, 90, 100, "");
        _time.Advance(10);
        _state.Step(RunStage.Measure, 91, 100, "");

        _state.Get(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(90));
    }

    [Fact]
    public void Too_little_done_gives_no_estimate()
    {
        _state.Start(RunStage.Verify, 100);
        _time.Advance(100);
        _state.Get(RunStage.Verify).Remaining.ShouldBeNull();
        _state.Start(RunStage.Measure, 100);
        _state.Step(RunStage.Measure, 0, 100, "");
        _time.Advance(1);
        _state.Step(RunStage.Measure, 50, 100, "");
        _state.Get(RunStage.Measure).Remaining.ShouldBeNull();
    }

    [Fact]
    public void A_finished_stage_keeps_the_time_it_took()
    {
        _state.Start(RunStage.Build, 2);
        _time.Advance(5);
        _state.Step(RunStage.Build, 2, 2, "");
        _time.Advance(60);

        _state.Get(RunStage.Build).ElapsedText.ShouldBe("5 s");
        _state.Get(RunStage.Build).RemainingText.ShouldBe("done");
    }

    [Fact]
    public void A_stage_that_starts_again_after_its_end_begins_anew()
    {
        _state.Start(RunStage.Measure, 2);
        _state.Step(RunStage.Measure, 2, 2, "");
        _time.Advance(60);

        _state.Start(RunStage.Measure, 8);
        _time.Advance(3);

        _state.Get(RunStage.Measure).RemainingText.ShouldBeEmpty();
        _state.Get(RunStage.Measure).ElapsedText.ShouldBe("3 s");
    }
}
