using Roundup.Analysis.Experiments.Speed;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>A row that is gone, or whose library is.</summary>
internal sealed record Removed(SerializerInfo Info, string? Why, string Here, string? Reason)
{
    private static readonly string[] Gone = ["withdrawn", "dead", "archived", "dangerous"];

    /// <summary>The rows without any number, and those whose status says that one should not start with them; the former first.</summary>
    public static IReadOnlyList<Removed> Of(AnalysedRun run) =>
    [
        .. run.Cells.SelectMany(cell => cell.Rows).GroupBy(row => row.Serializer)
            .Where(rows => !rows.Key.IsFloor && (rows.All(row => row.Time is null) || Gone.Contains(rows.Key.Status)))
            .OrderBy(rows => rows.Any(row => row.Time is not null)).ThenBy(rows => rows.Key.Name, StringComparer.OrdinalIgnoreCase)
            .Select(rows => new Removed(
                rows.Key,
                rows.Key.StatusReason ?? rows.Key.Dangerous,
                string.Join(", ", rows.Select(row => row.Result.Outcome).Distinct().Order().Select(outcome => outcome.Word())),
                Joined(rows.Select(row => row.Result.Reason)))),
    ];

    private static string? Joined(IEnumerable<string?> reasons) =>
        string.Join("; ", reasons.OfType<string>().Distinct().Select(Visible.Line)) is { Length: > 0 } text ? text : null;
}
