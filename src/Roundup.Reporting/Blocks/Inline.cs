using System.Text.RegularExpressions;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Blocks;

/// <summary>A piece of a line of text, which may come from outside: formats escape it.</summary>
/// <param name="Text">The text.</param>
public sealed partial record Span(string Text)
{
    /// <summary>Whether the text is emphasised.</summary>
    public bool IsStrong { get; init; }

    /// <summary>Whether the text is something that a user types.</summary>
    public bool IsCode { get; init; }

    /// <summary>The anchor within the report that the text leads to.</summary>
    public string? Anchor { get; init; }

    /// <summary>
    /// The page or the file that the text leads to; drawn as a link where it is a plain http or https address, in Markdown also where it is
    /// the relative path of a document or of C# source, and in HTML where it <see cref="IsFile"/>.
    /// </summary>
    public string? Address { get; init; }

    /// <summary>Whether an address is one of a page, http or https, and plain: others run code or load files.</summary>
    public static bool IsPage(string? address) =>
        Uri.TryCreate(address, UriKind.Absolute, out var uri) && uri.Scheme is "http" or "https"
        && address == Visible.Line(address) && !address.Any(c => c is '<' or '>' or '|' or '\\' || char.IsWhiteSpace(c));

    /// <summary>
    /// Whether an address is the plain relative path of a page, a picture, a document, source or data, perhaps with an anchor or a filter.
    /// </summary>
    public static bool IsFile(string? address) => address is not null && RelativeFile().IsMatch(address);

    /// <summary>The reports in which the text stands.</summary>
    public Detail Detail { get; init; }

    [GeneratedRegex(
        @"^(\.\./)*([A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(html|md|cs|svg|json(\.br)?)"
            + @"(#(filter=)?[A-Za-z0-9._-]+)?\z")]
    private static partial Regex RelativeFile();
}

/// <summary>A line of text, made of spans. A string converts to one; null stays null.</summary>
/// <param name="Spans">The spans in their order, with the blanks between them.</param>
public sealed record Inline(params IReadOnlyList<Span> Spans)
{
    /// <summary>Plain text.</summary>
    public static implicit operator Inline?(string? text) => text is null ? null : Of(text);

    /// <summary>Plain text.</summary>
    public static Inline Of(string text) => new(new Span(text));

    /// <summary>Emphasised text.</summary>
    public static Inline Strong(string text) => new(new Span(text) { IsStrong = true });

    /// <summary>The address of a page, as text that leads there.</summary>
    public static Inline? Address(string? address) => address is null ? null : new(new Span(address) { Address = address });

    /// <summary>A source, and the address of its page where it has one.</summary>
    public static Inline Source(string source, string? address) =>
        address is null ? Of(source) : new(new Span(source + " "), new Span(address) { Address = address });

    /// <summary>Text that leads to an anchor of the report.</summary>
    public static Inline Link(string text, string anchor) => new(new Span(text) { Anchor = anchor });

    /// <summary>The text alone, as it stands in one kind of report.</summary>
    public string Plain(Detail report) => string.Concat(Spans.Where(span => span.Detail.IsIn(report)).Select(span => span.Text));

    /// <summary>The text, emphasised.</summary>
    public Inline AsStrong() => new([.. Spans.Select(span => span with { IsStrong = true })]);
}
