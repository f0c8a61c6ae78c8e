using Roundup.Cli.Progress;
using Roundup.Cli.Tests.Support;
using Roundup.Engine.Progress;
using Shouldly;
using Xunit;

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

        state.Of(RunStage.Measure).Left.ShouldBe(TimeSpan.FromSeconds(80));
        state.Of(RunStage.Measure).TimeText.ShouldBe("1 min 20 s left");
    }

    [Fact]
    public void Steps_that_an_earlier_run_did_say_nothing_about_the_rate()
    {
        state.Start(RunStage.Measure, 100);
        state.Step(RunStage.Measure, 90, 100, "");
        time.Advance(10);
        state.Step(RunStage.Measure, 91, 100, "");

        state.Of(RunStage.Measure).Left.ShouldBe(TimeSpan.FromSeconds(90));
    }

    [Fact]
    public void Too_little_done_tells_nothing()
    {
        state.Start(RunStage.Verify, 100);
        time.Advance(100);
        state.Of(RunStage.Verify).Left.ShouldBeNull();
        state.Start(RunStage.Measure, 100);
        state.Step(RunStage.Measure, 0, 100, "");
        time.Advance(1);
        state.Step(RunStage.Measure, 50, 100, "");
        state.Of(RunStage.Measure).Left.ShouldBeNull();
    }

    [Fact]
    public void A_finished_stage_keeps_the_time_it_took()
    {
        state.Start(RunStage.Build, 2);
        time.Advance(5);
        state.Step(RunStage.Build, 2, 2, "");
        time.Advance(60);

        state.Of(RunStage.Build).TimeText.ShouldBe("done in 5 s");
    }
}
