using Roundup.Reporting.Columns;

namespace Roundup.Reporting.Numbers;

/// <summary>How the values of one table are written: one unit of time for the table, one unit of memory for each column.</summary>
internal sealed class TableFormat
{
    private readonly Dictionary<Column, Unit> _units;
    private readonly Unit _time;

    /// <summary>Chooses the units for the rows that have a number. Floors do not count where there is anything else: they are far below.</summary>
    public TableFormat(IReadOnlyList<Row> rows, IReadOnlyList<Column> columns)
    {
        var typical = rows.Where(r => !r.Case.Serializer.IsFloor).ToList();
        typical = typical.Count == 0 ? [.. rows] : typical;
        IEnumerable<double> Values(Column column) => typical.Select(column.Number).OfType<double>();
        _time = Scale.Time.For(Values(AllColumns.Mean));
        _units = columns.Where(c => c.Quantity == Quantity.Bytes).ToDictionary(c => c, c => Scale.Bytes.For(Values(c)));
    }

    /// <summary>What people read; empty where the value is not known.</summary>
    public string Text(Column column, Row row)
    {
        if (column.Text?.Invoke(row) is { } text)
        {
            return text;
        }

        if (column.Quantity == Quantity.Text)
        {
            return column.Value(row) as string ?? "";
        }

        return column.Number(row) is not { } number ? "" : column.Quantity switch
        {
            Quantity.Time => Scale.Time.Text(number, _time),
            Quantity.Bytes => Scale.Bytes.Text(number, _units[column]),
            Quantity.Ratio => Digits.Ratio(number),
            Quantity.Share => Digits.Percent(number),
            _ => Digits.Significant(number, number == Math.Floor(number) ? 1 : 4),
        };
    }
}
