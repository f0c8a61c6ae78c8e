using System.Globalization;
using CsvHelper;
using CsvHelper.Configuration;
using Roundup.Reporting.Tables;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Csv;

/// <summary>
/// Rows as records for programs: one header line and nothing else, times in ns, sizes in bytes, invariant culture. Quoted as in RFC 4180;
/// lines end in LF. What is not known is empty.
/// </summary>
public static class CsvRenderer
{
    private static readonly CsvConfiguration Configuration = new(CultureInfo.InvariantCulture) { NewLine = "\n" };

    /// <summary>Writes a file.</summary>
    /// <param name="columns">The columns; new ones go to the end: people's scripts count columns.</param>
    /// <param name="rows">The rows.</param>
    /// <param name="output">Where to.</param>
    public static void Write<TRow>(IReadOnlyList<Column<TRow>> columns, IEnumerable<TRow> rows, TextWriter output)
    {
        ArgumentNullException.ThrowIfNull(columns);
        ArgumentNullException.ThrowIfNull(rows);
        using var csv = new CsvWriter(output, Configuration, leaveOpen: true);
        WriteRecord(csv, columns.Select(column => column.Name));
        foreach (var row in rows)
        {
            WriteRecord(csv, columns.Select(column => Field(column.Value(row))));
        }
    }

    private static void WriteRecord(CsvWriter csv, IEnumerable<string> fields)
    {
        foreach (var field in fields)
        {
            csv.WriteField(field);
        }

        csv.NextRecord();
    }

    private static string Field(object? value) => value switch
    {
        null => "",
        // Twelve digits: more than any clock has, and without the dust of binary fractions.
        double number => double.IsFinite(number) ? number.ToString("G12", CultureInfo.InvariantCulture) : "",
        bool flag => flag ? "true" : "false",
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => CsvText.Cell(value.ToString()),
    };
}
