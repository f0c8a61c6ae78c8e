using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>
/// What one experiment found out about one case. An experiment that has more to tell than how the case ended has a record of its own,
/// which <see cref="ResultsStore"/> is given by the experiment's name; a case without a result has a plain one.
/// </summary>
public record CasePart
{
    /// <summary>How it ended.</summary>
    [JsonRequired]
    public Outcome Outcome { get; init; }

    /// <summary>Why it ended so, one sentence; null only for <see cref="Outcome.Measured"/>.</summary>
    public string? Reason { get; init; }

    /// <summary>
    /// Where the library was, its first frames as <c>type.method</c>, innermost first; of generated code that does not compile, what the
    /// compiler says. Null where neither is known.
    /// </summary>
    public IReadOnlyList<string>? Frames { get; init; }

    /// <summary>
    /// True if verification found that the library does not take the values: it threw an exception, or values came back otherwise. Null
    /// elsewhere, and in older files.
    /// </summary>
    public bool? Refused { get; init; }

    /// <summary>The analysed numbers, beside what they were computed from; null without a number, and in older files.</summary>
    public AnalysedNumbers? Analysed { get; init; }
}
