using System.Globalization;

namespace Roundup.Trials;

/// <summary>Writes a Markdown table, the first column aligned left and the others right.</summary>
internal static class MarkdownTable
{
    public static string Write(IReadOnlyList<string> head, IEnumerable<IReadOnlyList<string>> rows) => string.Join(
        '\n',
        [Line(head), Line([.. head.Select((_, i) => i == 0 ? "---" : "---:")]), .. rows.Select(Line)]);

    /// <summary>A share in percent; empty where unknown.</summary>
    public static string Percent(double? share, int digits = 1) =>
        share is { } known ? (100 * known).ToString($"F{digits}", CultureInfo.InvariantCulture) + " %" : "";

    private static string Line(IReadOnlyList<string> cells) => $"| {string.Join(" | ", cells)} |";
}
