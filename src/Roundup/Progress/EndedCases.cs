using Roundup.Results;

namespace Roundup.Cli.Progress;

/// <summary>Cases that ended without a number: the first of each kind is told, its like are counted.</summary>
internal sealed class EndedCases
{
    private readonly Lock gate = new();
    private readonly Dictionary<(string Row, Outcome Outcome, string Reason), int> counts = [];

    /// <summary>Takes a case; the line to show, or null when one like it was told before.</summary>
    public string? Add(CaseId id, Outcome outcome, string reason)
    {
        lock (gate)
        {
            var key = (id.RowName, outcome, reason);
            counts[key] = counts.GetValueOrDefault(key) + 1;
            return counts[key] == 1 ? $"{outcome.Word()}: {id}: {reason}" : null;
        }
    }

    /// <summary>A line about what was not told one by one; null when there is nothing.</summary>
    public string? Rest()
    {
        lock (gate)
        {
            var silent = counts.Values.Sum(n => n - 1);
            return silent == 0 ? null : $"{silent} more {(silent == 1 ? "case" : "cases")} ended for the reasons above: the report lists each.";
        }
    }
}
