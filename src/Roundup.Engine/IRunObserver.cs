using Roundup.Results.Messages;

namespace Roundup.Engine;

/// <summary>Receives the progress of a run. Calls may come from any thread.</summary>
public interface IRunObserver
{
    /// <summary>A stage starts.</summary>
    /// <param name="stage">The stage.</param>
    /// <param name="total">The number of steps in the stage.</param>
    void StageStarted(RunStage stage, int total);

    /// <summary>A stage has progressed.</summary>
    /// <param name="stage">The stage.</param>
    /// <param name="done">The number of steps done; 0 when the first step begins.</param>
    /// <param name="total">The number of steps in the stage, which may change.</param>
    /// <param name="now">The current step, in a few words.</param>
    void Progress(RunStage stage, int done, int total, string now);

    /// <summary>
    /// Results so far can be shown: every serializer has had one more launch, or the first group of serializers its first launch, or the
    /// first of several counts. More follows, and nothing is measured during the call.
    /// </summary>
    /// <param name="launches">The highest number of launches of a serializer.</param>
    /// <param name="soFar">Returns the results so far.</param>
    void LaunchEnded(int launches, Func<ResultsFile> soFar)
    {
    }

    /// <summary>A case ended with an outcome other than measured.</summary>
    void CaseEnded(CaseId id, Outcome outcome, string reason);

    /// <summary>A notice for the user.</summary>
    void Noticed(Notice notice);
}

/// <summary>The stages of a run.</summary>
public enum RunStage
{
    /// <summary>Flavours and workers are built.</summary>
    Build,

    /// <summary>Round trips are compared.</summary>
    Verify,

    /// <summary>Sentences are asked of serializers.</summary>
    Check,

    /// <summary>The cases are measured.</summary>
    Measure,
}
