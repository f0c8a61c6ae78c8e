using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Common;

/// <summary>Each column of the tables explained; on the console those that were shown.</summary>
public static class LegendSection
{
    private const string Units =
        "1 us = 1,000 ns, 1 ms = 1,000 us; 1 KB = 1,024 B, 1 MB = 1,024 KB (as BenchmarkDotNet counts). An empty cell means not known, "
        + "never 0.";

    /// <summary>The section.</summary>
    /// <param name="run">The run.</param>
    /// <param name="columns">The columns of its tables.</param>
    /// <param name="before">A sentence that stands before the units in the full report.</param>
    /// <param name="after">One that stands behind them there.</param>
    /// <param name="isShort">Whether the console leaves the columns to documents: the answer follows its tables.</param>
    public static Section Create(
        ReportedRun run, IEnumerable<Column> columns, string before = "", string after = "", bool isShort = false)
    {
        ArgumentNullException.ThrowIfNull(run);
        var entries = columns.Where(column => column.Meaning.Length > 0)
            .Select(column => new ListItem(column.Heading, Inline.Of(column.Meaning))
            {
                Tone = Tone.Note,
                Explains = column.Name,
                Detail = column.Detail,
                IsLeftToDocuments = isShort,
            });
        var units = new ListItem("Units", Inline.Of(Units)) { Tone = Tone.Note, Detail = Detail.Brief };

        // Without a table there is nothing to explain on the console.
        var form = run.Cases.Any(row => row.HasNumber) ? Detail.Always : Detail.Full;
        return new(
            new Heading(2, "Legend") { Anchor = Anchors.Legend, Detail = form },
            new List(ListForm.Facts, [.. entries, .. Marks.Legend(run), units]) { Headings = ("Column", "Meaning"), Detail = form },
            new Paragraph(Inline.Of($"{before} {Units} {after}".Trim())) { Detail = Detail.Full })
        {
            BriefOrder = Order.Legend,
        };
    }
}
