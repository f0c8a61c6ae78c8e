using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Tables;

/// <summary>A table of any rows.</summary>
public abstract record Table : Block
{
    /// <summary>The name of the table in files for programs.</summary>
    public string Name { get; init; } = "table";

    /// <summary>
    /// Whether cells hold long texts: a console then wraps them instead of leaving columns out, and Markdown is not padded to columns.
    /// </summary>
    public bool HasLongTexts { get; init; }

    /// <summary>The cells of one kind of report. Files for programs have every column.</summary>
    public abstract Grid Grid(Detail report);

    /// <summary>The rows as a list, for a format without room for columns of text; null where there is no such form.</summary>
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
    public override Grid Grid(Detail report) => report == Detail.Data ? Data() : Shown(report);

    /// <inheritdoc/>
    public override List? AsList() => Item is null ? null : new(ListForm.Facts, [.. Rows.Select(Item)]);

    /// <summary>Values alone: texts need more of a row than one without a number has.</summary>
    private Grid Data()
    {
        var noText = Inline.Of("");
        Cell[] Tables(TRow row) =>
            [.. Columns.Select(column => new Cell(column.IsUnknown?.Invoke(row) == true ? null : column.Value(row), noText))];
        return new(Columns, [.. Rows.Select(row => new GridRow(Tables(row), Kind(row)))]);
    }

    private Grid Shown(Detail report)
    {
        List<Column<TRow>> shown = [.. Columns.Where(column => column.Detail.IsIn(report) && column.IsFor(Rows))];
        var units = new TableUnits<TRow>(shown, [.. Typical()]);
        Inline TextOf(Column<TRow> column, TRow row) =>
            column.IsStrong?.Invoke(row) == true ? units.Text(column, row).AsStrong() : units.Text(column, row);
        var lines = Rows.Select(row => shown.Select(column => new Cell(column.Value(row), TextOf(column, row))).ToList()).ToList();
        for (var i = shown.Count - 1; i >= 0; i--)
        {
            var leavesOutEmpty = report == Detail.Brief || LeavesOutEmpty || shown[i].LeavesOutEmpty;
            if (leavesOutEmpty && lines.TrueForAll(line => line[i].Text.Plain(report).Length == 0))
            {
                shown.RemoveAt(i);
                lines.ForEach(line => line.RemoveAt(i));
            }
        }

        return new([.. shown], [.. lines.Zip(Rows, (line, row) => new GridRow(line, Kind(row)))]);
    }

    /// <summary>The rows that choose the units: references are far below the others.</summary>
    private IEnumerable<TRow> Typical()
    {
        var typical = Rows.Where(row => !Kind(row).HasFlag(RowKind.Reference)).ToList();
        return typical.Count == 0 ? Rows : typical;
    }
}

/// <summary>The cells of a table.</summary>
/// <param name="Columns">The columns.</param>
/// <param name="Rows">The rows.</param>
public sealed record Grid(IReadOnlyList<Column> Columns, IReadOnlyList<GridRow> Rows);

/// <summary>One row of a table.</summary>
/// <param name="Cells">The cells, as many as the table has columns.</param>
/// <param name="Kind">What is special about the row.</param>
public sealed record GridRow(IReadOnlyList<Cell> Cells, RowKind Kind);

/// <summary>One cell of a table.</summary>
/// <param name="Value">The value for programs: text, a finite number or a bool; null where it is not known.</param>
/// <param name="Text">The text for people; empty in files for programs.</param>
public readonly record struct Cell(object? Value, Inline Text);

/// <summary>What is special about a row of a table.</summary>
[Flags]
public enum RowKind
{
    /// <summary>Nothing.</summary>
    Plain = 0,

    /// <summary>First in its ranking, alone or tied.</summary>
    Best = 1,

    /// <summary>The row that the others are compared with.</summary>
    Baseline = 2,

    /// <summary>A reference for scale, never ranked.</summary>
    Reference = 4,
}

/// <summary>The units of one table: one of time for the whole table, one of memory for each column.</summary>
internal sealed class TableUnits<TRow>
{
    private readonly Dictionary<Column, ScaleUnit> _units;

    public TableUnits(IReadOnlyList<Column<TRow>> columns, IReadOnlyList<TRow> typical)
    {
        IEnumerable<double> Values(IEnumerable<Column<TRow>> some) =>
            some.SelectMany(column => typical.Select(column.Number).OfType<double>());
        var shared = columns.Where(column => column is { Unit: Unit.Time, HasOwnUnit: false, FixedUnit: null }).ToList();
        var time = Scale.Time.For(Values(shared.Where(column => column.ChoosesUnit)));
        _units = columns.Where(column => column.Unit is Unit.Time or Unit.Bytes).ToDictionary<Column<TRow>, Column, ScaleUnit>(
            column => column,
            column => column.FixedUnit ?? (shared.Contains(column) ? time : ScaleOf(column).For(Values([column]))));
    }

    /// <summary>The text for people; empty where the value is not known.</summary>
    public Inline Text(Column<TRow> column, TRow row) => column.Text?.Invoke(row) ?? Inline.Of(Formatted(column, row));

    private string Formatted(Column<TRow> column, TRow row) => column.Unit == Unit.Text
        ? column.Value(row) as string ?? ""
        : column.Number(row) is not { } number ? "" : column.Unit switch
        {
            Unit.Time or Unit.Bytes => ScaleOf(column).Text(number, _units[column], column.IsRough?.Invoke(row) == true),
            Unit.Ratio => Digits.Ratio(number),
            Unit.Share => Digits.Percent(number),
            _ when column.IsRough?.Invoke(row) == true => Digits.Significant(Digits.Rough(number), 2),
            _ => Digits.Significant(number, number == Math.Floor(number) ? 1 : 4),
        };

    private static Scale ScaleOf(Column<TRow> column) => column.Unit == Unit.Time ? Scale.Time : Scale.Bytes;
}
