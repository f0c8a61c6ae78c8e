using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Cli.Progress;

/// <summary>Cases that ended without a number: the first of each kind is shown, similar ones are counted.</summary>
internal sealed class EndedCases
{
    private readonly Lock gate = new();
    private readonly Dictionary<(string Row, Outcome Outcome, string Reason), int> counts = [];

    /// <summary>Adds a case; the line to show, or null when a similar one was shown before.</summary>
    public string? Add(CaseId id, Outcome outcome, string reason)
    {
        lock (gate)
        {
            var key = (id.RowName, outcome, reason);
            counts[key] = counts.GetValueOrDefault(key) + 1;
            return counts[key] == 1 ? $"{outcome.Word()}: {id}: {reason}" : null;
        }
    }

    /// <summary>A line about the cases that were only counted; null when there are none.</summary>
    public string? Summary()
    {
        lock (gate)
        {
            var counted = counts.Values.Sum(n => n - 1);
            return counted == 0
                ? null
                : $"{CountText.Of(counted, "more case")} ended for the reasons above: the report lists each.";
        }
    }
}
