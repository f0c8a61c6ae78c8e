using Roundup.Analysis.Cells;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>Rows and cases without a number.</summary>
internal static class OutcomeFindings
{
    /// <summary>
    /// The findings of the run: rows without any number, then single cases of rows that have other numbers. Another section has the
    /// reasons.
    /// </summary>
    public static IEnumerable<Finding> Of(IReadOnlyList<AnalysedCell> cells)
    {
        AnalysedCase[] all = [.. cells.SelectMany(c => c.Rows)];
        var measured = all.Where(r => r.Time is not null).Select(Name).ToHashSet();
        if (measured.Count == 0)
        {
            return [new(FindingCode.NothingMeasured, null, all.Length)];
        }

        var missing = all.Where(r => r.Time is null).ToLookup(r => measured.Contains(Name(r)));
        return
        [
            .. missing[false].GroupBy(r => r.Result.Outcome)
                .OrderBy(g => g.Key)
                .Select(g => new Finding(FindingCode.RowsWithoutNumber, null, g.Key.Word(), Names(g), Names(g).Length)),
            .. missing[true].GroupBy(r => r.Result.Outcome)
                .OrderBy(g => g.Key)
                .Select(g => new Finding(FindingCode.CasesWithoutNumber, null, g.Key.Word(), Names(g), g.Count())),
        ];
    }

    private static string Name(AnalysedCase row) => row.Result.Id.RowName;

    private static string[] Names(IEnumerable<AnalysedCase> rows) =>
        [.. rows.Select(Name).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
}
