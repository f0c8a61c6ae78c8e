using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Views;

/// <summary>What was not measured for one and the same reason.</summary>
/// <param name="Outcome">The outcome.</param>
/// <param name="Reason">The reason.</param>
/// <param name="Rows">The rows' names.</param>
/// <param name="Cells">The cells.</param>
/// <param name="Cases">How many cases.</param>
internal sealed record Missing(Outcome Outcome, string Reason, IReadOnlyList<string> Rows, IReadOnlyList<CellId> Cells, int Cases)
{
    /// <summary>Where: the cell's name where it is one, else how many.</summary>
    public string Where => Cells.Count == 1 ? $"in {Words.Name(Cells[0])}" : $"in {Words.Count(Cells.Count, "cell")}";

    /// <summary>Everything without a number, the same reason said once; what went wrong first.</summary>
    public static IReadOnlyList<Missing> Of(AnalysedRun run) =>
    [
        .. run.Cells.SelectMany(c => c.Rows).Where(r => !r.HasNumber)
            .GroupBy(r => (r.Result.Outcome, Reason: ReasonOf(r)))
            .Select(g => new Missing(g.Key.Outcome, g.Key.Reason, [.. g.Select(r => Words.Name(r.Result.Id)).Distinct()], [.. g.Select(r => r.Result.Id.Cell).Distinct()], g.Count()))
            .OrderBy(m => m.Outcome.IsBenign()).ThenBy(m => m.Outcome),
    ];

    private static string ReasonOf(AnalysedCase row) => (row.Result.Outcome, row.Result.Reason) switch
    {
        (_, { Length: > 0 } reason) => reason,
        (Outcome.Measured, _) => "no launch finished with a usable batch",
        _ => "no reason was recorded",
    };
}
