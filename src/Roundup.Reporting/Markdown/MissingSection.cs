using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>What has no number, and why; the same reason once.</summary>
internal static class MissingSection
{
    /// <summary>A budget can leave out hundreds of cells: the rest is in results.csv.</summary>
    private const int CellsNamed = 8;

    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Not measured", Anchors.Missing);
        var missing = Missing.Of(run);
        if (missing.Count == 0)
        {
            writer.Paragraph("Every case of the plan has a number.");
            return;
        }

        writer.Table(
            ["Outcome", "Serializers", "Cases", "Where", "Reason"],
            missing.Select(m => new Cell[]
            {
                m.Outcome.Word(),
                string.Join(", ", m.Rows),
                m.Cases.ToString(CultureInfo.InvariantCulture),
                Where(m),
                m.Reason,
            }));
    }

    private static string Where(Missing missing)
    {
        var named = string.Join("; ", missing.Cells.Take(CellsNamed).Select(Words.Name));
        return missing.Cells.Count > CellsNamed ? $"{named}; and {missing.Cells.Count - CellsNamed:N0} more, in results.csv" : named;
    }
}
