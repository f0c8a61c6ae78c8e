using Roundup.Engine.Progress;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Cli.Progress;

/// <summary>Shows a person how a run goes.</summary>
internal abstract class RunDisplay(TimeProvider time) : IRunObserver
{
    private readonly EndedCases ended = new();
    private readonly HashSet<string> told = [];

    /// <summary>Where the run stands.</summary>
    protected ProgressState State { get; } = new(time);

    /// <summary>The display that suits the terminal.</summary>
    public static RunDisplay For(Terminal terminal, TimeProvider time) => terminal.IsLive ? new LiveDisplay(terminal, time) : new PlainDisplay(terminal, time);

    /// <summary>Shows what goes on while <paramref name="work"/> runs.</summary>
    public abstract Task<T> WhileAsync<T>(Func<Task<T>> work);

    /// <summary>Says one thing that stays on the screen.</summary>
    public abstract void Say(string line);

    public virtual void StageStarted(RunStage stage, int total) => State.Start(stage, total);

    public virtual void Progress(RunStage stage, int done, int total, string now) => State.Step(stage, done, total, now);

    public void CaseEnded(CaseId id, Outcome outcome, string reason)
    {
        if (ended.Add(id, outcome, reason) is { } line)
        {
            Say(line);
        }
    }

    // A notice may come from the checks before the run and from the engine too.
    public void Noticed(Notice notice)
    {
        var text = NoticeCatalogue.Text(notice);
        lock (told)
        {
            if (!told.Add(text))
            {
                return;
            }
        }

        Say("Note: " + text);
    }

    /// <summary>Says what was held back, after the run.</summary>
    public void Finish()
    {
        if (ended.Rest() is { } line)
        {
            Say(line);
        }
    }
}
