namespace Roundup.Reporting.Blocks;

/// <summary>A piece of a line of text, as it came from outside or not: renderers escape it.</summary>
/// <param name="Text">The text.</param>
public sealed record Span(string Text)
{
    /// <summary>Whether it is emphasised.</summary>
    public bool IsStrong { get; init; }

    /// <summary>Whether it is something that a user types.</summary>
    public bool IsCode { get; init; }

    /// <summary>The anchor within the report that it leads to.</summary>
    public string? Anchor { get; init; }

    /// <summary>Whether the text is the address of a page; drawn as a link where it is a plain http or https one.</summary>
    public bool IsAddress { get; init; }

    /// <summary>In which reports it stands.</summary>
    public Detail Detail { get; init; }
}

/// <summary>A line of text, made of spans. A string converts to one; null stays null.</summary>
/// <param name="Spans">The spans, one behind the other, with the blanks that they need.</param>
public sealed record Inline(params IReadOnlyList<Span> Spans)
{
    /// <summary>Plain text.</summary>
    public static implicit operator Inline?(string? text) => text is null ? null : Of(text);

    /// <summary>Plain text.</summary>
    public static Inline Of(string text) => new(new Span(text));

    /// <summary>Emphasised text.</summary>
    public static Inline Strong(string text) => new(new Span(text) { IsStrong = true });

    /// <summary>The address of a page.</summary>
    public static Inline? Address(string? address) => address is null ? null : new(new Span(address) { IsAddress = true });

    /// <summary>Text that leads to an anchor of the report.</summary>
    public static Inline Link(string text, string anchor) => new(new Span(text) { Anchor = anchor });

    /// <summary>The text alone, as it stands in a short or in a full report.</summary>
    public string Plain(Detail report) => string.Concat(Spans.Where(span => span.Detail.IsIn(report)).Select(span => span.Text));

    /// <summary>The same text, emphasised.</summary>
    public Inline AsStrong() => new([.. Spans.Select(span => span with { IsStrong = true })]);
}
