using Roundup.Analysis.SteadyState;
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
        CsvText.WriteRecord(output, Layouts.Csv.Select(c => c.Name));
        foreach (var cell in run.Cells)
        {
            foreach (var row in cell.Rows.Select(c => new Row(run, cell, c)))
            {
                CsvText.WriteRecord(output, Layouts.Csv.Select(column => column.Value(row)));
            }
        }
    }
}
