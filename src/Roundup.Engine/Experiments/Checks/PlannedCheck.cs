using Roundup.Protocol.Checks;

namespace Roundup.Engine.Experiments.Checks;

// The writer writes the values of its probe in a shape, the bytes travel, and the reader reads them in a shape. It
// stands for all values of the probe.
internal sealed record PlannedCheck(CheckId Id, int Reader, PlannedCheckKind Kind)
{
    // The number of the one value that is checked; null: all are.
    public int? Value { get; init; }

    public int Writer { get; init; } = Reader;

    public Shape WriterShape { get; init; } = Id.Shape;

    public CheckExpectation Expects { get; init; } = CheckExpectation.Own;

    // A limit that is reached where the check passes; the greatest of a category is reported.
    public (string Name, double Value)? Limit { get; init; }

    // Whether a rejection is no failure, since the check looks for the limit.
    public bool MayRefuse { get; init; }

    // Whether what the writer or the reader loses by itself is no failure: the check is whether the two agree, not whether they are
    // exact.
    public bool ForgivesOwnLosses { get; init; }

    // Whether what the writer wrote is compared with what the reader writes of the same values.
    public bool ComparesTexts { get; init; }
}

internal enum PlannedCheckKind
{
    RoundTrip,

    Write,

    Read,

    // First calls of several threads in fresh processes.
    FirstUse,

    // Many calls of several threads of one process.
    SharedUse,
}
