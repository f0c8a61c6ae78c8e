using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Progress;

/// <summary>Receives the progress of a run. Calls may come from any thread.</summary>
public interface IRunObserver
{
    /// <summary>A stage starts.</summary>
    /// <param name="stage">The stage.</param>
    /// <param name="total">Steps in it.</param>
    void StageStarted(RunStage stage, int total);

    /// <summary>A stage has progressed.</summary>
    /// <param name="stage">The stage.</param>
    /// <param name="done">Steps done; 0 when the first begins.</param>
    /// <param name="total">Steps in it; may change.</param>
    /// <param name="now">The current step, in a few words.</param>
    void Progress(RunStage stage, int done, int total, string now);

    /// <summary>
    /// There is more to show, more follows, and nothing is measured at the moment: every row has had a launch more, or the first group of
    /// rows its first one.
    /// </summary>
    /// <param name="launches">The most launches that a row had.</param>
    /// <param name="soFar">What was measured.</param>
    void LaunchEnded(int launches, Func<ResultsFile> soFar)
    {
    }

    /// <summary>A case ended with an outcome other than measured.</summary>
    void CaseEnded(CaseId id, Outcome outcome, string reason);

    /// <summary>A notice for the user.</summary>
    void Noticed(Notice notice);
}
