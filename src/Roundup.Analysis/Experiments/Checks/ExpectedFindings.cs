using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using Expected = System.Collections.Generic.IReadOnlyDictionary<string,
    System.Collections.Generic.IReadOnlyDictionary<string, Roundup.Contracts.CheckOutcome>>;

namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// The file of the findings of own data that are expected, by serializer and <see cref="OwnFinding.Key"/>: a line each, in order, so that
/// two branches merge line by line.
/// </summary>
public static class ExpectedFindings
{
    private static readonly JsonDocumentOptions s_read =
        new() { AllowDuplicateProperties = false, AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip };

    private static readonly Dictionary<string, CheckOutcome> s_outcomes = Enum.GetValues<CheckOutcome>()
        .Where(outcome => outcome > CheckOutcome.ByRoundup).ToDictionary(outcome => outcome.Word());

    /// <summary>No expected finding.</summary>
    public static Expected None { get; } = new Dictionary<string, IReadOnlyDictionary<string, CheckOutcome>>();

    /// <summary>Reads the text of the file.</summary>
    /// <exception cref="JsonException">It is not such a file.</exception>
    public static Expected Parse(string text)
    {
        using var document = JsonDocument.Parse(text, s_read);
        return ExpectedChecksText.Members(document.RootElement, "the file").ToDictionary(
            serializer => serializer.Key,
            IReadOnlyDictionary<string, CheckOutcome> (serializer) => ExpectedChecksText.Members(serializer.Value, serializer.Key)
                .ToDictionary(finding => finding.Key, finding => Outcome(serializer.Key, finding.Key, finding.Value)));
    }

    /// <summary>The text of the file.</summary>
    public static string Text(Expected findings)
    {
        ArgumentNullException.ThrowIfNull(findings);
        var text = new StringBuilder("{\n");
        foreach (var serializer in findings.Where(one => one.Value.Count > 0).OrderBy(one => one.Key, StringComparer.Ordinal))
        {
            text.Append($"  {Quoted(serializer.Key)}: {{\n");
            foreach (var (key, outcome) in serializer.Value.OrderBy(one => one.Key, StringComparer.Ordinal))
            {
                text.Append($"    {Quoted(key)}: {Quoted(outcome.Word())},\n");
            }

            text.Append("  },\n");
        }

        return text.Append("}\n").ToString();
    }

    /// <summary>The same with what a run found in place of what it checked again; what <c>--accept</c> covers needs no line.</summary>
    /// <param name="findings">The findings that were expected.</param>
    /// <param name="file">The results.</param>
    /// <param name="others">The targets of the suite that the run left out: what is expected of them stays.</param>
    public static Expected With(Expected findings, ResultsFile file, IReadOnlyList<string> others)
    {
        ArgumentNullException.ThrowIfNull(findings);
        var checks = new OwnChecks(file);
        var found = checks.Findings(null).Where(finding => finding.State != FindingState.Expected).ToLookup(finding => finding.Serializer);
        var all = findings.ToDictionary();
        foreach (var serializer in checks.Serializers)
        {
            var now = found[serializer].Select(one => (Key: OwnKey.Parse(one.Key)!, one.Outcome))
                .SelectMany(one => OfTargets(one.Key, others.Count == 0 ? [] : checks.Targets(serializer, one.Key with { Target = null }))
                    .Select(key => (Key: key, one.Outcome))).ToList();
            var before = OwnChecks.Keys(findings.GetValueOrDefault(serializer));
            var kept = before.Where(one => !IsReplaced(serializer, one.Key)).ToDictionary();

            // A line for all targets stays one where all that were run have a finding of its name; else it is one for each of the others.
            foreach (var (key, outcome) in before.Where(one => others.Count > 0 && one.Key.Target is null && !kept.ContainsKey(one.Key)))
            {
                var isFound = checks.Targets(serializer, key).TrueForAll(target =>
                    now.Exists(one => one.Key == key with { Target = target }));
                OfTargets(key, isFound ? [] : others).ToList().ForEach(one => kept.TryAdd(one, outcome));
            }

            foreach (var (key, outcome) in now)
            {
                if (!kept.TryGetValue(key with { Target = null }, out var known) || known != outcome)
                {
                    kept[key] = outcome;
                }
            }

            all[serializer] = kept.ToDictionary(one => one.Key.ToString(), one => one.Value);
        }

        return all;

        static IEnumerable<OwnKey> OfTargets(OwnKey key, IReadOnlyList<string> targets) =>
            key.Target is not null || targets.Count == 0 ? [key] : targets.Select(target => key with { Target = target });

        bool IsReplaced(string serializer, OwnKey key) => key.Category != CheckCategory.Threads
            && checks.Targets(serializer, key with { Target = null }) is { Count: > 0 } targets
            && (key.Target is null || targets.Contains(key.Target));
    }

    private static CheckOutcome Outcome(string serializer, string key, JsonElement value) =>
        OwnKey.Parse(key) is null ? throw new JsonException($"'{key}' of {serializer} is not the name of a finding")
        : value.ValueKind == JsonValueKind.String && s_outcomes.TryGetValue(value.GetString()!, out var outcome) ? outcome
        : throw new JsonException($"{value.GetRawText()} of {serializer}, {key}, is none of {string.Join(", ", s_outcomes.Keys)}");

    private static string Quoted(string text) => $"\"{JsonEncodedText.Encode(text, JavaScriptEncoder.UnsafeRelaxedJsonEscaping)}\"";
}
