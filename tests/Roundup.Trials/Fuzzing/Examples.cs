using System.Text;

namespace Roundup.Trials.Fuzzing;

/// <summary>The right files that mutations start from.</summary>
internal static class Examples
{
    private const string Published = """
        {
          "source": "A page", "url": "https://example.org/", "date": "2022", "target": "net6.0", "baseline": "Base", // a comment
          "rows": { "Base": { "row": "Swift.Json" }, "Packed": { "row": "Packed", "version": "1.2" }, "Gone": null },
          "tables": [
            { "dataset": "Users", "shape": "Bytes", "operation": "Serialize", "columns": ["name", "count", "ratio", "meanNs"],
              "values": [["Base", 20, 1, 100], ["Packed", 20, 0.5, 50], ["Gone", 20, 3, null], ["Base", 1, 1, 10]] },
          ],
        }
        """;

    private const string Suite = """
        {
          "title": "Quick", "description": "A suite.", "serializers": ["*"], "compressors": ["none"],
          "datasets": ["Books", { "name": "Users", "counts": [20, 1] }], "shapes": ["Bytes", "String"], "operations": ["Serialize"],
          "targets": ["net10.0"], "baseline": "Swift.Json", "effort": "quick", "extraColumns": ["PeakMemory"], "launches": 5, "rounds": 3,
          "warmupMs": 250, "published": "quick", "experiment": "steady-state",
          "report": { "joinTargets": true, "macro": true, "tables": [{ "title": "Text", "formats": ["JSON", "!none"] }] },
        }
        """;

    /// <summary>Puts them into a sandbox.</summary>
    public static IReadOnlyList<Example> In(Sandbox sandbox)
    {
        var repository = sandbox.Repository;
        repository.Dataset("Shelf", "1 2", "<SampleSet>small</SampleSet><ModelOf>Books</ModelOf><Document>true</Document>");
        var suite = repository.Suite("quick", Suite);
        var published = repository.Write("published/quick.json", Published);
        var library = repository.In("serializers/SwiftJson/SwiftJson.csproj");
        var dataset = repository.In("datasets/Shelf/Shelf.csproj");
        string[] run = ["run", "--output", sandbox.In("run"), "--seed", "1"];
        var results = ResultsExamples.All().Select(bytes => Results(sandbox, bytes)).ToList();
        var journals = JournalExamples.All(sandbox).Select(bytes => Journal(sandbox, bytes)).ToList();
        Example[] written =
        [
            Json("suite", suite, run), Json("published", published, run), Xml("dataset", dataset, run), Xml("serializer", library, run),
        ];

        // As many of each kind as there are of results, which have most members.
        return [.. results.SelectMany((result, i) => new[] { result, journals[i % journals.Count], written[i % written.Length] })];
    }

    private static Example Results(Sandbox sandbox, byte[] bytes)
    {
        var file = sandbox.In("results.json");
        var mutator = new Mutator(bytes, Spans.OfJson(bytes), NastyValues.Json);
        return new("results", file, bytes, ["report", file, "--output", sandbox.In("report")]) { Mutator = mutator };
    }

    private static Example Journal(Sandbox sandbox, byte[] bytes)
    {
        var file = sandbox.In("run/journal.jsonl");
        var mutator = new Mutator(bytes, Spans.OfJsonLines(bytes), NastyValues.Json);
        return new("journal", file, bytes, ["run", "--resume", sandbox.In("run")]) { Mutator = mutator };
    }

    private static Example Json(string kind, string file, IReadOnlyList<string> arguments)
    {
        var bytes = File.ReadAllBytes(file);
        return new(kind, file, bytes, arguments) { Mutator = new(bytes, Spans.OfJson(bytes), NastyValues.Json) };
    }

    private static Example Xml(string kind, string file, IReadOnlyList<string> arguments)
    {
        var bytes = File.ReadAllBytes(file);
        return new(kind, file, bytes, arguments) { Mutator = new(bytes, Spans.OfXml(Encoding.UTF8.GetString(bytes)), NastyValues.Xml) };
    }
}
