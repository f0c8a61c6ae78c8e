using Roundup.Engine.Processes;
using Roundup.Protocol;
using Roundup.Results;

namespace Roundup.Engine.Workers;

/// <summary>
/// A worker gave no result: the library threw an exception, or the process ended. The message is the reason of the outcome.
/// </summary>
internal sealed class WorkerFailedException(Outcome outcome, string reason) : Exception(reason)
{
    internal WorkerFailedException(StartFailure failure)
        : this(Outcome.Unavailable, failure.Reason) => IsRuntimeFault = failure.IsRuntimeFault;

    /// <summary>Whether the runtime is at fault, so that no library can run on this target.</summary>
    public bool IsRuntimeFault { get; }

    /// <summary>
    /// Whether SIGKILL ended the process and Roundup did not send it. Often the system did, because memory ran out, and the row is not at
    /// fault.
    /// </summary>
    public bool IsKilled { get; init; }

    /// <summary>The first stack frames of the library, type and method; empty where they are not known.</summary>
    public IReadOnlyCollection<string> Frames { get; init; } = [];

    public Outcome Outcome { get; } = outcome;

    /// <summary>The failure that an answer reports; null where the answer is a result.</summary>
    internal static WorkerFailedException? Of(MessageReader answer, string step)
    {
        if (answer.Name == UnavailableAnswer.Type.Name)
        {
            return new(Outcome.Unavailable, UnavailableAnswer.Type.Read(answer).Reason);
        }

        if (answer.Name == UnsupportedAnswer.Type.Name)
        {
            var unsupported = UnsupportedAnswer.Type.Read(answer);
            return new(Outcome.Unsupported, unsupported.Reason) { Frames = unsupported.Frames };
        }

        if (answer.Name == OutOfMemoryAnswer.Type.Name)
        {
            var outOfMemory = OutOfMemoryAnswer.Type.Read(answer);
            return new(Outcome.OutOfMemory, $"{outOfMemory.Reason} (in {step})") { Frames = outOfMemory.Frames };
        }

        if (answer.Name == FailedAnswer.Type.Name)
        {
            var failed = FailedAnswer.Type.Read(answer);
            return new(Outcome.Failed, $"{failed.Reason} (in {step})") { Frames = failed.Frames };
        }

        return null;
    }
}
