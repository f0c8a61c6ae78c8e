namespace Roundup.Results;

/// <summary>How a case ended. Every outcome but <see cref="Measured"/> has a reason.</summary>
public enum Outcome
{
    /// <summary>There are samples.</summary>
    Measured,

    /// <summary>A managed exception.</summary>
    Failed,

    /// <summary>The result is not the input nor a lossy form of it. It has no number.</summary>
    Wrong,

    /// <summary>The serializer cannot do this: a type it does not take, an API it lacks, a target it does not run on.</summary>
    Unsupported,

    /// <summary>The package, or a tool that it needs, is not available on this machine.</summary>
    Unavailable,

    /// <summary>The entrant's code does not compile.</summary>
    BuildFailed,

    /// <summary>The worker process died.</summary>
    Crashed,

    /// <summary>A step took longer than its limit.</summary>
    Hung,

    /// <summary>The worker outgrew its memory limit.</summary>
    OutOfMemory,

    /// <summary>Not tried: the budget left out its table, or the run was interrupted before it was tried.</summary>
    Skipped,
}
