using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>One case with its outcome and, where it was measured, its launches.</summary>
public sealed record CaseResult
{
    /// <summary>Which case.</summary>
    public required CaseId Id { get; init; }

    /// <summary>
    /// The shape that was timed, where the cell's is <see cref="Contracts.Shape.Preferred"/>; null elsewhere: the cell's.
    /// </summary>
    public Shape? Shape { get; init; }

    /// <summary>The shape of the library's own inside an adapted shape; null where the shape is native (or never opened).</summary>
    public Shape? AdaptedFrom { get; init; }

    /// <summary>How it ended.</summary>
    public required Outcome Outcome { get; init; }

    /// <summary>Why it ended so, one sentence; null only for <see cref="Outcome.Measured"/>.</summary>
    public string? Reason { get; init; }

    /// <summary>
    /// Where the library was, its first frames as <c>type.method</c>, innermost first; of generated code that does not compile, what the
    /// compiler says. Null where neither is known.
    /// </summary>
    public IReadOnlyList<string>? Frames { get; init; }

    /// <summary>Whether the round trip is exact.</summary>
    public Fidelity Fidelity { get; init; }

    /// <summary>
    /// The members that lost something, by path, for example <c>Orders[].Placed: DateTime.Kind</c>. Of an exact case, those in which a
    /// number that is equal has another form (<c>decimal scale</c>, <c>-0.0</c>).
    /// </summary>
    public IReadOnlyList<string> Lost { get; init; } = [];

    /// <summary>
    /// Mean length over the pool of what Serialize produced, in bytes (UTF-8 for String); null where nothing was produced.
    /// </summary>
    public double? SizeBytes { get; init; }

    /// <summary>What the experiment found out; null where it found nothing out, or needs no more than what is above.</summary>
    public CaseData? Data { get; init; }

    /// <summary>Bytes of what the worker was published as, all files together; null for a target that does not publish.</summary>
    public long? DeployedBytes { get; init; }
}
