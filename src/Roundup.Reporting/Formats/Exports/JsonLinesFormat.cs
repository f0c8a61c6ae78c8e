using System.Text.Json;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Json;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Formats.Exports;

/// <summary>Writes the values of tables, an object a line: for pandas, DuckDB, jq. Times are in ns; what is not known is null.</summary>
internal sealed class JsonLinesFormat : IReportFormat
{
    public string Name => "jsonl";

    public string Extension => ".jsonl";

    public FormatKind Kind => FormatKind.Export;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        foreach (var table in sections.SelectMany(section => section.In(Detail.Data)).OfType<Table>())
        {
            foreach (var row in JsonFormat.Rows(table.Grid(Detail.Data)))
            {
                output.Text.Write(JsonSerializer.Serialize(row, JsonFormat.OfLines) + "\n");
            }
        }
    }
}
