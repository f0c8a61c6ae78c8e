using Roundup.Contracts;

namespace Roundup.Protocol.Checks;

/// <summary>The ways in which bytes travel from the writer to the reader.</summary>
internal static class CheckWays
{
    /// <summary>In one piece, as the shape has them in a measurement.</summary>
    public const string Whole = "whole";

    /// <summary>Through a non-seekable stream, or a pipe, that gives at most so many bytes a read: <c>reads-7</c>.</summary>
    public const string Reads = "reads-";

    /// <summary>As a sequence of two segments, cut at each byte of a small payload and around 4, 16 and 64 KB of a large one.</summary>
    public const string Cuts = "cuts";

    /// <summary>As a sequence of segments of one byte; payloads of at most 4 KB.</summary>
    public const string Bytewise = "bytewise";

    /// <summary>
    /// As a sequence with an empty segment before or behind the payload, and between segments of one byte. Few programs meet one, so that
    /// what else fails stands before it.
    /// </summary>
    public const string EmptySegments = "empty-segments";

    /// <summary><see cref="Truncated"/>, as a sequence that ends in an empty segment: what is no refusal is told.</summary>
    public const string TruncatedBeforeEmpty = "truncated-before-empty-segment";

    /// <summary>
    /// Written to a writer that hands out exactly what was asked, and to one that hands out much more, or to a stream that cannot seek, and
    /// read whole. The reader writes its own values.
    /// </summary>
    public const string Writers = "writers";

    /// <summary>
    /// In a stream with a message before and one behind: the figure <see cref="MessagesRead"/> says how many of three came back. A format
    /// that reads to the end is no fault.
    /// </summary>
    public const string Between = "between";

    /// <summary>Without its end: cut at each byte of a small payload, at 64 places of a large one.</summary>
    public const string Truncated = "truncated";

    /// <summary>
    /// With four bytes at each place, at most 64 places, replaced by the length 16 777 215 in both byte orders, and with all that follows
    /// replaced by the varint 2 147 483 646: the figure <see cref="AllocatedByInflated"/> says what the worst of them allocated.
    /// </summary>
    public const string Inflated = "inflated";

    /// <summary>With a letter of a text of the value replaced by a byte that UTF-8 does not have, each of at most 64 in turn.</summary>
    public const string InvalidText = "invalid-text";

    /// <summary>
    /// With each member of the root twice, as two values have it, in a format: <c>twice-JSON</c>. One of the two is expected, or a refusal.
    /// </summary>
    public const string Twice = "twice-";

    /// <summary>Whole, after a payload that was <see cref="Truncated"/>, at each place.</summary>
    public const string AfterFailure = "after-failure";

    /// <summary>Whole, and one value alone, by its number: <c>value-7</c>.</summary>
    public const string Value = "value-";

    /// <summary>
    /// Whole, and each value several times against the clock. Of two values the second costs more if the library has no defence, and each
    /// pair is twice as large as the one before: the figures <see cref="OrdinaryMs"/> and <see cref="CostlyMs"/> are those of the last
    /// pair.
    /// </summary>
    public const string Timed = "timed";

    /// <summary>
    /// Whole, with the name of a type of the model (<see cref="Named"/>) replaced by that of a type of the same namespace that no member
    /// can have (<see cref="Foreign"/>).
    /// </summary>
    public const string TypeNames = "type-names";

    /// <summary>The type whose name is replaced.</summary>
    public const string Named = "Resident";

    /// <summary>The type that must not be created. Its static property <c>Created</c> counts its objects.</summary>
    public const string Foreign = "Intruder";

    /// <summary>A figure of <see cref="Timed"/>, ms.</summary>
    public const string OrdinaryMs = "ordinary keys, ms";

    /// <summary>A figure of <see cref="Timed"/>, ms.</summary>
    public const string CostlyMs = "keys that collide, ms";

    /// <summary>
    /// The figure 1 of an answer for which the library was not called. Its reason says why; without one, the row reads none of its own
    /// payloads, or no payload has what the way changes.
    /// </summary>
    public const string NothingAsked = "nothing asked";

    /// <summary>The figure of <see cref="Between"/>: the fewest messages over the values, 0 to 3.</summary>
    public const string MessagesRead = "messages read";

    /// <summary>The figure of <see cref="Inflated"/>, bytes.</summary>
    public const string AllocatedByInflated = "allocated by inflated, B";

    /// <summary>The figure of a damaged way: how many of its payloads were read without an error, %.</summary>
    public static string Accepted(string way) => way + " accepted, %";

    /// <summary>Whether the bytes are damaged on the way, so that no value is expected.</summary>
    public static bool IsDamage(string way) => way is Truncated or Inflated or InvalidText or TruncatedBeforeEmpty;

    /// <summary>Whether bytes can travel so to a shape.</summary>
    public static bool Fits(string way, Shape shape)
    {
        var isSequence = shape is Shape.BufferWriter or Shape.Segments;
        var isStream = shape is Shape.Stream or Shape.AsyncStream or Shape.Pipe;
        return way switch
        {
            Truncated or AfterFailure => true,
            _ when way.StartsWith(Twice, System.StringComparison.Ordinal) => true,
            Inflated or InvalidText => shape != Shape.String,
            Cuts or Bytewise or EmptySegments or TruncatedBeforeEmpty => isSequence,
            Writers => isSequence || isStream,
            _ => isStream,
        };
    }
}
