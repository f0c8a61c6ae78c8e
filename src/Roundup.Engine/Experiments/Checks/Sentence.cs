using Roundup.Protocol.Checks;

namespace Roundup.Engine.Experiments.Checks;

/// <summary>
/// One sentence of a check: the writer writes the values of its probe in a shape, the bytes travel, and the reader reads them in a shape.
/// It stands for all values of the probe.
/// </summary>
/// <param name="Id">The name, unique for the row and target of the reader.</param>
/// <param name="Reader">The case that reads, to which the sentence belongs.</param>
/// <param name="Kind">What the worker does.</param>
internal sealed record Sentence(CheckId Id, int Reader, SentenceKind Kind)
{
    /// <summary>The number of the one value that is asked; null: all are.</summary>
    public int? Value { get; init; }

    /// <summary>The case that writes.</summary>
    public int Writer { get; init; } = Reader;

    /// <summary>The shape in which it writes.</summary>
    public Shape WriterShape { get; init; } = Id.Shape;

    public CheckExpectation Expects { get; init; } = CheckExpectation.Own;

    /// <summary>A limit that is reached where the sentence holds; the greatest of a column is told.</summary>
    public (string Name, double Value)? Limit { get; init; }

    /// <summary>Whether a refusal is no finding, since the sentence asks where the limit is.</summary>
    public bool MayRefuse { get; init; }

    /// <summary>
    /// Whether what the writer or the reader loses by itself is no finding: the sentence asks whether the two agree, not whether they are
    /// exact.
    /// </summary>
    public bool ForgivesOwnLosses { get; init; }
}

/// <summary>What the worker does for a sentence.</summary>
internal enum SentenceKind
{
    /// <summary>Round trips in one process.</summary>
    RoundTrip,

    /// <summary>Writes payloads to a file: part of a round trip.</summary>
    Write,

    /// <summary>Reads payloads from a file.</summary>
    Read,

    /// <summary>First calls of several threads in fresh processes.</summary>
    FirstUse,

    /// <summary>Many calls of several threads of one process.</summary>
    SharedUse,
}
