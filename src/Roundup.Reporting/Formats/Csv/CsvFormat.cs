using CsvHelper;
using CsvHelper.Configuration;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Csv;

// Writes the values of tables: one header line and a record for each row, times in ns, sizes in bytes, invariant culture. Quoted as in RFC
// 4180; lines end in LF. What is not known is empty. Tables behind the first follow after an empty line.
internal sealed class CsvFormat : IReportFormat
{
    private static readonly CsvConfiguration s_configuration = new(CultureInfo.InvariantCulture) { NewLine = "\n" };

    public string Name => "csv";

    public string Extension => ".csv";

    public FormatKind Kind => FormatKind.Data;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        var isFirst = true;
        foreach (var table in sections.SelectMany(section => section.In(Detail.Data)).OfType<Table>())
        {
            output.Text.Write(isFirst ? "" : "\n");
            isFirst = false;
            using var csv = new CsvWriter(output.Text, s_configuration, leaveOpen: true);
            var grid = table.Grid(Detail.Data);
            WriteRecord(csv, grid.Columns.Select(column => column.Name));
            foreach (var row in grid.Rows)
            {
                WriteRecord(csv, row.Cells.Select(cell => Field(cell.Value)));
            }
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
