using Roundup.Cli.Progress;
using Roundup.Cli.Tests.Support;
using Roundup.Engine.Progress;
using Roundup.Results.Messages;
using Shouldly;
using Spectre.Console;
using Xunit;

namespace Roundup.Cli.Tests.Progress;

public sealed class DisplayTests : IDisposable
{
    private readonly StringWriter output = new();
    private readonly ManualTime time = new();

    public void Dispose() => output.Dispose();

    [Fact]
    public void Plain_lines_come_each_tenth_or_each_ten_seconds()
    {
        var display = RunDisplay.For(Terminal.Open(output, redirected: true), time);
        display.StageStarted(RunStage.Measure, 1000);
        for (var done = 0; done <= 1000; done++)
        {
            display.Progress(RunStage.Measure, done, 1000, "now");
            time.Advance(0.2);
        }

        var lines = output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries);
        lines[0].ShouldBe("Measuring: 1000 steps");
        lines[1].ShouldBe("Measuring: 50/1000, 3 min 10 s left: now");
        lines[^1].ShouldBe("Measuring: 1000/1000, done in 3 min 20 s");
        lines.Length.ShouldBe(21);
    }

    [Fact]
    public void A_quick_stage_is_not_told_step_by_step()
    {
        var display = RunDisplay.For(Terminal.Open(output, redirected: true), time);
        display.StageStarted(RunStage.Build, 1000);
        for (var done = 1; done <= 1000; done++)
        {
            display.Progress(RunStage.Build, done, 1000, "");
        }

        output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries).Length.ShouldBe(2);
    }

    [Fact]
    public void A_notice_is_told_once()
    {
        var display = RunDisplay.For(Terminal.Open(output, redirected: true), time);
        display.Noticed(new Notice(NoticeCode.HighLoad, "1.5", "2"));
        display.Noticed(new Notice(NoticeCode.HighLoad, "1.5", "2"));
        display.Noticed(new Notice(NoticeCode.HighLoad, "1.9", "2"));

        output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries).Length.ShouldBe(2);
    }

    [Fact]
    public async Task The_live_display_shows_the_stages_and_keeps_what_is_said()
    {
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.Yes, Interactive = InteractionSupport.Yes, ColorSystem = ColorSystemSupport.NoColors, Out = new AnsiConsoleOutput(output) });
        console.Profile.Width = 100;
        var display = RunDisplay.For(new Terminal(console, IsLive: true), TimeProvider.System);

        var result = await display.WhileAsync(() =>
        {
            display.StageStarted(RunStage.Build, 4);
            display.Progress(RunStage.Build, 4, 4, "");
            display.StageStarted(RunStage.Measure, 4);
            display.Progress(RunStage.Measure, 2, 4, "Users [x200]");
            display.Say("a [line] that stays");
            return Task.FromResult(5);
        });

        result.ShouldBe(5);
        output.ToString().ShouldContain("a [line] that stays");
        output.ToString().ShouldContain("2/4");
        output.ToString().ShouldContain("Users [x200]");
        output.ToString().ShouldContain("Verifying");
    }

    [Fact]
    public async Task An_error_comes_out_of_the_live_display()
    {
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.Yes, Interactive = InteractionSupport.Yes, Out = new AnsiConsoleOutput(output) });
        var display = RunDisplay.For(new Terminal(console, IsLive: true), TimeProvider.System);

        await Should.ThrowAsync<IOException>(() => display.WhileAsync<int>(() => throw new IOException("full")));
    }
}
