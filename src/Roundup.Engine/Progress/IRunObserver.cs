using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Progress;

/// <summary>Is told how a run goes. Calls may come from any thread.</summary>
public interface IRunObserver
{
    /// <summary>A stage starts.</summary>
    /// <param name="stage">The stage.</param>
    /// <param name="total">Steps in it.</param>
    void StageStarted(RunStage stage, int total);

    /// <summary>A stage goes on.</summary>
    /// <param name="stage">The stage.</param>
    /// <param name="done">Steps done; 0 when the first begins.</param>
    /// <param name="total">Steps in it; may have changed.</param>
    /// <param name="now">What is being done, a few words.</param>
    void Progress(RunStage stage, int done, int total, string now);

    /// <summary>A case ended in another way than measured.</summary>
    void CaseEnded(CaseId id, Outcome outcome, string reason);

    /// <summary>Something that the user should know.</summary>
    void Noticed(Notice notice);
}
