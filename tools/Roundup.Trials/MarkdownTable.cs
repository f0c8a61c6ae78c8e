using System.Globalization;

namespace Roundup.Trials;

/// <summary>A table in Markdown, with the first column to the left and numbers to the right.</summary>
internal static class MarkdownTable
{
    /// <summary>Writes it.</summary>
    public static string Of(IReadOnlyList<string> head, IEnumerable<IReadOnlyList<string>> rows) => string.Join(
        '\n',
        [Line(head), Line([.. head.Select((_, i) => i == 0 ? "---" : "---:")]), .. rows.Select(Line)]);

    /// <summary>A share in percent; empty if unknown.</summary>
    public static string Percent(double? share, int digits = 1) =>
        share is { } known ? (100 * known).ToString($"F{digits}", CultureInfo.InvariantCulture) + " %" : "";

    private static string Line(IReadOnlyList<string> cells) => $"| {string.Join(" | ", cells)} |";
}
