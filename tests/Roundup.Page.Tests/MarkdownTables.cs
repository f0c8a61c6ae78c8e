using System.Text.RegularExpressions;

namespace Roundup.Page.Tests;

/// <summary>The tables of a Markdown document as a reader sees them.</summary>
internal static partial class MarkdownTables
{
    /// <summary>The tables in their order: each has its headings first, and as many cells in a row as it has headings.</summary>
    public static List<List<string[]>> Of(string document)
    {
        List<List<string[]>> tables = [];
        var inTable = false;
        foreach (var line in document.Split('\n'))
        {
            if (!line.StartsWith('|'))
            {
                inTable = false;
                continue;
            }

            if (!inTable)
            {
                tables.Add([]);
            }

            inTable = true;
            if (!Rule().IsMatch(line))
            {
                tables[^1].Add([.. Cells().Split(line.TrimEnd()[1..^1]).Select(Shown)]);
            }
        }

        tables.ForEach(table => table.ShouldAllBe(row => row.Length == table[0].Length));
        return tables;
    }

    private static string Shown(string cell)
    {
        var text = Link().Replace(cell.Trim(), "$1");
        text = Address().Replace(text, "$1");
        text = Emphasis().Replace(text, "");
        return Escaped().Replace(text, "$1");
    }

    [GeneratedRegex(@"^\|[-:| ]+\|$")]
    private static partial Regex Rule();

    /// <summary>A line between cells, which an even number of backslashes precedes.</summary>
    [GeneratedRegex(@"(?<=(?<!\\)(?:\\\\)*)\|")]
    private static partial Regex Cells();

    [GeneratedRegex(@"(?<!\\)\[((?:[^\\\]]|\\.)*)\]\((?:<[^>]*>|[^)]*)\)")]
    private static partial Regex Link();

    [GeneratedRegex(@"(?<!\\)<(https?:[^>]*)>")]
    private static partial Regex Address();

    [GeneratedRegex(@"(?<!\\)(?:\*\*|`)")]
    private static partial Regex Emphasis();

    [GeneratedRegex(@"\\([!-/:-@\[-`{-~])")]
    private static partial Regex Escaped();
}
