using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Progress;

/// <summary>A column of the live display with a text about each stage.</summary>
/// <param name="width">Characters, the same for every frame: what changes its width would make the display jump.</param>
/// <param name="text">The text of a task.</param>
internal sealed class StageColumn(int width, Func<ProgressTask, string> text) : ProgressColumn
{
    protected override bool NoWrap => true;

    public override IRenderable Render(RenderOptions options, ProgressTask task, TimeSpan deltaTime) =>
        new Text(text(task), new Style(Color.Grey)) { Overflow = Overflow.Crop }.RightJustified();

    public override int? GetColumnWidth(RenderOptions options) => width;
}
