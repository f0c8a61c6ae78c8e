using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace Roundup.Analysis.Experiments.Checks;

// The text of expected-checks.json. Checks of a serializer that differ in one part alone stand in one line, with the alternatives in
// braces: values/{Keys,Text}/{Bytes,Stream} is four checks. Some libraries have hundreds.
internal static class ExpectedChecksText
{
    private const string Version = "version";
    private const string Serializers = "serializers";

    // Category, probe, shape and way.
    private const int Parts = 4;

    // The part with the most alternatives comes last, so that it joins what the others have joined.
    private static readonly int[] s_order = [2, 3, 1];

    private static readonly JsonWriterOptions s_written = new()
    {
        Indented = true,
        NewLine = "\n",
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    public static string Write(ExpectedChecks expected)
    {
        using var bytes = new MemoryStream();
        using (var json = new Utf8JsonWriter(bytes, s_written))
        {
            json.WriteStartObject();
            json.WriteString(Version, expected.Version);
            json.WriteStartObject(Serializers);
            foreach (var (serializer, checks) in expected.Serializers.Where(row => row.Value.Count > 0)
                .OrderBy(row => row.Key, StringComparer.Ordinal))
            {
                json.WriteStartObject(serializer);
                foreach (var (line, outcome) in Lines(checks).OrderBy(line => line.Line, StringComparer.Ordinal))
                {
                    json.WriteString(line, outcome.ToString());
                }

                json.WriteEndObject();
            }

            json.WriteEndObject();
            json.WriteEndObject();
        }

        return Encoding.UTF8.GetString(bytes.GetBuffer(), 0, (int)bytes.Length) + "\n";
    }

    public static ExpectedChecks Parse(string text)
    {
        using var document = JsonDocument.Parse(text, new() { AllowDuplicateProperties = false });
        var root = Members(document.RootElement, "the file");
        if (root.Keys.Except([Version, Serializers]).FirstOrDefault() is { } unknown)
        {
            throw new JsonException($"'{unknown}' is neither {Version} nor {Serializers}");
        }

        var version = root.TryGetValue(Version, out var given) && given.ValueKind is JsonValueKind.String or JsonValueKind.Null
            ? given.GetString()
            : throw new JsonException($"{Version} is no text: give that of the library, or null");
        var rows = Members(root.GetValueOrDefault(Serializers), Serializers);
        return new(
            version,
            rows.ToDictionary(
                row => row.Key, IReadOnlyDictionary<ExpectedCheck, CheckOutcome> (row) => Checks(row.Key, Members(row.Value, row.Key))));
    }

    public static Dictionary<string, JsonElement> Members(JsonElement element, string name) => element.ValueKind == JsonValueKind.Object
        ? element.EnumerateObject().ToDictionary(member => member.Name, member => member.Value)
        : throw new JsonException($"{name} is no object");

    private static Dictionary<ExpectedCheck, CheckOutcome> Checks(string serializer, Dictionary<string, JsonElement> lines)
    {
        var checks = new Dictionary<ExpectedCheck, CheckOutcome>();
        foreach (var (line, value) in lines)
        {
            var outcome = Enum.GetValues<CheckOutcome>().Cast<CheckOutcome?>().FirstOrDefault(known =>
                value.ValueKind == JsonValueKind.String && known.ToString() == value.GetString())
                ?? throw new JsonException(
                    $"{value.GetRawText()} of {serializer}, {line}, is none of {string.Join(", ", Enum.GetNames<CheckOutcome>())}");
            foreach (var name in Expanded(line))
            {
                var check = ExpectedCheck.Parse(name)
                    ?? throw new JsonException($"'{name}' of {serializer} is not the name of a check");
                if (!checks.TryAdd(check, outcome))
                {
                    throw new JsonException($"'{name}' of {serializer} stands twice");
                }
            }
        }

        return checks;
    }

    private static IEnumerable<string> Expanded(string line)
    {
        var start = line.IndexOf('{');
        var end = start < 0 ? -1 : line.IndexOf('}', start);
        return end < 0 ? [line.TrimEnd('/')]
            : line[(start + 1)..end].Split(',').SelectMany(one => Expanded(line[..start] + one + line[(end + 1)..]));
    }

    private static IEnumerable<(string Line, CheckOutcome Outcome)> Lines(IReadOnlyDictionary<ExpectedCheck, CheckOutcome> checks)
    {
        var lines = checks.Select(check => (Parts: PartsOf(check.Key), Outcome: check.Value)).ToList();
        foreach (var part in s_order)
        {
            lines =
            [
                .. lines.GroupBy(line => (string.Join('/', line.Parts.Index().Where(one => one.Index != part)), line.Outcome))
                    .Select(same =>
                    {
                        string[] parts = [.. same.First().Parts];
                        parts[part] = Joined([.. same.Select(line => line.Parts[part]).Order(StringComparer.Ordinal)]);
                        return (parts, same.Key.Outcome);
                    }),
            ];
        }

        return lines.Select(line => (string.Join('/', line.Parts).TrimEnd('/'), line.Outcome));
    }

    private static string[] PartsOf(ExpectedCheck check) => check.Parts() is var parts && parts.Length == Parts ? parts : [.. parts, ""];

    private static string Joined(IReadOnlyList<string> alternatives) =>
        alternatives is [var only] ? only : $"{{{string.Join(',', alternatives)}}}";
}
