using Roundup.Engine.Progress;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Progress;

/// <summary>Draws the stages: name, bar, done / total, time left; and below what is being done.</summary>
internal static class ProgressView
{
    private const int BarWidth = 30;
    private static readonly Style Finished = new(Color.Green);
    private static readonly Style Active = new(Color.Blue);
    private static readonly Style Faint = new(Color.Grey);

    /// <summary>The display for the stages that have started.</summary>
    /// <param name="stages">The stages.</param>
    /// <param name="unicode">Whether the terminal can show line characters.</param>
    /// <param name="width">Characters on a line: a display that wraps would jump.</param>
    public static IRenderable Render(IReadOnlyList<StageProgress> stages, bool unicode, int width)
    {
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn(new GridColumn().NoWrap()).AddColumn(new GridColumn().NoWrap().RightAligned()).AddColumn(new GridColumn().NoWrap());
        foreach (var stage in Enum.GetValues<RunStage>())
        {
            var progress = stages.FirstOrDefault(s => s.Stage == stage);
            grid.AddRow(progress is null
                ? [new Text(new StageProgress(stage, 0, 0, "", default, null).Verb, Faint), new Text("waiting", Faint), new Text(""), new Text("")]
                : [new Text(progress.Verb), Bar(progress, unicode), new Text($"{progress.Done}/{progress.Total}"), new Text(progress.TimeText, Faint)]);
        }

        var now = stages.LastOrDefault(s => !s.IsDone)?.Now ?? "";
        return new Rows(grid, new Text(now.Length < width ? now : now[..(width - 4)] + "...", Faint));
    }

    private static Paragraph Bar(StageProgress progress, bool unicode)
    {
        var filled = (int)Math.Floor(progress.Share * BarWidth);
        return new Paragraph()
            .Append(new string(unicode ? '━' : '#', filled), progress.IsDone ? Finished : Active)
            .Append(new string(unicode ? '─' : '.', BarWidth - filled), Faint);
    }
}
