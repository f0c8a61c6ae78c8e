using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Tables;

/// <summary>The units of one table: one of time for the whole table, one of memory for each column.</summary>
internal sealed class TableUnits<TRow>
{
    private readonly Dictionary<Column, Unit> _units;

    /// <param name="columns">The columns.</param>
    /// <param name="typical">The rows whose values choose the units.</param>
    public TableUnits(IReadOnlyList<Column<TRow>> columns, IReadOnlyList<TRow> typical)
    {
        IEnumerable<double> Values(IEnumerable<Column<TRow>> some) =>
            some.SelectMany(column => typical.Select(column.Number).OfType<double>());
        var shared = columns.Where(column => column is { Quantity: Quantity.Time, HasOwnUnit: false, FixedUnit: null }).ToList();
        var time = Scale.Time.For(Values(shared.Where(column => column.ChoosesUnit)));
        _units = columns.Where(column => column.Quantity is Quantity.Time or Quantity.Bytes).ToDictionary<Column<TRow>, Column, Unit>(
            column => column,
            column => column.FixedUnit ?? (shared.Contains(column) ? time : ScaleOf(column).For(Values([column]))));
    }

    /// <summary>The text for people; empty where the value is not known.</summary>
    public Inline Text(Column<TRow> column, TRow row) => column.Text?.Invoke(row) ?? Inline.Of(Formatted(column, row));

    private string Formatted(Column<TRow> column, TRow row) => column.Quantity == Quantity.Text
        ? column.Value(row) as string ?? ""
        : column.Number(row) is not { } number ? "" : column.Quantity switch
        {
            Quantity.Time or Quantity.Bytes => ScaleOf(column).Text(number, _units[column], column.IsRough?.Invoke(row) == true),
            Quantity.Ratio => Digits.Ratio(number),
            Quantity.Share => Digits.Percent(number),
            _ when column.IsRough?.Invoke(row) == true => Digits.Significant(Digits.Rough(number), 2),
            _ => Digits.Significant(number, number == Math.Floor(number) ? 1 : 4),
        };

    private static Scale ScaleOf(Column<TRow> column) => column.Quantity == Quantity.Time ? Scale.Time : Scale.Bytes;
}
