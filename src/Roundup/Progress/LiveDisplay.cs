using System.Collections.Concurrent;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Progress;

/// <summary>One display that is redrawn in place; what is said stays above it.</summary>
/// <remarks>Two frames a second: the display shares its processors with what is measured.</remarks>
internal sealed class LiveDisplay(Terminal terminal, TimeProvider time) : RunDisplay(time)
{
    private static readonly TimeSpan Frame = TimeSpan.FromMilliseconds(500);

    private readonly ConcurrentQueue<string> lines = new();
    private volatile bool running;

    public override async Task<T> WhileAsync<T>(Func<Task<T>> work)
    {
        running = true;
        try
        {
            return await terminal.Console.Live(Render()).StartAsync(async live =>
            {
                var task = Task.Run(work);
                while (!task.IsCompleted)
                {
                    await Task.WhenAny(task, Task.Delay(Frame)).ConfigureAwait(false);
                    Flush();
                    live.UpdateTarget(Render());
                }

                return await task.ConfigureAwait(false);
            }).ConfigureAwait(false);
        }
        finally
        {
            running = false;
            Flush();
        }
    }

    public override void Say(string line)
    {
        lines.Enqueue(line);
        if (!running)
        {
            Flush();
        }
    }

    private IRenderable Render() => ProgressView.Render(State.Snapshot(), terminal.Console.Profile.Capabilities.Unicode, terminal.Console.Profile.Width);

    private void Flush()
    {
        while (lines.TryDequeue(out var line))
        {
            terminal.Console.Write(new Text(line + "\n"));
        }
    }
}
