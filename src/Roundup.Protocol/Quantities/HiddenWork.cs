namespace Roundup.Results;

/// <summary>
/// What was found of work that timed batches do not show. Looked for in the measured process, after the last timed batch; what could not be
/// looked for is null.
/// </summary>
public sealed record HiddenWork
{
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

    /// <summary>Bytes that all threads allocate per call, over whole rounds of the values.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Those of threads other than the one that calls, in the same calls; null too in files of older versions.</summary>
    public double? AllocatedElsewhereBytes { get; init; }
}
