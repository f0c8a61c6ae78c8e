using System.Text.Json;

namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// The sentences of a library's rows that are known not to hold, as <c>expected-checks.json</c> beside its entrant has them. A sentence
/// holds for every target, one whose name ends with <c> on net8.0</c> for that target alone; a sentence that is not listed is expected to
/// hold.
/// </summary>
/// <param name="Version">The version of the library with which they were found; null where it is not known.</param>
/// <param name="Rows">By row, then by the name of the sentence: what is expected to become of it.</param>
public sealed record ExpectedChecks(
    string? Version, IReadOnlyDictionary<string, IReadOnlyDictionary<string, CheckOutcome>> Rows)
{
    private const string On = " on ";

    /// <summary>No sentence that does not hold.</summary>
    public static ExpectedChecks None { get; } = new(null, new Dictionary<string, IReadOnlyDictionary<string, CheckOutcome>>());

    /// <summary>Reads the text of the file.</summary>
    /// <exception cref="JsonException">It is not such a file.</exception>
    public static ExpectedChecks Parse(string text) => ExpectedChecksText.Parse(text);

    /// <summary>The text of the file.</summary>
    public string Text() => ExpectedChecksText.Of(this);

    /// <summary>What a run found otherwise, by row and sentence.</summary>
    public IReadOnlyList<CheckChange> Compare(CheckedLibrary found)
    {
        ArgumentNullException.ThrowIfNull(found);
        return
        [
            .. from row in found.Rows.Order(StringComparer.Ordinal)
               from id in found.Ids(row).Union((Rows.GetValueOrDefault(row)?.Keys ?? []).Select(IdOf)).Order(StringComparer.Ordinal)
               from change in found.Targets(row, id)
                   .Select(target => (Target: target, Expected: Of(row, id, target), Found: found.Outcome(row, id, target)))
                   .Where(one => one.Expected != one.Found && !(one.Found == CheckOutcome.Held && IsByChance(id)))
                   .GroupBy(one => (one.Expected, one.Found), one => one.Target)
               select new CheckChange(row, id, change.Key.Expected, change.Key.Found, [.. change]),
        ];
    }

    /// <summary>The same with what a run found; what it did not ask stays.</summary>
    public ExpectedChecks With(CheckedLibrary found)
    {
        ArgumentNullException.ThrowIfNull(found);
        var rows = Rows.ToDictionary(row => row.Key, row => row.Value);
        foreach (var row in found.Rows)
        {
            var before = rows.GetValueOrDefault(row) ?? new Dictionary<string, CheckOutcome>();
            var ids = found.Ids(row).Union(before.Keys.Select(IdOf)).ToList();
            rows[row] = ids.SelectMany(id => Entries(row, id, before, found)).ToDictionary();
        }

        return new(found.Version, rows);
    }

    private IEnumerable<KeyValuePair<string, CheckOutcome>> Entries(
        string row, string id, IReadOnlyDictionary<string, CheckOutcome> before, CheckedLibrary found)
    {
        var asked = found.Targets(row, id).ToDictionary(target => target, target =>
            found.Outcome(row, id, target) is var outcome && outcome == CheckOutcome.Held && IsByChance(id)
                ? Of(row, id, target)
                : outcome);
        var others = before.Where(entry => IdOf(entry.Key) == id && !asked.ContainsKey(TargetOf(entry.Key)));
        if (asked.Count == 0)
        {
            return others;
        }

        // What most targets have; of equally many the worst.
        var usual = asked.Values.CountBy(outcome => outcome)
            .OrderByDescending(one => one.Value).ThenByDescending(one => one.Key).First().Key;
        return others.Where(entry => entry.Key != id)
            .Concat(asked.Select(one => KeyValuePair.Create(id + On + one.Key, one.Value)))
            .Where(entry => entry.Value != usual)
            .Concat(usual == CheckOutcome.Held ? [] : [KeyValuePair.Create(id, usual)]);
    }

    private CheckOutcome Of(string row, string id, string target) =>
        Rows.TryGetValue(row, out var entries)
            && (entries.TryGetValue(id + On + target, out var outcome) || entries.TryGetValue(id, out outcome))
            ? outcome
            : CheckOutcome.Held;

    /// <summary>Whether a sentence that holds once may fail the next time: threads met otherwise.</summary>
    private static bool IsByChance(string id) => id.StartsWith(CheckColumn.Threads.Word() + "/", StringComparison.Ordinal);

    /// <summary>The name of the sentence, without the target.</summary>
    internal static string IdOf(string key) => key.LastIndexOf(On, StringComparison.Ordinal) is > 0 and var end ? key[..end] : key;

    private static string TargetOf(string key) =>
        key.LastIndexOf(On, StringComparison.Ordinal) is > 0 and var end ? key[(end + On.Length)..] : "";
}

/// <summary>A sentence of which something else became than was expected.</summary>
/// <param name="Row">The serializer's row.</param>
/// <param name="Id">The name of the sentence.</param>
/// <param name="Expected">What was expected.</param>
/// <param name="Found">What was found.</param>
/// <param name="Targets">The targets where it was found.</param>
public sealed record CheckChange(string Row, string Id, CheckOutcome Expected, CheckOutcome Found, IReadOnlyList<string> Targets);
