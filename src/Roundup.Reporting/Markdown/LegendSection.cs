using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Columns;
using Roundup.Reporting.Views;

namespace Roundup.Reporting.Markdown;

/// <summary>Each column of the tables explained.</summary>
internal static class LegendSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Legend", Anchors.Legend);
        writer.Table(["Column", "Meaning"], Layouts.Markdown(run.File.Run).Select(c => new Cell[] { c.Heading, c.Meaning }));
        writer.Paragraph(Legend.Units + " Quartiles, Min and Max are of the undisturbed batches of all launches.");
    }
}
