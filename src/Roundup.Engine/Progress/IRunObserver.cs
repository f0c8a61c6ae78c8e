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

    /// <summary>Every row has had a launch more, another one follows, and nothing is measured at the moment.</summary>
    /// <param name="launches">How many it had.</param>
    /// <param name="soFar">What was measured.</param>
    void LaunchEnded(int launches, Func<ResultsFile> soFar)
    {
    }

    /// <summary>A case ended with an outcome other than measured.</summary>
    void CaseEnded(CaseId id, Outcome outcome, string reason);

    /// <summary>A notice for the user.</summary>
    void Noticed(Notice notice);
}
