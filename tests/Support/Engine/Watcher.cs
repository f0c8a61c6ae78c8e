namespace Roundup.Tests.Support;

/// <summary>Listens to a run and does something at a certain point.</summary>
public sealed class Watcher(
    Action<RunStage, int, int>? progress = null,
    Action<string>? step = null,
    Action<int>? launch = null,
    Action<ResultsFile>? provisional = null) : IRunObserver
{
    public void StageStarted(RunStage stage, int total)
    {
    }

    public void Progress(RunStage stage, int done, int total, string now)
    {
        progress?.Invoke(stage, done, total);
        step?.Invoke(now);
    }

    public void LaunchEnded(int launches, Func<ResultsFile> soFar)
    {
        launch?.Invoke(launches);
        provisional?.Invoke(soFar());
    }

    public void CaseEnded(CaseId id, Outcome outcome, string reason)
    {
    }

    public void Noticed(Notice notice)
    {
    }
}
