using Roundup.Engine;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Cli.Crosschecking;

/// <summary>Shows the notices and ended cases of the many small runs of a crosscheck, each once, and not their progress.</summary>
internal sealed class QuietObserver(Action<string> writeLine) : IRunObserver
{
    private readonly HashSet<string> shown = [];

    public void StageStarted(RunStage stage, int total)
    {
    }

    public void Progress(RunStage stage, int done, int total, string now)
    {
    }

    public void CaseEnded(CaseId id, Outcome outcome, string reason) => Once($"{outcome}: {id}: {reason}");

    public void Noticed(Notice notice) => Once("Note: " + NoticeCatalogue.Text(notice));

    private void Once(string line)
    {
        lock (shown)
        {
            if (!shown.Add(line))
            {
                return;
            }
        }

        writeLine(line);
    }
}
