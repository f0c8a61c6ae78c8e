using Roundup.Engine.Progress;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Trials.Designs;

/// <summary>Shows nothing of a build but what fails.</summary>
internal sealed class SilentObserver : IRunObserver
{
    public void StageStarted(RunStage stage, int total)
    {
    }

    public void Progress(RunStage stage, int done, int total, string now)
    {
    }

    public void CaseEnded(CaseId id, Outcome outcome, string reason) => Console.Error.WriteLine($"{id}: {reason}");

    public void Noticed(Notice notice) => Console.Error.WriteLine(NoticeCatalogue.Text(notice));
}
