namespace Roundup.Cli.Tests.Progress;

/// <summary>What a user sees on a terminal while a run goes on and after it.</summary>
public class LiveDisplayTests
{
    private const string LongActivity =
        "launch 1/3: GeoJsonMultiPolygon x10000 BufferWriter Deserialize with a compressor of a long name";

    [Theory]
    [InlineData(40)]
    [InlineData(120)]
    public async Task Each_stage_is_one_line_and_nothing_is_left_behind(int width)
    {
        var screen = new TerminalScreen(width);
        IReadOnlyList<string> during = [];
        string[] titles = ["Building", "Verifying", "Checking", "Measuring"];
        bool IsWhole(IReadOnlyList<string> lines) => titles.Append("launch")
            .All(start => lines.Count(line => line.StartsWith(start, StringComparison.Ordinal)) == 1);
        var display = new LiveDisplay(screen.Terminal, TimeProvider.System) { FrameTime = TimeSpan.FromMilliseconds(5) };

        var result = await display.RunAsync(async () =>
        {
            foreach (var stage in Enum.GetValues<RunStage>())
            {
                display.StageStarted(stage, 4);
                for (var done = 0; done <= 4; done++)
                {
                    display.Progress(stage, done, 4, done % 2 == 0 ? LongActivity : "short");
                    await Task.Delay(10);
                    display.WriteLine($"{stage} [{done}]");

                    // The screen may be read while a frame is drawn, or before the next one: a later one is whole.
                    for (var i = 0; stage == RunStage.Measure && done == 2 && i < 500 && !IsWhole(during); i++)
                    {
                        during = screen.Read();
                        await Task.Delay(10);
                    }
                }
            }

            return 5;
        });

        result.ShouldBe(5);
        var lines = screen.Read();
        titles.ShouldAllBe(title => during.Count(line => line.StartsWith(title, StringComparison.Ordinal)) == 1, string.Join('\n', during));
        during.Count(line => line.StartsWith("launch", StringComparison.Ordinal)).ShouldBe(1);
        during.Count(line => line.EndsWith("...", StringComparison.Ordinal)).ShouldBe(LongActivity.Length < width ? 0 : 1);
        titles.ShouldAllBe(title => lines.Count(line => line.StartsWith(title, StringComparison.Ordinal)) == 1, string.Join('\n', lines));
        lines.ShouldContain("Build [0]");
        lines.Count.ShouldBe(titles.Length + (titles.Length * 5), string.Join('\n', lines));
        screen.IsCursorVisible.ShouldBeTrue();
    }

    [Fact]
    public async Task Lines_stand_alone_above_the_bars_and_the_report_follows_them_at_once()
    {
        var screen = new TerminalScreen(60);
        var display = new LiveDisplay(screen.Terminal, TimeProvider.System) { FrameTime = TimeSpan.FromMilliseconds(5) };
        var file = Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", "own-data.json.br"));
        var reason = $"a reason of {new string('x', 52)} two lines";

        await display.RunAsync(async () =>
        {
            display.StageStarted(RunStage.Measure, 2);
            display.Progress(RunStage.Measure, 1, 2, LongActivity);
            display.LaunchEnded(1, () => file);
            for (var i = 0; i < 500 && !screen.Read().Any(line => line.StartsWith("Provisional", StringComparison.Ordinal)); i++)
            {
                await Task.Delay(10);
            }

            display.WriteLine(reason);
            display.Progress(RunStage.Measure, 2, 2, "");
            return 0;
        });

        var lines = screen.ReadAll();
        lines.Take(3).ShouldBe(["a reason of", $"{new string('x', 52)} two", "lines"]);
        lines.Skip(3).Where(line => line.Length > 0).ShouldHaveSingleItem().ShouldStartWith("Measuring");
        lines.Count.ShouldBeLessThan(8, "no empty lines are left where the provisional table stood");
    }

    [Theory]
    [InlineData(60)]
    [InlineData(80)]
    public async Task A_finished_stage_says_that_it_is_done(int width)
    {
        var screen = new TerminalScreen(width);
        var display = new LiveDisplay(screen.Terminal, TimeProvider.System);

        await display.RunAsync(() =>
        {
            display.StageStarted(RunStage.Build, 2);
            display.Progress(RunStage.Build, 2, 2, "");
            return Task.FromResult(0);
        });

        screen.Read().ShouldHaveSingleItem().ShouldMatch("^Building .* 100% .*done");
    }
}
