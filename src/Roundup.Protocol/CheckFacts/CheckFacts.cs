using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>What was seen of one sentence over all values of a probe.</summary>
public sealed record CheckFacts
{
    /// <summary>Nothing but what was expected.</summary>
    public static CheckFacts Passed { get; } = new();

    /// <summary>Of each outcome the first call that had it, in their order. The calls that held are left out.</summary>
    public IReadOnlyList<CheckFact> Seen { get; init; } = [];

    /// <summary>The differences of all values, each as <c>path: kind of difference</c>, with an example and its value.</summary>
    public IReadOnlyList<KeyValuePair<string, string>> Lost { get; init; } = [];

    /// <summary>Measured limits, by name.</summary>
    public IReadOnlyList<KeyValuePair<string, double>> Figures { get; init; } = [];

    /// <summary>Why the library was not called, in a sentence; null where it was.</summary>
    public string? NotRun { get; init; }

    /// <summary>The first of the most harmful facts; null where all values held.</summary>
    public CheckFact? Worst => Seen.Count == 0 ? null : Seen.Aggregate((worst, one) => one.Outcome > worst.Outcome ? one : worst);
}

/// <summary>What became of one call.</summary>
/// <param name="Outcome">What became of it.</param>
/// <param name="Value">The number of the value; null where it is not known.</param>
/// <param name="Place">Where on the way it happened, such as <c>cut at byte 17</c>; null where the whole payload arrived.</param>
/// <param name="Reason">Type and message of the exception, or what differs structurally; null otherwise.</param>
/// <param name="Frames">The first frames of the library's stack; empty without an exception.</param>
public sealed record CheckFact(CheckOutcome Outcome, int? Value, string? Place, string? Reason, IReadOnlyList<string> Frames);
