using Roundup.Analysis.Experiments.Speed;
using Roundup.Engine;
using Roundup.Reporting.Speed;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Cli.Progress;

internal abstract class RunDisplay(TimeProvider time) : IRunObserver
{
    private readonly EndedCases _ended = new();
    private readonly HashSet<string> _shownNotices = [];

    protected ProgressState State { get; } = new(time);

    public static RunDisplay For(Terminal terminal, TimeProvider time) =>
        terminal.IsLive ? new LiveDisplay(terminal, time) : new PlainDisplay(terminal, time);

    public abstract Task<T> RunAsync<T>(Func<Task<T>> work);

    public abstract void WriteLine(string line);

    protected abstract void ShowProvisional(Func<int, int, IReadOnlyList<string>> lines);

    public virtual void StageStarted(RunStage stage, int total) => State.Start(stage, total);

    public virtual void Progress(RunStage stage, int done, int total, string now) => State.Step(stage, done, total, now);

    public void LaunchEnded(int launches, Func<ResultsFile> soFar)
    {
        var file = soFar();
        if (file.Cases.Any(result => result.Outcome == Outcome.Measured))
        {
            ShowProvisional((most, width) => ProvisionalText.Lines(Analyser.Analyse(file), launches, most, width));
        }
    }

    public void CaseEnded(CaseId id, Outcome outcome, string reason)
    {
        if (_ended.Add(id, outcome, reason) is { } line)
        {
            WriteLine(Visible.Line(line));
        }
    }

    // A notice may come from the checks before the run and from the engine too.
    public void Noticed(Notice notice)
    {
        var text = NoticeCatalogue.Text(notice);
        lock (_shownNotices)
        {
            if (!_shownNotices.Add(text))
            {
                return;
            }
        }

        WriteLine("Note: " + Visible.Line(text));
    }

    public void Finish()
    {
        if (_ended.Summary() is { } line)
        {
            WriteLine(line);
        }
    }
}
