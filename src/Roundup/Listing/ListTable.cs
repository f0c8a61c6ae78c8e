using Roundup.Results.Texts;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Listing;

/// <summary>
/// A table of plain texts that fits any terminal: text columns wrap between words, names and numbers never do; where even that is too wide,
/// each row is a paragraph that starts with its name.
/// </summary>
/// <param name="columns">The columns; the first one names the row.</param>
internal sealed class ListTable(params IReadOnlyList<ListColumn> columns) : Renderable
{
    private const string Indent = "   ";

    // Narrower text is hard to read.
    private const int MinimumTextWidth = 24;

    private readonly List<IReadOnlyList<string>> rows = [];

    /// <summary>Whether there are no rows.</summary>
    public bool IsEmpty => rows.Count == 0;

    /// <summary>Adds a row: a text for each column.</summary>
    public void Add(params IReadOnlyList<string> cells) => rows.Add([.. cells.Select(Visible.Lines)]);

    protected override IEnumerable<Segment> Render(RenderOptions options, int maxWidth)
    {
        IRenderable content = Widths(maxWidth) is { } widths ? Table(widths) : new Text(Paragraphs(maxWidth));
        return content.Render(options, maxWidth);
    }

    /// <summary>The columns' widths in a table; null where no table fits.</summary>
    private int[]? Widths(int maxWidth)
    {
        // One space before and one after each column's text, and one at the end.
        var available = maxWidth - (2 * columns.Count) - 1;
        var widest = columns.Select((column, i) => rows.Select(row => row[i].Length).Append(column.Heading.Length).Max()).ToArray();
        var narrowest = columns.Select((column, i) => column.Wraps ? Math.Min(widest[i], MinimumTextWidth) : widest[i]).ToArray();
        if (narrowest.Sum() > available)
        {
            return null;
        }

        var widths = narrowest;
        for (var i = 0; i < widths.Length; i++)
        {
            var wanted = widest.Skip(i).Sum() - widths.Skip(i).Sum();
            var extra = widest[i] - widths[i];
            widths[i] += wanted == 0 ? 0 : Math.Min(extra, (available - widths.Sum()) * extra / wanted);
        }

        return widths;
    }

    private Table Table(int[] widths)
    {
        var table = new Table { Border = TableBorder.Simple };
        foreach (var (column, width) in columns.Zip(widths))
        {
            table.AddColumn(new TableColumn(new Text(column.Heading)) { NoWrap = true, Width = width, Padding = new Padding(0, 0, 1, 0) });
        }

        foreach (var row in rows)
        {
            table.AddRow(row.Zip(widths, (cell, width) => new Text(string.Join('\n', WrappedText.Lines(cell, width)))));
        }

        return table;
    }

    private string Paragraphs(int maxWidth)
    {
        var lines = rows.SelectMany(row => WrappedText.Lines(row[0], maxWidth - 1).Select(line => " " + line)
            .Concat(Details(row).SelectMany(text => WrappedText.Lines(text, maxWidth - Indent.Length)).Select(line => Indent + line)));
        return string.Concat(lines.Select(line => line + "\n")) + "\n";
    }

    /// <summary>The short cells together, then each text.</summary>
    private IEnumerable<string> Details(IReadOnlyList<string> row)
    {
        var cells = columns.Zip(row, (column, text) => (column.Wraps, Text: text, Labelled: $"{column.Heading}: {text}"))
            .Skip(1)
            .Where(cell => cell.Text.Length > 0)
            .ToList();
        var facts = string.Join("; ", cells.Where(cell => !cell.Wraps).Select(cell => cell.Labelled));
        return cells.Where(cell => cell.Wraps).Select(cell => cell.Labelled).Prepend(facts).Where(text => text.Length > 0);
    }
}

/// <summary>A column of a list.</summary>
/// <param name="Heading">Its heading.</param>
/// <param name="Wraps">Whether its text gives way where the terminal is narrow.</param>
internal sealed record ListColumn(string Heading, bool Wraps = false)
{
    public static implicit operator ListColumn(string heading) => new(heading);

    /// <summary>A column of text, which wraps.</summary>
    public static ListColumn Text(string heading) => new(heading, true);
}
