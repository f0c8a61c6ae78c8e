namespace Roundup.Results;

/// <summary>What two serializers of one text format, or of one library, wrote of the same values. It has names, and no value.</summary>
/// <param name="Writer">The other serializer, whose payloads the serializer of the case read.</param>
/// <param name="Values">The number of values whose payloads were compared.</param>
/// <param name="Same">The number of those whose payloads are the same, byte by byte.</param>
/// <param name="WriterBytes">The bytes that the other one wrote of them.</param>
/// <param name="Bytes">The bytes that the serializer of the case wrote of them.</param>
/// <param name="Differences">The differences by member, from the other one's text to that of the case.</param>
public sealed record ComparedText(
    string Writer, int Values, int Same, long WriterBytes, long Bytes, IReadOnlyList<TextDifference> Differences)
{
    /// <summary>Why the members were not compared, in a clause: a binary format; null where they were.</summary>
    public string? NotCompared { get; init; }
}

/// <summary>One difference between two texts of the same values.</summary>
/// <param name="Kind">What differs.</param>
/// <param name="Before">The path of the member in the text of the writer; null where only the other text has it. Empty: the root.</param>
/// <param name="After">Its path in the text of the serializer that reads; null where only the writer's has it.</param>
public sealed record TextDifference(TextDifferenceKind Kind, string? Before, string? After);

/// <summary>What differs between two texts.</summary>
public enum TextDifferenceKind
{
#pragma warning disable CS1591 // CheckWords has the words.
    Name,
    LetterCase,
    Member,
    Null,
    Default,
    TextToNumber,
    NumberToText,
    Spelling,
    Date,
    Number,
    Text,
    Form,
    Escapes,
    Discriminator,
    References,
    Keys,
    Order,
    Layout,
#pragma warning restore CS1591
}
