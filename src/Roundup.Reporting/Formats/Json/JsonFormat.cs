using System.Text.Encodings.Web;
using System.Text.Json;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Formats.Json;

// Writes the values of tables: an object with a member for each table, whose value is an array with an object for each row. Times are in
// ns, sizes in bytes; what is not known is null.
internal sealed class JsonFormat : IReportFormat
{
    public static JsonSerializerOptions Options { get; } = new()
    {
        WriteIndented = true,
        NewLine = "\n",
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    public string Name => "json";

    public string Extension => ".json";

    public FormatKind Kind => FormatKind.Data;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        var tables = new OrderedDictionary<string, List<OrderedDictionary<string, object?>>>();
        foreach (var table in sections.SelectMany(section => section.In(Detail.Data)).OfType<Table>())
        {
            tables[Unused(table.Name, tables.ContainsKey)] = Rows(table.Grid(Detail.Data));
        }

        output.Text.Write(JsonSerializer.Serialize(tables, Options) + "\n");
    }

    private static List<OrderedDictionary<string, object?>> Rows(Grid grid) => [.. grid.Rows.Select(row => Row(grid.Columns, row))];

    private static OrderedDictionary<string, object?> Row(IReadOnlyList<Column> columns, GridRow row)
    {
        var members = new OrderedDictionary<string, object?>();
        foreach (var (column, cell) in columns.Zip(row.Cells))
        {
            members[Unused(column.Name, members.ContainsKey)] = cell.Value is double number && !double.IsFinite(number) ? null : cell.Value;
        }

        return members;
    }

    private static string Unused(string name, Func<string, bool> isUsed) =>
        Enumerable.Range(1, int.MaxValue).Select(i => i == 1 ? name : $"{name} {i}").First(unused => !isUsed(unused));
}
