using System.Globalization;
using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>
/// How the bytes of a check travel from the writer to the reader, or who wrote them: the last part of the name of a sentence.
/// </summary>
public abstract record Way
{
    private const string ReadsName = "reads-";
    private const string TwiceName = "twice-";
    private const string DepthName = "depth-";
    private const string FromName = "from-";

    private static readonly Dictionary<string, Way> s_named = Named().ToDictionary(way => way.ToString());

    private Way()
    {
    }

    /// <summary>Whether the bytes are damaged on the way, so that no value is expected.</summary>
    public bool IsDamage => this is Truncated or Inflated or InvalidText or TruncatedBeforeEmpty;

    /// <summary>How a worker has the bytes travel: what another program wrote is read whole.</summary>
    public Way Travelled => this is From or AnotherProcess or Depth ? new Whole() : this;

    /// <summary>Reads what <see cref="ToString"/> writes; null if it is no way.</summary>
    public static Way? Parse(string text)
    {
        if (s_named.TryGetValue(text, out var named))
        {
            return named;
        }

        var way = Behind(ReadsName) is { } bytes ? Number(bytes) is { } most and > 0 ? new Reads(most) : null
            : Behind(DepthName) is { } levels ? Number(levels) is { } depth ? new Depth(depth) : null
            : Behind(TwiceName) is { } format ? new Twice(format)
            : Behind(FromName) is { } writer ? new From(writer)
            : (Way?)null;
        return way?.ToString() == text ? way : null;

        string? Behind(string name) =>
            text.Length > name.Length && text.StartsWith(name, StringComparison.Ordinal) ? text.Substring(name.Length) : null;

        static int? Number(string digits) =>
            int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : null;
    }

    /// <summary>Whether bytes can travel so to a shape.</summary>
    public bool Fits(Shape shape)
    {
        var isSequence = shape is Shape.BufferWriter or Shape.Segments;
        var isStream = shape is Shape.Stream or Shape.AsyncStream or Shape.Pipe;
        return this switch
        {
            Truncated or AfterFailure or Twice => true,
            Inflated or InvalidText => shape != Shape.String,
            Cuts or Bytewise or EmptySegments or TruncatedBeforeEmpty => isSequence,
            Writers => isSequence || isStream,
            _ => isStream,
        };
    }

    /// <summary>The text of the way in names of sentences, files and messages.</summary>
    public sealed override string ToString() => this switch
    {
        Whole => "whole",
        Reads(var most) => ReadsName + most.ToString(CultureInfo.InvariantCulture),
        Cuts => "cuts",
        Bytewise => "bytewise",
        EmptySegments => "empty-segments",
        TruncatedBeforeEmpty => "truncated-before-empty-segment",
        Writers => "writers",
        Between => "between",
        Truncated => "truncated",
        Inflated => "inflated",
        InvalidText => "invalid-text",
        Twice(var format) => TwiceName + format,
        AfterFailure => "after-failure",
        Timed => "timed",
        TypeNames => "type-names",
        AnotherProcess => "another-process",
        Depth(var levels) => DepthName + levels.ToString(CultureInfo.InvariantCulture),
        From(var writer) => FromName + writer,
        FirstUse => "first-use",
        SharedUse => "shared-use",
        _ => throw new InvalidOperationException($"{GetType().Name} is a way without a name: give it one here."),
    };

    private static Way[] Named() =>
    [
        new Whole(), new Cuts(), new Bytewise(), new EmptySegments(), new TruncatedBeforeEmpty(), new Writers(), new Between(),
        new Truncated(), new Inflated(), new InvalidText(), new AfterFailure(), new Timed(), new TypeNames(), new AnotherProcess(),
        new FirstUse(), new SharedUse(),
    ];

    /// <summary>In one piece, as the shape has them in a measurement.</summary>
    public sealed record Whole : Way;

    /// <summary>Through a non-seekable stream, or a pipe, that gives at most so many bytes a read.</summary>
    public sealed record Reads(int MostBytes) : Way;

    /// <summary>As a sequence of two segments, cut at each byte of a small payload and around 4, 16 and 64 KB of a large one.</summary>
    public sealed record Cuts : Way;

    /// <summary>As a sequence of segments of one byte; payloads of at most 4 KB.</summary>
    public sealed record Bytewise : Way;

    /// <summary>
    /// As a sequence with an empty segment before or behind the payload, and between segments of one byte. Few programs meet one, so that
    /// what else fails stands before it.
    /// </summary>
    public sealed record EmptySegments : Way;

    /// <summary><see cref="Truncated"/>, as a sequence that ends in an empty segment: what is no refusal is told.</summary>
    public sealed record TruncatedBeforeEmpty : Way;

    /// <summary>
    /// Written to a writer that hands out exactly what was asked, and to one that hands out much more, or to a stream that cannot seek, and
    /// read whole. The reader writes its own values.
    /// </summary>
    public sealed record Writers : Way;

    /// <summary>
    /// In a stream with a message before and one behind: a figure says how many of three came back. A format that reads to the end is no
    /// fault.
    /// </summary>
    public sealed record Between : Way;

    /// <summary>Without its end: cut at each byte of a small payload, at 64 places of a large one.</summary>
    public sealed record Truncated : Way;

    /// <summary>
    /// With four bytes at each place, at most 64 places, replaced by the length 16 777 215 in both byte orders, and with all that follows
    /// replaced by the varint 2 147 483 646: a figure says what the worst of them allocated.
    /// </summary>
    public sealed record Inflated : Way;

    /// <summary>With a letter of a text of the value replaced by a byte that UTF-8 does not have, each of at most 64 in turn.</summary>
    public sealed record InvalidText : Way;

    /// <summary>
    /// With each member of the root twice, as two values have it, in a format. One of the two is expected, or a refusal.
    /// </summary>
    public sealed record Twice(string Format) : Way;

    /// <summary>Whole, after a payload that was <see cref="Truncated"/>, at each place.</summary>
    public sealed record AfterFailure : Way;

    /// <summary>
    /// Whole, and each value several times against the clock. Of two values the second costs more if the library has no defence, and each
    /// pair is twice as large as the one before: figures say what the last pair takes.
    /// </summary>
    public sealed record Timed : Way;

    /// <summary>
    /// Whole, with the name of a type of the model replaced by that of a type of the same namespace that no member can have.
    /// </summary>
    public sealed record TypeNames : Way;

    /// <summary>Whole, to another process of the same serializer.</summary>
    public sealed record AnotherProcess : Way;

    /// <summary>Whole, and one value alone, which nests its objects so deep.</summary>
    public sealed record Depth(int Levels) : Way;

    /// <summary>
    /// Whole, as another shape, target, serializer or version of the model wrote it: its name, <c>Library@1.0/serializer</c> or
    /// <c>net8.0</c>.
    /// </summary>
    public sealed record From(string Writer) : Way
    {
        /// <summary>Whether the user named the version of the library that writes.</summary>
        public bool IsPinned => Writer.Any(letter => letter == '@');
    }

    /// <summary>By the first calls of several threads in fresh processes.</summary>
    public sealed record FirstUse : Way;

    /// <summary>By many calls of several threads of one process.</summary>
    public sealed record SharedUse : Way;
}
