namespace Roundup.Cli.Tests.Progress;

public sealed class DisplayTests : IDisposable
{
    private readonly StringWriter _output = new();
    private readonly ManualTime _time = new();

    public void Dispose() => _output.Dispose();

    [Fact]
    public void Plain_lines_come_each_tenth_or_each_ten_seconds()
    {
        var display = RunDisplay.For(Terminal.Open(_output, redirected: true), _time);
        display.StageStarted(RunStage.Measure, 1000);
        for (var done = 0; done <= 1000; done++)
        {
            display.Progress(RunStage.Measure, done, 1000, "now");
            _time.Advance(0.2);
        }

        var lines = _output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries);
        lines[0].ShouldBe("Measuring: 1,000 steps");
        lines[1].ShouldBe("Measuring: 50/1000, 3 min 10 s left: now");
        lines[^1].ShouldBe("Measuring: 1000/1000, done in 3 min 20 s");
        lines.Length.ShouldBe(21);
    }

    [Fact]
    public async Task A_long_step_is_no_silence_in_a_pipe()
    {
        var time = new TickingTime();
        var display = RunDisplay.For(Terminal.Open(_output, redirected: true), time);

        await display.RunAsync(() =>
        {
            display.StageStarted(RunStage.Check, 7);
            time.Tick(TimeSpan.FromSeconds(20));
            time.Tick(TimeSpan.FromSeconds(20));
            return Task.FromResult(0);
        });

        _output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries)
            .ShouldBe(["Checking: 7 checks", "Checking: still at 0/7 after 40 s"]);
    }

    /// <summary>Time that passes by hand, with one timer.</summary>
    private sealed class TickingTime : TimeProvider
    {
        private TimerCallback? _callback;
        private long _now;

        public override long TimestampFrequency => TimeSpan.TicksPerSecond;

        public override long GetTimestamp() => _now;

        public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)
        {
            _callback = callback;
            return System.CreateTimer(_ => { }, null, Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
        }

        public void Tick(TimeSpan by)
        {
            _now += by.Ticks;
            _callback!(null);
        }
    }

    [Fact]
    public void A_quick_stage_is_not_shown_step_by_step()
    {
        var display = RunDisplay.For(Terminal.Open(_output, redirected: true), _time);
        display.StageStarted(RunStage.Build, 1000);
        for (var done = 1; done <= 1000; done++)
        {
            display.Progress(RunStage.Build, done, 1000, "");
        }

        _output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries).Length.ShouldBe(2);
    }

    [Fact]
    public void A_notice_is_shown_once()
    {
        var display = RunDisplay.For(Terminal.Open(_output, redirected: true), _time);
        display.Noticed(new Notice(NoticeCode.HighLoad, "1.5", "2"));
        display.Noticed(new Notice(NoticeCode.HighLoad, "1.5", "2"));
        display.Noticed(new Notice(NoticeCode.HighLoad, "1.9", "2"));

        _output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries).Length.ShouldBe(2);
    }

    [Fact]
    public void Each_launch_shows_the_answer_so_far_once()
    {
        var file = Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", "own-data.json.br"));
        var display = RunDisplay.For(Terminal.Open(_output, redirected: true), _time);
        display.LaunchEnded(1, () => file);
        display.LaunchEnded(2, () => file);

        var lines = _output.ToString().Split(Environment.NewLine);
        var heads = lines.Where(line => line.StartsWith("Provisional", StringComparison.Ordinal)).ToList();
        heads.Count.ShouldBe(2);
        heads[0].ShouldStartWith("Provisional (1 launch), relative to System.Text.Json/reflection");
    }

    [Fact]
    public async Task An_error_leaves_the_live_display()
    {
        var display = RunDisplay.For(new TerminalScreen(80).Terminal, TimeProvider.System);

        await Should.ThrowAsync<IOException>(() => display.RunAsync<int>(() => throw new IOException("full")));
    }
}
