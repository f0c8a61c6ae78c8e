using System.Text.Json.Serialization;
using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>The questions of a check, in the order of their categories.</summary>
public enum CheckCategory
{
    /// <summary>Does each value come back in one piece, whatever was called before, and in another process?</summary>
    Values,

    /// <summary>Does it come back where the bytes arrive in chunks?</summary>
    Chunks,

    /// <summary>Do the shapes of a serializer, and the targets, read what the others wrote?</summary>
    Agreement,

    /// <summary>Is it read by a program with another version of the model or of the library?</summary>
    Versions,

    /// <summary>Do other serializers of the format read it?</summary>
    Interoperability,

    /// <summary>Do the first calls of several threads succeed, and those of one object that they share?</summary>
    Threads,

    /// <summary>Does a damaged payload end with a rejection, within time and memory?</summary>
    DamagedInput,

    /// <summary>How deep, how long, how far: figures without a judgement.</summary>
    Limits,
}

/// <summary>What the experiment check found out about one serializer, probe and runtime.</summary>
public sealed record CheckedCase : CasePart
{
    /// <summary>The number of checks that passed, by category; categories without a check are left out.</summary>
    public IReadOnlyDictionary<CheckCategory, int> Passed { get; init; } = new Dictionary<CheckCategory, int>();

    /// <summary>The checks that failed.</summary>
    public IReadOnlyList<CheckFinding> Findings { get; init; } = [];

    /// <summary>Limits that were measured, by name.</summary>
    public IReadOnlyDictionary<string, double> Figures { get; init; } = new Dictionary<string, double>();

    /// <summary>What other serializers wrote of the same values, compared with what this one writes.</summary>
    public IReadOnlyList<ComparedText> Texts { get; init; } = [];

    /// <summary>Why no check of a category was run, in a sentence.</summary>
    public IReadOnlyDictionary<CheckCategory, string> NotRun { get; init; } = new Dictionary<CheckCategory, string>();
}

/// <summary>A check that failed.</summary>
public sealed record CheckFinding
{
    /// <summary>
    /// The name of the check, unique for its serializer and runtime: <c>chunks/Text/Stream/reads-1</c>, <c>versions/AppendedNew/Bytes</c>.
    /// </summary>
    [JsonConverter(typeof(CheckIdConverter))]
    public required CheckId Id { get; init; }

    /// <summary>The category.</summary>
    public CheckCategory Category => Id.Category;

    /// <summary>The result.</summary>
    public required CheckOutcome Outcome { get; init; }

    /// <summary>The shape that reads.</summary>
    public Shape Shape => Id.Shape;

    /// <summary>
    /// Who wrote the payload, as <c>serializer on target</c>, where that is not the serializer of the case on its target.
    /// </summary>
    public string? Writer { get; init; }

    /// <summary>The number of the first value for which it failed, from 0.</summary>
    public int? Value { get; init; }

    /// <summary>Where on the way it happened, such as <c>cut at byte 17</c>.</summary>
    public string? Place { get; init; }

    /// <summary>Type and message of an exception, or how a process ended.</summary>
    public string? Reason { get; init; }

    /// <summary>The members that differ, each as <c>path: kind of difference</c>.</summary>
    public IReadOnlyList<string> Lost { get; init; } = [];

    /// <summary>An example of each, <c>before → after (value 0)</c>; null where the results have no values of the data.</summary>
    public IReadOnlyList<string>? Examples { get; init; }

    /// <summary>
    /// What differs in a member of <see cref="Lost"/>: <c>"a" → "b"</c>, <c>count 1 → 2</c>; the kind where values are not kept.
    /// </summary>
    /// <param name="lost">The member's number in <see cref="Lost"/>.</param>
    public string Difference(int lost)
    {
        var kind = Comparison.KindOf(Lost[lost]);
        if (Examples?.ElementAtOrDefault(lost) is not { Length: > 0 } example)
        {
            return kind;
        }

        var end = example.IndexOf(" (value ", StringComparison.Ordinal);
        return (kind == "count" ? $"{kind} " : "") + (end < 0 ? example : example[..end]);
    }

    /// <summary>
    /// What an analyzer or generator of the library said of a member that is lost, when the model was compiled; null where none did.
    /// </summary>
    public string? Foretold { get; init; }

    /// <summary>The first frames of the library's stack.</summary>
    public IReadOnlyList<string>? Frames { get; init; }
}
