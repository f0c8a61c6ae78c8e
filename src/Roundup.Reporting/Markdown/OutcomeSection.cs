using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>How many cases of each row ended how.</summary>
internal static class OutcomeSection
{
    private const string Total = "Total";

    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Outcomes", Anchors.Outcomes);
        var cases = run.Cells.SelectMany(c => c.Rows).Select(r => r.Result).ToList();
        if (cases.Count == 0)
        {
            writer.Paragraph("The plan has no case.");
            return;
        }

        var outcomes = cases.Select(c => c.Outcome).Distinct().Order().ToList();
        var anyLossy = cases.Any(c => c.Fidelity == Fidelity.Lossy);
        IReadOnlyList<Cell> Line(Cell name, IReadOnlyCollection<CaseResult> of) =>
        [
            name,
            .. outcomes.Select(o => (Cell)Number(of.Count(c => c.Outcome == o))),
            .. anyLossy ? new Cell[] { Number(of.Count(c => c.Fidelity == Fidelity.Lossy)) } : [],
        ];
        writer.Table(
            ["Serializer", .. outcomes.Select(o => (Cell)o.Word()), .. anyLossy ? new Cell[] { "of them lossy" } : []],
            [.. cases.GroupBy(c => Words.Name(c.Id)).OrderBy(g => g.Key, StringComparer.OrdinalIgnoreCase).Select(g => Line(g.Key, [.. g])), Line(new Cell($"**{Total}**"), cases)],
            right: i => i > 0);
    }

    /// <summary>None is an empty place: what happened stands out.</summary>
    private static string Number(int count) => count == 0 ? "" : count.ToString(CultureInfo.InvariantCulture);
}
