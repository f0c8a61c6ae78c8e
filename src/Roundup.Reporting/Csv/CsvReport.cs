using System.Globalization;
using Roundup.Analysis;
using Roundup.Reporting.Columns;

namespace Roundup.Reporting.Csv;

/// <summary>
/// Every case as one record, for programs: one header line and nothing else, times in ns, sizes in bytes, invariant culture.
/// Quoted as in RFC 4180; lines end in LF. What is not known is empty. Text is not changed, a leading '=' neither: this is data.
/// </summary>
public sealed class CsvReport : IReport
{
    /// <inheritdoc/>
    public string FileName => "results.csv";

    /// <inheritdoc/>
    public void Write(AnalysedRun run, TextWriter output)
    {
        WriteRecord(output, Layouts.Csv.Select(c => c.Name));
        foreach (var cell in run.Cells)
        {
            foreach (var row in cell.Rows.Select(c => new Row(run, cell, c)))
            {
                WriteRecord(output, Layouts.Csv.Select(column => Field(column.Value(row))));
            }
        }
    }

    internal static void WriteRecord(TextWriter output, IEnumerable<string> fields)
    {
        output.Write(string.Join(',', fields.Select(Quote)));
        output.Write('\n');
    }

    internal static string Field(object? value) => value switch
    {
        null => "",
        // Twelve digits: more than any clock has, and without the dust of binary fractions.
        double number => double.IsFinite(number) ? number.ToString("G12", CultureInfo.InvariantCulture) : "",
        bool flag => flag ? "true" : "false",
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
    };

    private static string Quote(string field) =>
        field.AsSpan().IndexOfAny(",\"\r\n") >= 0 || field.StartsWith(' ') || field.EndsWith(' ') ? $"\"{field.Replace("\"", "\"\"", StringComparison.Ordinal)}\"" : field;
}
