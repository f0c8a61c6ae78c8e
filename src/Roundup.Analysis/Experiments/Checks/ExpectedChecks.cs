using System.Text.Json;

namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// The checks of a library's serializers that are known to fail, as <c>expected-checks.json</c> beside its entrant has them. A check
/// that is not listed is expected to pass.
/// </summary>
/// <param name="Version">The version of the library with which they were found; null where it is not known.</param>
/// <param name="Serializers">By serializer, then by check: the expected result.</param>
public sealed record ExpectedChecks(
    string? Version, IReadOnlyDictionary<string, IReadOnlyDictionary<ExpectedCheck, CheckOutcome>> Serializers)
{
    /// <summary>No expected failure.</summary>
    public static ExpectedChecks None { get; } = new(null, new Dictionary<string, IReadOnlyDictionary<ExpectedCheck, CheckOutcome>>());

    /// <summary>Reads the text of the file.</summary>
    /// <exception cref="JsonException">It is not such a file.</exception>
    public static ExpectedChecks Parse(string text) => ExpectedChecksText.Parse(text);

    /// <summary>The text of the file.</summary>
    public string Text() => ExpectedChecksText.Write(this);

    /// <summary>The differences that a run found, by serializer and check.</summary>
    public IReadOnlyList<CheckChange> Compare(CheckedLibrary found)
    {
        ArgumentNullException.ThrowIfNull(found);
        return
        [
            .. from row in found.Serializers.Order(StringComparer.Ordinal)
               from id in found.Ids(row).Union((Serializers.GetValueOrDefault(row)?.Keys ?? []).Select(known => known.Id))
                   .OrderBy(id => id.ToString(), StringComparer.Ordinal)
               from change in found.Targets(row, id)
                   .Select(target => (Target: target, Expected: Find(row, id, target), Found: found.Outcome(row, id, target)))
                   .Where(one => one.Expected != one.Found && !(one.Found == CheckOutcome.Passed && IsByChance(id)))
                   .GroupBy(one => (one.Expected, one.Found), one => one.Target)
               select new CheckChange(row, id, change.Key.Expected, change.Key.Found, [.. change]),
        ];
    }

    /// <summary>The same with the failures of a run; checks that it did not run stay.</summary>
    public ExpectedChecks With(CheckedLibrary found)
    {
        ArgumentNullException.ThrowIfNull(found);
        var rows = Serializers.ToDictionary(row => row.Key, row => row.Value);
        foreach (var serializer in found.Serializers)
        {
            var before = rows.GetValueOrDefault(serializer) ?? new Dictionary<ExpectedCheck, CheckOutcome>();
            var ids = found.Ids(serializer).Union(before.Keys.Select(known => known.Id)).ToList();
            rows[serializer] = ids.SelectMany(id => Entries(serializer, id, before, found)).ToDictionary();
        }

        return new(found.Version, rows);
    }

    private IEnumerable<KeyValuePair<ExpectedCheck, CheckOutcome>> Entries(
        string serializer, CheckId id, IReadOnlyDictionary<ExpectedCheck, CheckOutcome> before, CheckedLibrary found)
    {
        var asked = found.Targets(serializer, id).ToDictionary(target => target, target =>
            found.Outcome(serializer, id, target) is var outcome && outcome == CheckOutcome.Passed && IsByChance(id)
                ? Find(serializer, id, target)
                : outcome);
        var others = before.Where(entry => entry.Key.Id == id && !(entry.Key.Target is { } target && asked.ContainsKey(target)));
        if (asked.Count == 0)
        {
            return others;
        }

        // What most targets have; of equally many the worst.
        var usual = asked.Values.CountBy(outcome => outcome)
            .OrderByDescending(one => one.Value).ThenByDescending(one => one.Key).First().Key;
        return others.Where(entry => entry.Key.Target is not null)
            .Concat(asked.Select(one => KeyValuePair.Create(new ExpectedCheck(id, one.Key), one.Value)))
            .Where(entry => entry.Value != usual)
            .Concat(usual == CheckOutcome.Passed ? [] : [KeyValuePair.Create(new ExpectedCheck(id), usual)]);
    }

    private CheckOutcome Find(string serializer, CheckId id, string target) =>
        Serializers.TryGetValue(serializer, out var entries)
            && (entries.TryGetValue(new(id, target), out var outcome) || entries.TryGetValue(new(id), out outcome))
            ? outcome
            : CheckOutcome.Passed;

    // Whether a check that passes once may fail the next time: threads met otherwise.
    private static bool IsByChance(CheckId id) => id.Category == CheckCategory.Threads;
}

/// <summary>A check that is known to fail.</summary>
/// <param name="Id">The name of the check.</param>
/// <param name="Target">The target that it is known of alone; null: every one.</param>
public sealed record ExpectedCheck(CheckId Id, string? Target = null)
{
    private const string On = " on ";

    /// <summary>Reads what <see cref="ToString"/> writes; null if it is no such text.</summary>
    public static ExpectedCheck? Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        var end = text.LastIndexOf(On, StringComparison.Ordinal);
        return CheckId.Parse(end < 0 ? text : text[..end]) is { } id ? new(id, end < 0 ? null : text[(end + On.Length)..]) : null;
    }

    internal string[] Parts() => [.. Id.Parts.SkipLast(1), Id.Parts[^1] + (Target is null ? "" : On + Target)];

    /// <inheritdoc/>
    public override string ToString() => Target is null ? $"{Id}" : $"{Id}{On}{Target}";
}

/// <summary>A check with another result than the expected one.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Id">The name of the check.</param>
/// <param name="Expected">The expected result.</param>
/// <param name="Found">The result.</param>
/// <param name="Targets">The targets with this result.</param>
public sealed record CheckChange(string Serializer, CheckId Id, CheckOutcome Expected, CheckOutcome Found, IReadOnlyList<string> Targets);
