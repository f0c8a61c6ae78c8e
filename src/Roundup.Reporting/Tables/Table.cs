
using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Tables;

/// <summary>A table of any rows.</summary>
public abstract record Table : Block
{
    /// <summary>Whether cells hold long texts, so that its source is not padded to columns.</summary>
    public bool HasLongTexts { get; init; }

    /// <summary>The cells of a short or of a full report.</summary>
    public abstract Grid Grid(Detail report);

    /// <summary>The rows as a list, for a renderer without room for columns of text; null where there is no such form.</summary>
    public abstract List? AsList();
}

/// <summary>A table: columns, each defined once, over rows.</summary>
/// <typeparam name="TRow">What a row is about.</typeparam>
/// <param name="Columns">The columns of all reports; each says in which it stands.</param>
/// <param name="Rows">The rows.</param>
public sealed record Table<TRow>(IReadOnlyList<Column<TRow>> Columns, IReadOnlyList<TRow> Rows) : Table
{
    /// <summary>What is special about a row; left out: nothing.</summary>
    public Func<TRow, RowKind> Kind { get; init; } = _ => RowKind.Plain;

    /// <summary>A row as an item of a list; null: the console draws the table.</summary>
    public Func<TRow, ListItem>? Item { get; init; }

    /// <summary>Whether the full report too leaves out columns in which nothing stands; the short one always does.</summary>
    public bool LeavesOutEmpty { get; init; }

    /// <inheritdoc/>
    public override Grid Grid(Detail report)
    {
        List<Column<TRow>> shown = [.. Columns.Where(column => column.Detail.IsIn(report) && column.IsFor(Rows))];
        var units = new TableUnits<TRow>(shown, [.. Typical()]);
        Inline TextOf(Column<TRow> column, TRow row) =>
            column.IsStrong?.Invoke(row) == true ? units.Text(column, row).AsStrong() : units.Text(column, row);
        var lines = Rows.Select(row => shown.Select(column => TextOf(column, row)).ToList()).ToList();
        for (var i = shown.Count - 1; i >= 0; i--)
        {
            var leavesOutEmpty = report == Detail.Brief || LeavesOutEmpty || shown[i].LeavesOutEmpty;
            if (leavesOutEmpty && lines.TrueForAll(line => line[i].Plain(report).Length == 0))
            {
                shown.RemoveAt(i);
                lines.ForEach(line => line.RemoveAt(i));
            }
        }

        return new([.. shown], [.. lines.Zip(Rows, (line, row) => new GridRow(line, Kind(row)))]);
    }

    /// <inheritdoc/>
    public override List? AsList() => Item is null ? null : new(ListForm.Facts, [.. Rows.Select(Item)]);

    /// <summary>The rows that choose the units: references are far below the others.</summary>
    private IEnumerable<TRow> Typical()
    {
        var typical = Rows.Where(row => !Kind(row).HasFlag(RowKind.Reference)).ToList();
        return typical.Count == 0 ? Rows : typical;
    }
}
