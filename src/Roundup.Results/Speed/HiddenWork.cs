using System.Collections.Generic;

namespace Roundup.Results;

/// <summary>
/// What was found of work that timed batches do not show: done elsewhere, later or not at all. Looked for in the measured
/// process, after the last timed batch; what could not be looked for is null.
/// </summary>
public sealed record HiddenWork
{
    /// <summary>Time of a call on a thread that has just started, over that on the measuring thread. About 1.</summary>
    public double? FreshThread { get; init; }

    /// <summary>
    /// Deserialize only: time to read all members of a new result, beyond that of reading a plain object, as a share of the time of the
    /// call. About 0; more where the library parses a member when it is read.
    /// </summary>
    public double? Reading { get; init; }

    /// <summary>
    /// Time of the mapping between the model and the class that a library generated from a schema, as a share of the time of the call; null
    /// where the library serializes the model itself.
    /// </summary>
    public double? Mapping { get; init; }

    /// <summary>Bytes that all threads allocate per call.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Time that the finalizers of what the calls left behind take, as a share of the time of the calls.</summary>
    public double? Finalizers { get; init; }

    /// <summary>CPU time that the process goes on to use after calls have returned, as a share of the time of the calls.</summary>
    public double? Afterwards { get; init; }

    /// <summary>Bytes per call that are still referenced when all results are gone, and grow with the number of calls.</summary>
    public double? RetainedBytes { get; init; }

    /// <summary>The settings of the process that the library changed, for example <c>culture</c>; empty where it changed none.</summary>
    public IReadOnlyList<string> Changed { get; init; } = [];
}
