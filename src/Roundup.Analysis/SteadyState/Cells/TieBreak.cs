namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>
/// Orders rows that share a rank. Their times do not tell them apart; the instructions of a call, which other work on the machine does not
/// change, may. The ranks stay.
/// </summary>
internal static class TieBreak
{
    /// <summary>The rows, those of each rank ordered by instructions among their places, where all of them have the counter.</summary>
    public static IReadOnlyList<AnalysedCase> ByInstructions(IReadOnlyList<AnalysedCase> rows)
    {
        AnalysedCase[] ordered = [.. rows];
        foreach (var tie in rows.Index().Where(row => row.Item.Rank is not null).GroupBy(row => row.Item.Rank))
        {
            if (tie.All(row => row.Item.Work?.Instructions is not null))
            {
                foreach (var (place, row) in tie.Select(t => t.Index).Zip(tie.Select(t => t.Item).OrderBy(r => r.Work!.Instructions)))
                {
                    ordered[place] = row;
                }
            }
        }

        return ordered;
    }
}
