using Roundup.Engine.Progress;

namespace Roundup.Cli.Progress;

/// <summary>Plain lines for a pipe or a log: one when a stage starts and ends, and one each tenth of it or each ten seconds.</summary>
internal sealed class PlainDisplay(Terminal terminal, TimeProvider time) : RunDisplay(time)
{
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan Shortest = TimeSpan.FromSeconds(1);

    private readonly TimeProvider time = time;
    private readonly Lock gate = new();
    private readonly Dictionary<RunStage, (double Share, long At)> last = [];

    public override Task<T> WhileAsync<T>(Func<Task<T>> work) => work();

    public override void Say(string line)
    {
        lock (gate)
        {
            terminal.Line(line);
        }
    }

    public override void StageStarted(RunStage stage, int total)
    {
        base.StageStarted(stage, total);
        lock (gate)
        {
            last[stage] = (0, time.GetTimestamp());
        }

        Say($"{State.Of(stage).Verb}: {total} {(total == 1 ? "step" : "steps")}");
    }

    public override void Progress(RunStage stage, int done, int total, string now)
    {
        base.Progress(stage, done, total, now);
        var progress = State.Of(stage);
        if (IsDue(progress))
        {
            var left = progress.TimeText;
            Say($"{progress.Verb}: {done}/{total}{(left.Length > 0 ? ", " + left : "")}{(now.Length > 0 && !progress.IsDone ? ": " + now : "")}");
        }
    }

    private bool IsDue(StageProgress progress)
    {
        lock (gate)
        {
            var (share, at) = last.GetValueOrDefault(progress.Stage);
            var since = time.GetElapsedTime(at);
            var due = since >= Longest || (progress.Share >= share + 0.1 && since >= Shortest) || (progress.IsDone && share < 1);
            if (due)
            {
                last[progress.Stage] = (progress.Share, time.GetTimestamp());
            }

            return due;
        }
    }
}
