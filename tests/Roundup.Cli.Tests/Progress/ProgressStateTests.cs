namespace Roundup.Cli.Tests.Progress;

public class ProgressStateTests
{
    private readonly ManualTime time = new();
    private readonly ProgressState state;

    public ProgressStateTests() => state = new ProgressState(time);

    [Fact]
    public void Time_left_follows_from_what_is_done()
    {
        state.Start(RunStage.Measure, 10);
        state.Step(RunStage.Measure, 0, 10, "a");
        time.Advance(20);
        state.Step(RunStage.Measure, 2, 10, "b");

        state.Of(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(80));
        state.Of(RunStage.Measure).RemainingText.ShouldBe("1 min 20 s left");
    }

    [Fact]
    public void Time_left_counts_down_between_steps_until_the_next_one_is_late()
    {
        state.Step(RunStage.Measure, 0, 10, "");
        time.Advance(20);
        state.Step(RunStage.Measure, 2, 10, "");

        time.Advance(15);
        state.Of(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(65));
        time.Advance(45);
        state.Of(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(120));
    }

    [Fact]
    public void A_build_has_no_time_left_before_a_third_of_it_is_done_and_restoring_packages_is_left_out_of_its_pace()
    {
        state.Start(RunStage.Build, 12);
        state.Step(RunStage.Build, 0, 12, "");
        time.Advance(100);
        state.Step(RunStage.Build, 1, 12, "");
        time.Advance(10);
        state.Step(RunStage.Build, 3, 12, "");
        state.Of(RunStage.Build).Remaining.ShouldBeNull();

        time.Advance(5);
        state.Step(RunStage.Build, 4, 12, "");
        state.Of(RunStage.Build).Remaining.ShouldBe(TimeSpan.FromSeconds(40));
    }

    [Fact]
    public void Steps_that_an_earlier_run_did_say_nothing_about_the_rate()
    {
        state.Start(RunStage.Measure, 100);
        state.Step(RunStage.Measure, 90, 100, "");
        time.Advance(10);
        state.Step(RunStage.Measure, 91, 100, "");

        state.Of(RunStage.Measure).Remaining.ShouldBe(TimeSpan.FromSeconds(90));
    }

    [Fact]
    public void Too_little_done_gives_no_estimate()
    {
        state.Start(RunStage.Verify, 100);
        time.Advance(100);
        state.Of(RunStage.Verify).Remaining.ShouldBeNull();
        state.Start(RunStage.Measure, 100);
        state.Step(RunStage.Measure, 0, 100, "");
        time.Advance(1);
        state.Step(RunStage.Measure, 50, 100, "");
        state.Of(RunStage.Measure).Remaining.ShouldBeNull();
    }

    [Fact]
    public void A_finished_stage_keeps_the_time_it_took()
    {
        state.Start(RunStage.Build, 2);
        time.Advance(5);
        state.Step(RunStage.Build, 2, 2, "");
        time.Advance(60);

        state.Of(RunStage.Build).ElapsedText.ShouldBe("5 s");
        state.Of(RunStage.Build).RemainingText.ShouldBe("done");
    }

    [Fact]
    public void A_stage_that_starts_again_after_its_end_begins_anew()
    {
        state.Start(RunStage.Measure, 2);
        state.Step(RunStage.Measure, 2, 2, "");
        time.Advance(60);

        state.Start(RunStage.Measure, 8);
        time.Advance(3);

        state.Of(RunStage.Measure).RemainingText.ShouldBeEmpty();
        state.Of(RunStage.Measure).ElapsedText.ShouldBe("3 s");
    }
}
