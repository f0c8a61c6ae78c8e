using System.Collections.Concurrent;
using Roundup.Engine;
using Roundup.Results.Texts;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Progress;

internal sealed class LiveDisplay(Terminal terminal, TimeProvider time) : RunDisplay(time)
{
    private const int LinesOfBars = 8;

    private const int LeastLines = 5;
    private const int MaximumBarWidth = 40;
    private const int ElapsedWidth = 11;
    private const int RemainingWidth = 16;

    // Title, percentage, spinner and the space between columns.
    private const int OtherWidth = 22;

    private readonly IAnsiConsole _console = terminal.Console;
    private readonly ConcurrentDictionary<int, StageProgress> _progressOf = [];
    private IReadOnlyList<string> _provisional = [];
    private IRenderable? _bars;

    // The time between two frames. Two a second by default: the display shares its processors with what is measured.
    public TimeSpan FrameTime { get; init; } = TimeSpan.FromMilliseconds(500);

    public override async Task<T> RunAsync<T>(Func<Task<T>> work)
    {
        try
        {
            return await ShowAsync(work);
        }
        finally
        {
            // What was drawn in place is gone, with the lines that it took: the bars stay.
            if (_bars is { } bars)
            {
                _console.Write(bars);
            }
        }
    }

    private Task<T> ShowAsync<T>(Func<Task<T>> work) =>
        _console.Progress()
            .AutoRefresh(false)
            .AutoClear(true)
            .Columns(Columns())
            .UseRenderHook((bars, _) => new Rows([_bars = bars, .. Activity(), .. Provisional()]))
            .StartAsync(async context =>
            {
                var tasks = new Dictionary<RunStage, ProgressTask>();
                var running = Task.Run(work);
                while (await Task.WhenAny(running, Task.Delay(FrameTime)) != running)
                {
                    Update(context, tasks);
                    context.Refresh();
                }

                Update(context, tasks);
                context.Refresh();
                return await running;
            });

    public override void WriteLine(string line) => _console.Write(new AboveBars(new Text(Visible.Lines(line) + "\n")));

    private ProgressColumn[] Columns()
    {
        var width = _console.Profile.Width - OtherWidth - RemainingWidth;
        var showsElapsed = width >= ElapsedWidth + 20;
        return
        [
            new TaskDescriptionColumn { Alignment = Justify.Left },
            new ProgressBarColumn { Width = Math.Clamp(showsElapsed ? width - ElapsedWidth : width, 5, MaximumBarWidth) },
            new PercentageColumn(),
            .. showsElapsed ? (ProgressColumn[])[Column(ElapsedWidth, progress => progress.ElapsedText)] : [],
            Column(RemainingWidth, progress => progress.RemainingText),
            new SpinnerColumn(),
        ];
    }

    // What is drawn in place must fit on the screen with the bars.
    protected override void ShowProvisional(Func<int, int, IReadOnlyList<string>> lines) =>
        _provisional = lines(Math.Max(LeastLines, _console.Profile.Height - LinesOfBars), _console.Profile.Width - 1);

    private IEnumerable<IRenderable> Provisional() => _provisional.Select(line => new Text(Fitted(line)));

    private string Fitted(string text)
    {
        var width = _console.Profile.Width - 1;
        return text.Length <= width ? text : text[..(width - 3)] + "...";
    }

    // A line that is written while a stage starts draws its task before its progress is known.
    private StageColumn Column(int width, Func<StageProgress, string> text) =>
        new(width, task => _progressOf.TryGetValue(task.Id, out var progress) ? text(progress) : "");

    private void Update(ProgressContext context, Dictionary<RunStage, ProgressTask> tasks)
    {
        foreach (var progress in State.Snapshot())
        {
            if (!tasks.TryGetValue(progress.Stage, out var task))
            {
                tasks[progress.Stage] = task = context.AddTask(progress.Title, maxValue: 1);
            }

            _progressOf[task.Id] = progress;
            task.Value = progress.Fraction;
        }
    }

    // What is being done now, on one line: text that wraps would make the display jump.
    private IEnumerable<IRenderable> Activity()
    {
        var text = Visible.Line(State.Snapshot().LastOrDefault(stage => !stage.IsDone)?.Activity);
        return text.Length == 0 ? [] : [new Text(Fitted(text), new Style(Color.Grey))];
    }
}

// A text that is written over the bars, which are drawn again below it: what stood there is erased first.
internal sealed class AboveBars(IRenderable text) : IRenderable
{
    private const string EraseBelow = "\u001b[J";

    public Measurement Measure(RenderOptions options, int maxWidth) => text.Measure(options, maxWidth);

    public IEnumerable<Segment> Render(RenderOptions options, int maxWidth) =>
        text.Render(options, maxWidth).Prepend(Segment.Control(EraseBelow));
}

// width: in characters, the same for every frame: what changes its width would make the display jump.
internal sealed class StageColumn(int width, Func<ProgressTask, string> text) : ProgressColumn
{
    protected override bool NoWrap => true;

    public override IRenderable Render(RenderOptions options, ProgressTask task, TimeSpan deltaTime) =>
        new Text(text(task), new Style(Color.Grey)) { Overflow = Overflow.Crop }.RightJustified();

    public override int? GetColumnWidth(RenderOptions options) => width;
}
