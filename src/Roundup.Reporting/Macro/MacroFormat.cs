using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.Macro;
using Roundup.Reporting.Columns;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Macro;

/// <summary>How the values of one macro table are written: one unit of time for the table, one unit of memory for each column.</summary>
internal sealed class MacroFormat
{
    private readonly AnalysedRun _run;
    private readonly Unit _time;
    private readonly Dictionary<MacroColumn, Unit> _bytes;

    /// <summary>Chooses the units by the serializers; by the floors where there is nothing else.</summary>
    public MacroFormat(AnalysedRun run, IReadOnlyList<MacroRow> rows, IReadOnlyList<MacroColumn> columns)
    {
        _run = run;
        var typical = rows.Where(row => !row.Any.Serializer.IsFloor).ToList();
        typical = typical.Count == 0 ? [.. rows] : typical;
        IEnumerable<double> Values(MacroColumn column) => typical.Select(row => Number(column.Value(run, row))).OfType<double>();
        _time = Scale.Time.For(columns.Where(column => column.Quantity == Quantity.Time).SelectMany(Values));
        _bytes = columns.Where(column => column.Quantity == Quantity.Bytes).ToDictionary(column => column, column => Scale.Bytes.For(Values(column)));
    }

    /// <summary>What people read; empty where the value is not known.</summary>
    public string Text(MacroColumn column, MacroRow row)
    {
        var value = column.Value(_run, row);
        return Number(value) is not { } number ? value as string ?? "" : column.Quantity switch
        {
            Quantity.Time => Scale.Time.Text(number, _time),
            Quantity.Bytes => Scale.Bytes.Text(number, _bytes[column]),
            _ => Digits.Ratio(number),
        };
    }

    private static double? Number(object? value) => value switch
    {
        double number when double.IsFinite(number) => number,
        long number => number,
        _ => null,
    };
}
