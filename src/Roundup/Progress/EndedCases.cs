using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Cli.Progress;

/// <summary>
/// Cases that ended without a number: the first of each kind is shown, similar ones are counted. Of what is unavailable only a few are
/// shown: they say something of the package sources and nothing of the libraries.
/// </summary>
internal sealed class EndedCases
{
    private const int MostUnavailable = 3;

    private readonly Lock gate = new();
    private readonly Dictionary<(string Row, Outcome Outcome, string Reason), int> counts = [];
    private readonly HashSet<string> unavailable = [];

    /// <summary>Adds a case; the line to show, or null when a similar one was shown before.</summary>
    public string? Add(CaseId id, Outcome outcome, string reason)
    {
        lock (gate)
        {
            var key = (id.RowName, outcome, reason);
            counts[key] = counts.GetValueOrDefault(key) + 1;
            var isShown = counts[key] == 1
                && (outcome != Outcome.Unavailable || (unavailable.Add(reason) && unavailable.Count <= MostUnavailable));
            return isShown ? $"{outcome.Word()}: {id}: {reason}" : null;
        }
    }

    /// <summary>A line about the cases that were only counted; null when there are none.</summary>
    public string? Summary()
    {
        lock (gate)
        {
            var others = unavailable.Count > MostUnavailable
                ? $"{CountText.Of(counts.Keys.Count(kind => kind.Outcome == Outcome.Unavailable), "row is", "rows are")} unavailable, "
                    + $"for {CountText.Of(unavailable.Count, "reason")}: the report lists each. "
                : "";
            var counted = counts.Where(kind => others.Length == 0 || kind.Key.Outcome != Outcome.Unavailable).Sum(kind => kind.Value - 1);
            var more = counted == 0 ? "" : $"{CountText.Of(counted, "more case")} ended for the reasons above: the report lists each.";
            return others.Length + more.Length == 0 ? null : (others + more).TrimEnd();
        }
    }
}
