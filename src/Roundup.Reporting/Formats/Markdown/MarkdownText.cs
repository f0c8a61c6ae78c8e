using System.Text;
using System.Text.RegularExpressions;
using Roundup.Reporting.Blocks;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Markdown;

/// <summary>Text from outside made literal in GitHub's Markdown, within a table cell too.</summary>
internal static partial class MarkdownText
{
    private const string Special = "\\`*_{}[]<>|#~&$!";

    /// <summary>A backslash before everything that Markdown could read as more than text; one line.</summary>
    public static string Escape(string? text) => EscapeInLine(text).Trim();

    /// <summary>
    /// Escapes a part of a line, whose blanks at both ends stay. GitHub makes links of bare addresses, and tells people and teams that they
    /// are named.
    /// </summary>
    public static string EscapeInLine(string? text) =>
        Mention().Replace(BareAddress().Replace(Literal(Visible.InLine(text)), "\\"), "@<!-- -->");

    private static string Literal(string line)
    {
        var escaped = new StringBuilder(line.Length + 8);
        foreach (var c in line)
        {
            if (Special.Contains(c, StringComparison.Ordinal))
            {
                escaped.Append('\\');
            }

            escaped.Append(c);
        }

        return escaped.ToString();
    }

    /// <summary>A text at the start of a line must not make a list (<c>- x</c>, <c>1. x</c>) or underline a heading.</summary>
    public static string EscapeStart(string escaped) => ListStart().Replace(escaped, "$1\\$2");

    /// <summary>
    /// A link where the address is a plain http(s) one, or the path of a document or a C# file of the repository; else the text alone.
    /// </summary>
    public static string Link(string markup, string text, string address) =>
        Span.IsPage(address) ? address == text ? $"<{address}>" : $"[{markup}](<{address}>)"
        : Document().IsMatch(address) ? $"[{markup}]({address})"
        : markup;

    /// <summary>What a user types, literally; a backtick in it would end it early.</summary>
    public static string Code(string text) => $"`{Visible.Line(text).Replace('`', '\'')}`";

    /// <summary>A block of code; its fence is longer than any run of backticks in it.</summary>
    public static string Fenced(string text)
    {
        var fence = new string('`', Math.Max(3, Backticks().Matches(text).Select(run => run.Length + 1).DefaultIfEmpty().Max()));
        return $"{fence}\n{Visible.Lines(text)}\n{fence}";
    }

    [GeneratedRegex(@"(?<=[a-z])(?=://)|(?<=\bwww)(?=\.)", RegexOptions.IgnoreCase)]
    private static partial Regex BareAddress();

    [GeneratedRegex("(?<![A-Za-z0-9])@(?=[A-Za-z0-9])")]
    private static partial Regex Mention();

    [GeneratedRegex("`+")]
    private static partial Regex Backticks();

    [GeneratedRegex(@"^(\.\./)?[A-Za-z0-9_-][A-Za-z0-9_/.-]*\.(md|cs)(#[a-z0-9-]+)?$")]
    private static partial Regex Document();

    [GeneratedRegex(@"^(\d*)([-+=.)])")]
    private static partial Regex ListStart();
}
