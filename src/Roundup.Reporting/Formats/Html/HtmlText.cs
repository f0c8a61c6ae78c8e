using System.Net;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Html;

/// <summary>Text for a page.</summary>
internal static class HtmlText
{
    /// <summary>One line of literal text, for an element or a quoted attribute.</summary>
    public static string Escape(string? text) => WebUtility.HtmlEncode(Visible.InLine(text));

    /// <summary>Literal text whose line breaks stay.</summary>
    public static string EscapeLines(string? text) => WebUtility.HtmlEncode(Visible.Lines(text));
}
