using System.Text;
using System.Text.RegularExpressions;
using Roundup.Reporting.Blocks;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Markdown;

internal static partial class MarkdownText
{
    private const string Special = "\\`*_{}[]<>|#~&$!";

    // A backslash before everything that Markdown could read as more than text; one line.
    public static string Escape(string? text) => EscapeInLine(text).Trim();

    // Escapes a part of a line, whose blanks at both ends stay. GitHub makes links of bare addresses, and tells people and teams that they
    // are named.
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

    // A text at the start of a line must not make a list (- x, 1. x) or underline a heading.
    public static string EscapeStart(string escaped) => ListStart().Replace(escaped, "$1\\$2");

    // A link where the address is a plain http(s) one, or the path of a document or a C# file of the repository; else the text alone.
    public static string Link(string markup, string text, string address) =>
        Span.IsPage(address) ? address == text ? $"<{address}>" : $"[{markup}](<{address}>)"
        : Document().IsMatch(address) ? $"[{markup}]({address})"
        : markup;

    // What a user types, literally; a backtick in it would end it early.
    public static string Code(string text) => $"`{Visible.Line(text).Replace('`', '\'')}`";

    // A block of code; its fence is longer than any run of backticks in it.
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
