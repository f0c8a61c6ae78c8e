using Roundup.Engine;

namespace Roundup.Cli.Progress;

/// <summary>
/// Plain lines for a pipe or a log: one when a stage starts and ends, and one after each tenth of it or every ten seconds.
/// </summary>
internal sealed class PlainDisplay(Terminal terminal, TimeProvider time) : RunDisplay(time)
{
    private static readonly TimeSpan LongestPause = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan ShortestPause = TimeSpan.FromSeconds(1);

    private readonly TimeProvider time = time;
    private readonly Lock gate = new();
    private readonly Dictionary<RunStage, (double Fraction, long At)> last = [];

    public override Task<T> RunAsync<T>(Func<Task<T>> work) => work();

    public override void WriteLine(string line)
    {
        lock (gate)
        {
            terminal.WriteLine(line);
        }
    }

    public override void StageStarted(RunStage stage, int total)
    {
        base.StageStarted(stage, total);
        lock (gate)
        {
            last[stage] = (0, time.GetTimestamp());
        }

        WriteLine($"{State.Of(stage).Title}: {total} {(total == 1 ? "step" : "steps")}");
    }

    public override void Progress(RunStage stage, int done, int total, string now)
    {
        base.Progress(stage, done, total, now);
        var progress = State.Of(stage);
        if (IsDue(progress))
        {
            WriteLine($"{progress.Title}: {done}/{total}{Details(progress)}");
        }
    }

    protected override void ShowProvisional(Func<int, IReadOnlyList<string>> lines) =>
        WriteLine(string.Join('\n', lines(int.MaxValue)));

    private static string Details(StageProgress progress)
    {
        if (progress.IsDone)
        {
            return $", done in {progress.ElapsedText}";
        }

        var remaining = progress.RemainingText.Length > 0 ? ", " + progress.RemainingText : "";
        return remaining + (progress.Activity.Length > 0 ? ": " + progress.Activity : "");
    }

    private bool IsDue(StageProgress progress)
    {
        lock (gate)
        {
            var (fraction, at) = last.GetValueOrDefault(progress.Stage);
            var since = time.GetElapsedTime(at);
            var due = since >= LongestPause
                || (progress.Fraction >= fraction + 0.1 && since >= ShortestPause)
                || (progress.IsDone && fraction < 1);
            if (due)
            {
                last[progress.Stage] = (progress.Fraction, time.GetTimestamp());
            }

            return due;
        }
    }
}
