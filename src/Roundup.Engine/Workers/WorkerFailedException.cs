using Roundup.Engine.Processes;
using Roundup.Results;

namespace Roundup.Engine.Workers;

/// <summary>
/// A worker's answer is not a result: an exception of the library, or the process is gone. The message is the outcome's reason.
/// </summary>
public sealed class WorkerFailedException(Outcome outcome, string reason) : Exception(reason)
{
    internal WorkerFailedException(StartFailure failure)
        : this(Outcome.Unavailable, failure.Reason) => IsOfRuntime = failure.IsOfRuntime;

    /// <summary>Whether nothing can start on this target, whatever the library: the runtime is at fault.</summary>
    public bool IsOfRuntime { get; }

    /// <summary>The library's first frames, type and method; empty where they are not known.</summary>
    public IReadOnlyCollection<string> Frames { get; init; } = [];

    /// <summary>How the case ended.</summary>
    public Outcome Outcome { get; } = outcome;
}
